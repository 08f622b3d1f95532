# SPDX-License-Identifier: GPL-3.0-or-later
# Completes what orrery-cli says about itself, so that it knows what the program knows.

function __orrery_cli_help
    set -l words (commandline -opc)
    $words[1] $argv --help 2>/dev/null
end

# A command: the first word, or the one after "help".
function __orrery_cli_is_first
    set -l words (commandline -opc)
    test (count $words) -eq 1; or test "$words[2..]" = help
end

function __orrery_cli_is_value -a option
    set -l words (commandline -opc)
    test "$words[-1]" = $option; or string match -q -- "$option=*" (commandline -ct)
end

function __orrery_cli_is_file
    not __orrery_cli_is_first; and not __orrery_cli_is_value --seats; and not __orrery_cli_is_value --game
end

function __orrery_cli_is_option
    __orrery_cli_is_file
    and string match -q -- '-*' (commandline -ct)
end

# The commands are the first words of the lines that are indented.
function __orrery_cli_commands
    __orrery_cli_help | string replace -rf '^  ([a-z]+) +(.*)' '$1\t$2'
    printf '%s\n' help --help --version
end

function __orrery_cli_options
    __orrery_cli_help (commandline -opc)[2] | string replace -rf '^  (?:-., )?(--[a-z-]+=?)\S* *(.*)' '$1\t$2'
end

# The kinds of players stand at the end of the line that describes --seats.
function __orrery_cli_kinds
    set -l before (string match -r '^(?:--seats=)?(?:.*,)?' -- (commandline -ct))
    for kind in (LC_ALL=C.UTF-8 __orrery_cli_help (commandline -opc)[2] | string replace -rf '^  --seats=.*: ' '' | string split ', ')
        echo $before$kind
    end
end

# The games are what stands behind --game=, separated by bars.
function __orrery_cli_games
    set -l before (string match -r '^(?:--game=)?' -- (commandline -ct))
    for game in (__orrery_cli_help (commandline -opc)[2] | string replace -rf '^  --game=([a-z|]+) .*' '$1' | string split '|')
        echo $before$game
    end
end

complete -c orrery-cli -f
complete -c orrery-cli -n __orrery_cli_is_file -F
complete -c orrery-cli -n __orrery_cli_is_first -f -a '(__orrery_cli_commands)'
complete -c orrery-cli -n __orrery_cli_is_option -f -a '(__orrery_cli_options)'
complete -c orrery-cli -n '__orrery_cli_is_value --seats' -f -a '(__orrery_cli_kinds)'
complete -c orrery-cli -n '__orrery_cli_is_value --game' -f -a '(__orrery_cli_games)'

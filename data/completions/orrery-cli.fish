# SPDX-License-Identifier: GPL-3.0-or-later
# Completes what orrery-cli says about itself, so that it knows what the program knows.

function __orrery_cli_help
    set -l words (commandline -opc)
    $words[1] $argv --help 2>/dev/null
end

function __orrery_cli_is_first
    test (count (commandline -opc)) -eq 1
end

function __orrery_cli_is_seats
    set -l words (commandline -opc)
    test "$words[-1]" = --seats; or string match -q -- '--seats=*' (commandline -ct)
end

function __orrery_cli_is_option
    not __orrery_cli_is_first; and not __orrery_cli_is_seats
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

complete -c orrery-cli -n 'not __orrery_cli_is_first' -F
complete -c orrery-cli -n __orrery_cli_is_first -f -a '(__orrery_cli_commands)'
complete -c orrery-cli -n __orrery_cli_is_option -f -a '(__orrery_cli_options)'
complete -c orrery-cli -n __orrery_cli_is_seats -f -a '(__orrery_cli_kinds)'

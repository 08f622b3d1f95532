/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page's own texts. What is asked and what happened comes from the app, in the same language. */
'use strict';

const WORDS = {
  en: {
    hide: 'Hide', show: 'Tap to show your screen again', round: 'Round', setup: 'Set-up', log: 'Log', find: 'Look something up',
    find_hint: 'A tile, a card, a rule …', nothing: 'Nothing found.', private: 'Only this phone shows what is yours.',
    lost: 'Reconnecting … What you entered is kept.', waits: 'Waiting for', ready: 'Everybody is ready.', locked: 'Locked in.',
    unlock: 'Unlock', lock: 'Lock In', back: 'Put Back', undo: 'Undo', watch: 'This screen only watches.', laptop: 'Answered on the laptop.',
    over: 'The game is over.', won: 'won', you: 'You', die: 'Tap a die to see what it can do.', all: 'Show everything',
    credits: 'Credits', chips: 'VP chips', cup: 'Cup', citizenry: 'Citizenry', tableau: 'Tableau', stacks: 'To build', hand: 'Hand', cards: 'cards',
    pool: 'VP left', gone: 'This code was replaced. Scan the new one on the laptop.', goods: 'Goods', join: 'Round', developments: 'Developments', worlds: 'Worlds',
  },
  de: {
    hide: 'Verbergen', show: 'Tippen, um den Bildschirm wieder zu zeigen', round: 'Runde', setup: 'Aufbau', log: 'Verlauf', find: 'Nachschlagen',
    find_hint: 'Ein Plättchen, eine Karte, eine Regel …', nothing: 'Nichts gefunden.', private: 'Nur dieses Handy zeigt, was dir gehört.',
    lost: 'Verbindung wird wiederhergestellt … Eingaben bleiben erhalten.', waits: 'Warten auf', ready: 'Alle sind bereit.', locked: 'Festgelegt.',
    unlock: 'Wieder öffnen', lock: 'Festlegen', back: 'Zurücklegen', undo: 'Rückgängig', watch: 'Dieser Bildschirm schaut nur zu.', laptop: 'Wird am Laptop beantwortet.',
    over: 'Das Spiel ist zu Ende.', won: 'gewinnt', you: 'Du', die: 'Tippe auf einen Würfel, um zu sehen, was er kann.', all: 'Alles zeigen',
    credits: 'Krediteinheiten', chips: 'Siegpunkt-Chips', cup: 'Becher', citizenry: 'Bevölkerung', tableau: 'Auslage', stacks: 'Im Bau', hand: 'Hand', cards: 'Karten',
    pool: 'Siegpunkte übrig', gone: 'Dieser Code wurde ersetzt. Scanne den neuen am Laptop.', goods: 'Güter', join: 'Runde', developments: 'Entwicklungen', worlds: 'Welten',
  },
  fr: {
    hide: 'Masquer', show: 'Touchez pour réafficher l’écran', round: 'Manche', setup: 'Mise en place', log: 'Journal', find: 'Chercher',
    find_hint: 'Une tuile, une carte, une règle…', nothing: 'Rien trouvé.', private: 'Seul ce téléphone montre ce qui est à vous.',
    lost: 'Reconnexion… Ce que vous avez saisi est conservé.', waits: 'En attente de', ready: 'Tout le monde est prêt.', locked: 'Validé.',
    unlock: 'Modifier', lock: 'Valider', back: 'Reprendre', undo: 'Annuler', watch: 'Cet écran ne fait que regarder.', laptop: 'La réponse se donne sur l’ordinateur.',
    over: 'La partie est finie.', won: 'gagne', you: 'Vous', die: 'Touchez un dé pour voir ce qu’il peut faire.', all: 'Tout afficher',
    credits: 'Crédits', chips: 'Jetons PV', cup: 'Gobelet', citizenry: 'Citoyens', tableau: 'Empire', stacks: 'À construire', hand: 'Main', cards: 'cartes',
    pool: 'PV restants', gone: 'Ce code a été remplacé. Scannez le nouveau sur l’ordinateur.', goods: 'Ressources', join: 'Manche', developments: 'Développements', worlds: 'Mondes',
  },
};

const LANGUAGE = (navigator.languages || [navigator.language]).map((tag) => tag.slice(0, 2)).find((tag) => tag in WORDS) || 'en';
const T = WORDS[LANGUAGE];

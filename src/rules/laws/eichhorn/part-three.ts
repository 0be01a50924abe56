/*
 * Eichhorn, American Skat, 1898: PART THREE, Notes (pages 41 to 49). Only the headings survive in our copy; the text
 * was not seen, so each is left to the referee
 */
import type { IncidentKindId } from '../../irregularities/incident-kinds';
import type { UnseenLaw } from '../../irregularities/judging-law';
import type { Text } from '../../text';
import type { LawGroup } from '../law';

type Heading = readonly [word: string, group: LawGroup, en: string, de: string, answers?: readonly IncidentKindId[]];

const HEADINGS: readonly Heading[] = [
  ['value-in-cutting', 'cards', 'Value of cards in cutting', 'Wert der Karten beim Abheben'],
  ['choosing-places', 'table', 'Choosing of places', 'Wahl der Plätze'],
  ['the-deal', 'dealing', 'The deal', 'Das Geben', ['deal-out-of-turn']],
  ['shuffling', 'dealing', 'Shuffling', 'Mischen', ['shuffle-demand', 'faces-seen-in-shuffle']],
  ['cutting', 'dealing', 'Cutting', 'Abheben', ['cut', 'cutter-absent', 'card-exposed-in-cut', 'pack-not-cut']],
  ['dealing', 'dealing', 'Dealing', 'Austeilen', ['skat-not-laid-in-turn', 'uneven-packet']],
  ['the-skat', 'skat', 'The skat', 'Der Skat', ['skat-taken-into-hand', 'both-skat-taken-together']],
  ['misdeals', 'dealing', 'Misdeals', 'Vergeben', ['misdeal', 'cards-confused', 'wrong-card-count-dealt']],
  ['exposed-cards', 'dealing', 'Exposed cards', 'Aufgedeckte Karten', ['card-exposed-by-dealer', 'card-exposed']],
  ['exposed-skat', 'skat', 'Exposed skat', 'Aufgedeckter Skat', ['both-skat-exposed']],
  ['following-suit', 'playing', 'Following suit', 'Bekennen'],
  ['revoking', 'revoke', 'Revoking', 'Nichtbekennen', ['revoke']],
  ['leading-out-of-turn', 'playing', 'Leading out of turn', 'Ausspielen außer der Reihe', ['lead-out-of-turn']],
  ['playing-out-of-turn', 'playing', 'Playing out of turn', 'Zugeben außer der Reihe', ['play-out-of-turn']],
  ['played-card', 'playing', 'A played card', 'Gespielte Karte', ['card-taken-back']],
  ['showing-strength', 'conduct', 'Showing strength', 'Andeuten der Stärke', ['tells-partner']],
  ['bidding-notes', 'bidding', 'Bidding', 'Reizen', ['call-out-of-turn', 'call-recalled', 'call-after-pass']],
  ['bidding-on-suit', 'bidding', 'Bidding on suit', 'Reizen nach Farbe'],
  ['bidding-on-value', 'bidding', 'Bidding on value', 'Reizen nach Wert', ['bid-not-a-value']],
  ['all-passing', 'bidding', 'All passing', 'Alle passen', ['ramsch-announced']],
  ['win-or-lose-notes', 'scoring', 'To win or lose', 'Gewinn und Verlust'],
  ['schneider-notes', 'scoring', 'Schneider', 'Schneider'],
  ['schneider-announced', 'announcing', 'Schneider announced', 'Schneider angesagt', ['announcement']],
  ['schwarz', 'scoring', 'Schwarz', 'Schwarz'],
  ['schwarz-announced', 'announcing', 'Schwarz announced', 'Schwarz angesagt', ['announcement']],
  ['contra', 'announcing', 'Contra and re-contra', 'Kontra und Rekontra'],
  ['overbidding-notes', 'scoring', 'Overbidding', 'Überreizen'],
  ['recalling-card', 'playing', 'Recalling card', 'Zurücknehmen einer Karte', ['card-taken-back']],
  ['newcomers', 'table', 'New comers', 'Hinzukommende', ['join']],
  ['announcing-to-quit', 'table', 'Announcing to quit', 'Ankündigen des Aufhörens', ['withdraw', 'end-game']],
  [
    'looking-at-tricks',
    'conduct',
    'Looking at tricks played',
    'Nachsehen von Stichen',
    ['look-back', 'count-own-cards'],
  ],
  ['looking-at-skat', 'skat', 'Looking at skat', 'Einsehen des Skats', ['skat-seen']],
  ['etiquette', 'conduct', 'Etiquette of players', 'Anstand der Spieler', ['other-hand-seen']],
  ['pausing-player', 'conduct', 'The pausing player', 'Der aussetzende Spieler', ['onlooker-interferes']],
  ['throwing-up', 'ending', 'Throwing up the game', 'Aufgeben des Spiels', ['abandon', 'declarer-gives-up']],
  ['claiming', 'ending', 'Claiming game won', 'Beanspruchen des Gewinns', ['declarer-claims', 'adversary-claims']],
  ['discarding', 'skat', 'Discarding', 'Drücken', ['no-layout', 'wrong-layout-count', 'layout-changed']],
  ['the-lead', 'playing', 'The lead', 'Das Ausspiel', ['lead', 'lead-before-announcement']],
  ['games-permitted', 'games', 'Games permitted', 'Erlaubte Spiele'],
];

/** What is nevertheless taken for a game that ends early, so that it can be valued. */
const TAKEN: Readonly<Record<string, Text>> = {
  'throwing-up': {
    en: 'The text is lost; a game thrown up is valued as by law 51 of Foster, one thrown up by the opponents as won.',
    de: 'Der Text fehlt; ein aufgegebenes Spiel wird wie nach Fosters Gesetz 51 berechnet, ein von den Gegnern aufgegebenes als gewonnen.',
  },
  revoking: {
    en: 'The text is lost; a game ended by an offence is valued as by laws 53 and 60 of Foster.',
    de: 'Der Text fehlt; ein durch einen Verstoß beendetes Spiel wird wie nach Fosters Gesetzen 53 und 60 berechnet.',
  },
};

export const partThree: readonly UnseenLaw[] = HEADINGS.map(([word, group, en, de, answers = []]) => ({
  number: { 'eichhorn-1898': word },
  group,
  status: 'referee',
  answers,
  title: { en, de },
  summary: {
    en: 'A heading of Part Three; text not verified, the referee decides.',
    de: 'Eine Überschrift des Dritten Teils; Text nicht geprüft, der Schiedsrichter entscheidet.',
  },
  evidence: 'secondary',
  ...(TAKEN[word] === undefined ? {} : { doubts: [TAKEN[word]] }),
}));

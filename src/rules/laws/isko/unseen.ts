/*
 * ISkO: provisions that exist but whose text was not seen; what they concern is left to the referee
 *
 * | 1999       | since 2018       | title                  | status  |
 * | ---------- | ---------------- | ---------------------- | ------- |
 * | 3.2        | 3.2              | The deal               | referee |
 * | 3.3        | 3.3              | The auction            | referee |
 * | 4.5        | 4.5              | Conduct and spectators | referee |
 * | as listed  | as listed        | Single provisions      | referee |
 */
import type { IncidentKindId } from '../../irregularities/incident-kinds';
import type { UnseenLaw } from '../../irregularities/judging-law';
import type { Text } from '../../text';
import { iskoNumbers, type Law, type LawGroup } from '../law';

const unseen = (
  number: Law['number'],
  group: LawGroup,
  title: Text,
  answers: readonly IncidentKindId[] = [],
): UnseenLaw => ({
  number,
  group,
  status: 'referee',
  answers,
  title,
  summary: { en: 'Text not verified; the referee decides.', de: 'Text nicht geprüft; der Schiedsrichter entscheidet.' },
  evidence: 'secondary',
});

const DEAL = { en: 'The deal', de: 'Das Geben' };
const AUCTION = { en: 'The auction', de: 'Das Reizen' };

export const theDeal = unseen(iskoNumbers({ old: '3.2', now: '3.2' }), 'dealing', DEAL, [
  'shuffle-demand',
  'card-exposed-in-cut',
  'faces-seen-in-shuffle',
  'cutter-absent',
  'card-faced-in-pack',
  'pack-imperfect',
  'deal-out-of-turn',
  'misdeal',
  'cards-confused',
]);

export const theAuction = unseen(iskoNumbers({ old: '3.3', now: '3.3' }), 'bidding', AUCTION, [
  'skat-seen',
  'call-out-of-turn',
]);

export const conductAndSpectators = unseen(
  iskoNumbers({ old: '4.5', now: '4.5' }),
  'conduct',
  { en: 'Conduct and spectators', de: 'Verhalten und Zuschauer' },
  ['withdraw', 'end-game', 'onlooker-interferes', 'play-out-of-turn', 'other-hand-seen'],
);

/** The numbers of the text of 2018 that were met without their text, by chapter. */
const UNSEEN_SINCE_2018: readonly (readonly [LawGroup, Text, readonly string[]])[] = [
  ['table', { en: 'Seating', de: 'Sitzordnung' }, ['3.1']],
  ['dealing', DEAL, ['3.2.14', '3.2.15', '3.2.16', '3.2.17', '3.2.19']],
  ['bidding', AUCTION, ['3.3.3', '3.3.4', '3.3.5', '3.3.6', '3.3.7', '3.3.9', '3.3.11']],
  ['skat', { en: 'Handling the skat', de: 'Umgang mit dem Skat' }, ['3.4']],
  ['announcing', { en: 'The announcement', de: 'Die Spielansage' }, ['3.5.2', '3.5.3', '3.5.4', '3.5.5', '3.5.6']],
  ['games', { en: 'Overbidding', de: 'Überreizen' }, ['3.6.1', '3.6.3', '3.6.4']],
  ['playing', { en: 'Following', de: 'Zugeben' }, ['4.2.4', '4.2.5', '4.2.6', '4.2.7', '4.2.8']],
  ['playing', { en: 'Tricks', de: 'Stiche' }, ['4.3.1', '4.3.2', '4.3.3', '4.3.4', '4.3.5', '4.3.6']],
];

export const unseenSince2018: readonly Law[] = UNSEEN_SINCE_2018.flatMap(([group, title, numbers]) =>
  numbers.map((now) => unseen(iskoNumbers({ now }), group, title)),
);

export const unseenBefore2018: readonly Law[] = [
  unseen(iskoNumbers({ old: '3.3.4' }), 'bidding', AUCTION),
  unseen(iskoNumbers({ old: '3.3.5' }), 'bidding', AUCTION),
  unseen(iskoNumbers({ old: '5.2.1' }), 'scoring', { en: 'Winning levels', de: 'Gewinnstufen' }),
];

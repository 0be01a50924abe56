/*
 * Foster, The Laws of Skat: ERRORS IN DEALING
 *
 * | law | title                           | status     |
 * | --- | ------------------------------- | ---------- |
 * | 21  | The deal is never lost          | executable |
 * | 22  | A card exposed, cards confused  | executable |
 * | 23  | Errors that cost the dealer ten | executable |
 */
import type { JudgingLaw } from '../../irregularities/judging-law';
import { askIfUnknown, because, ruling, yesOrNo } from '../../irregularities/ruling';
import { dealtInOrder, isDealersError, isNothingExposed } from './dealt';

export const noMisdeals: JudgingLaw = {
  number: { foster: '21' },
  group: 'dealing',
  status: 'executable',
  answers: ['misdeal'],
  title: { en: 'The deal is never lost', de: 'Das Geben geht nie verloren' },
  summary: {
    en: 'Whatever happens, the same dealer deals again if it was his turn.',
    de: 'Was auch geschieht: War er an der Reihe, gibt derselbe Geber noch einmal.',
  },
  evidence: 'verified',
  judge: ({ incident }) =>
    incident.facts['inTurn'] === false
      ? undefined
      : ruling(
          'new-deal',
          [
            because(
              noMisdeals,
              'It was his turn; however often it goes wrong, the same dealer deals again.',
              'Er war an der Reihe; wie oft es auch misslingt, derselbe Geber gibt noch einmal.',
            ),
          ],
          { newDeal: { by: 'same-dealer' } },
        ),
};

export const exposedByDealer: JudgingLaw = {
  number: { foster: '22' },
  group: 'dealing',
  status: 'executable',
  answers: ['card-exposed-by-dealer', 'cards-confused'],
  title: { en: 'A card exposed, cards confused', de: 'Aufgedeckte oder vermengte Karten' },
  summary: {
    en: 'A card exposed by the dealer in dealing, or hands confused beyond separating, mean a new deal.',
    de: 'Deckt der Geber beim Geben eine Karte auf oder sind Blätter nicht mehr zu trennen, wird neu gegeben.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    if (incident.facts['separable'] === true) {
      return ruling('deal-stands', [
        because(exposedByDealer, 'The hands can be told apart again.', 'Die Blätter lassen sich wieder trennen.'),
      ]);
    }
    return isNothingExposed(incident)
      ? ruling('no-offence', [because(exposedByDealer, 'No card was exposed.', 'Es wurde keine Karte aufgedeckt.')])
      : ruling(
          'new-deal',
          [
            because(
              exposedByDealer,
              'The same dealer deals again, without a charge.',
              'Derselbe Geber gibt noch einmal, ohne Strafe.',
            ),
          ],
          {
            newDeal: { by: 'same-dealer' },
            missing:
              incident.kind === 'cards-confused'
                ? askIfUnknown(incident, 'separable', yesOrNo('deal-stands', 'new-deal'))
                : [],
          },
        );
  },
};

export const chargedErrors: JudgingLaw = {
  number: { foster: '23' },
  group: 'dealing',
  status: 'executable',
  answers: ['wrong-card-count-dealt', 'skat-not-laid-in-turn', 'uneven-packet', 'pack-not-cut', 'wrong-hand-count'],
  title: { en: 'Errors that cost the dealer ten', de: 'Fehler, die den Geber zehn kosten' },
  summary: {
    en: 'Wrong numbers of cards, the skat out of its turn, uneven packets or a pack not presented for the cut: a new deal, and the dealer is charged ten.',
    de: 'Falsche Kartenzahl, Skat zur falschen Zeit, ungleiche Packen oder nicht vorgelegtes Blatt: neu geben, und der Geber zahlt zehn.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'When it shows only in play that two hands or the skat are wrong, it is taken for an error of the dealer.',
      de: 'Zeigt sich erst im Spiel, dass zwei Blätter oder der Skat nicht stimmen, gilt es als Fehler des Gebers.',
    },
  ],
  judge: (facts) => {
    const { incident } = facts;
    if (incident.kind === 'wrong-hand-count' && !isDealersError(facts)) return undefined;
    if (incident.facts['dealtCorrectly'] === true) return undefined;
    const inOrder = dealtInOrder(incident);
    if (inOrder === undefined) return undefined;
    if (inOrder) {
      return ruling('no-offence', [
        because(chargedErrors, 'The deal was made as it should be.', 'Es wurde gegeben, wie es sich gehört.'),
      ]);
    }
    return ruling(
      'new-deal',
      [
        because(
          chargedErrors,
          'An error of the dealer; he deals again and is charged ten.',
          'Ein Fehler des Gebers; er gibt noch einmal und zahlt zehn.',
        ),
      ],
      { newDeal: { by: 'same-dealer' }, penalties: [{ who: 'dealer', points: -10, mandatory: true }] },
    );
  },
};

/*
 * Foster, The Laws of Skat: ERRORS IN DEALING
 *
 * | law | title                           | status     |
 * | --- | ------------------------------- | ---------- |
 * | 21  | The deal is never lost          | executable |
 * | 22  | A card exposed, cards confused  | executable |
 * | 23  | Errors that cost the dealer ten | executable |
 */
import { numbersIn } from '../../irregularities/facts';
import { wrongHands } from '../../irregularities/hand-counts';
import type { Incident } from '../../irregularities/incident';
import type { IncidentKindId } from '../../irregularities/incident-kinds';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { askIfUnknown, because, ruling, yesOrNo } from '../../irregularities/ruling';

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
  judge: ({ incident }) =>
    incident.facts['separable'] === true
      ? ruling('deal-stands', [
          because(exposedByDealer, 'The hands can be told apart again.', 'Die Blätter lassen sich wieder trennen.'),
        ])
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
        ),
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
  judge: ({ incident }) => {
    const { packPerfect, skat } = incident.facts;
    if (incident.kind === 'wrong-hand-count') {
      const wrong = wrongHands(incident) ?? [incident.offender];
      const isDealersError = wrong.length > 1 || (skat ?? 2) !== 2 || wrong[0] === 'dealer';
      if (packPerfect === false || !isDealersError) return undefined;
    }
    if (isInOrder[incident.kind]?.(incident) === true) {
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

/** Cards to each player in the three rounds of a deal, and where the skat lies between them. */
const PACKETS = [3, 4, 3] as const;
const ORDER = '[3,"skat",4,3]';

/** When the facts given show that nothing was wrong after all. */
const isInOrder: Readonly<Partial<Record<IncidentKindId, (incident: Incident) => boolean>>> = {
  'wrong-card-count-dealt': (incident) =>
    String(numbersIn(incident, 'hands')) === '10,10,10' && (incident.facts['skat'] ?? 2) === 2,
  'skat-not-laid-in-turn': ({ facts }) => JSON.stringify(facts['order']) === ORDER,
  'uneven-packet': (incident) => {
    const due = PACKETS[Number(incident.facts['round'] ?? 1) - 1];
    return numbersIn(incident, 'packets')?.every((cards) => cards === due) === true;
  },
  'pack-not-cut': ({ facts }) => facts['cutOffered'] === true,
};

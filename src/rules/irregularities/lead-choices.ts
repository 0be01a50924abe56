import type { Law } from '../laws/law';
import type { Text } from '../text';
import { stopHere } from './decided-games';
import type { IncidentCase } from './incident';
import { because, ruling, type Choice, type ChoiceWord, type Ruling } from './ruling';

/** An opponent who has not played has a wrong lead taken back. */
const takeBack = (law: Law): Choice => ({
  by: 'opponent-not-played',
  choice: 'demand-take-back',
  effect: {
    en: 'The cards go back and the rightful player leads.',
    de: 'Die Karten gehen zurück, und der Berechtigte spielt aus.',
  },
  leadsTo: () =>
    ruling(
      'corrected',
      [because(law, 'The cards are taken back as demanded.', 'Die Karten werden wie verlangt zurückgenommen.')],
      { corrections: ['card-goes-back', 'cards-played-after-go-back', 'rightful-player-leads'] },
    ),
});

const letStand = (law: Law): Choice => ({
  by: 'opponent-not-played',
  choice: 'let-stand',
  effect: { en: 'The lead stands and the trick is completed.', de: 'Das Ausspiel gilt, der Stich wird vollendet.' },
  leadsTo: () => ruling('stands', [because(law, 'The lead is let stand.', 'Das Ausspiel bleibt bestehen.')]),
});

/** The choices of an opponent who has not yet played to the declarer's wrong lead. */
export const choicesOnWrongLead = (law: Law): readonly Choice[] => [takeBack(law), letStand(law)];

/** The declarer stops, or plays on with the lead as it is or put right; a hand already played out gives its level. */
export const choicesAfterWrongLead = (won: Ruling, { situation }: IncidentCase): readonly Choice[] => {
  const playedOut = situation.playedOut !== undefined;
  const onward = (choice: ChoiceWord, effect: Text, corrections: Ruling['corrections']): Choice => ({
    by: 'declarer',
    choice,
    effect,
    leadsTo: () => ({ ...won, disposition: playedOut ? 'game-won' : 'play-on', corrections }),
  });
  return [
    stopHere(won, 'declarer'),
    onward(
      'play-on-let-stand',
      {
        en: 'The lead stands and play goes on for schneider or schwarz.',
        de: 'Das Ausspiel gilt, es geht um Schneider oder Schwarz weiter.',
      },
      [],
    ),
    onward(
      'play-on-corrected',
      {
        en: 'The rightful player leads and play goes on for schneider or schwarz.',
        de: 'Der Berechtigte spielt aus, es geht um Schneider oder Schwarz weiter.',
      },
      ['card-goes-back', 'rightful-player-leads'],
    ),
  ];
};

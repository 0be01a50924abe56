import type { z } from 'zod';
import type { Disposition, Language, Text } from '../../../rules';
import type { RulingOut } from '../../questions/irregularities';
import type { DisputeAnswer } from './disputes.schema';

const consequences = {
  'new-deal': { en: 'The deal is played anew.', de: 'Das Spiel wird neu gespielt.' },
  'deal-stands': { en: 'The deal stands.', de: 'Das Geben gilt.' },
  recut: { en: 'The pack is cut again.', de: 'Es wird neu abgehoben.' },
  'hand-reduced': { en: 'The hand is brought to ten cards.', de: 'Das Blatt wird auf zehn Karten gebracht.' },
  refused: { en: 'It is not permitted; nothing changes.', de: 'Es ist nicht zulässig; nichts ändert sich.' },
  allowed: { en: 'It is permitted.', de: 'Es ist zulässig.' },
  'no-offence': { en: 'There is no offence.', de: 'Es liegt kein Verstoß vor.' },
  corrected: { en: 'It is put right and goes on.', de: 'Es wird berichtigt und geht weiter.' },
  stands: { en: 'What lies, lies, and it goes on.', de: 'Was liegt, liegt, und es geht weiter.' },
  'forced-game': { en: 'The declarer is bound to a game.', de: 'Der Alleinspieler ist an ein Spiel gebunden.' },
  'game-won': { en: 'The declarer has won the game.', de: 'Der Alleinspieler hat das Spiel gewonnen.' },
  'game-lost': { en: 'The declarer has lost the game.', de: 'Der Alleinspieler hat das Spiel verloren.' },
  'play-on': { en: 'Play goes on.', de: 'Das Spiel geht weiter.' },
  choice: { en: 'Nothing stands until somebody has chosen.', de: 'Es steht erst fest, wenn jemand gewählt hat.' },
  'breach-without-penalty': {
    en: 'A breach for which the code has no penalty.',
    de: 'Ein Verstoß, für den die Ordnung keine Strafe vorsieht.',
  },
  referee: {
    en: 'The code leaves it to the referee.',
    de: 'Die Ordnung überlässt es dem Schiedsrichter.',
  },
} satisfies Readonly<Record<Disposition, Text>>;

/** A word that another version has kept is shown as it is. */
function consequenceOf(disposition: string, language: Language): string {
  const known: Readonly<Partial<Record<string, Text>>> = consequences;
  return known[disposition]?.[language] ?? disposition;
}

const entered: Text = { en: 'Entered are', de: 'Angeschrieben werden' };

/** What a referee reads out: the law, what follows from it, what may be chosen, why, and what he asks next. */
export function minuteOf(
  { disposition, game, laws, choices, reasoning, missing }: z.infer<typeof RulingOut>,
  language: Language,
): z.infer<typeof DisputeAnswer>['minute'] {
  const score = game?.result ? ` ${entered[language]} ${game.result.score}.` : '';
  return {
    laws: laws.map(({ citation, summary }) => ({ citation, summary })),
    consequence: `${consequenceOf(disposition, language)}${score}`,
    choices,
    reasoning,
    missing,
  };
}

import type { z } from 'zod';
import type { Disposition, Language, Text } from '../../../rules';
import type { RulingOut } from '../../questions/irregularities';
import type { RuledEntry } from '../../../persistence/stores/rulings';
import { lawNamed } from '../../questions/laws';
import type { DisputeAnswer } from './disputes.schema';
import type { RulingAnswer } from './rulings.schema';

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

const entered: Text = { en: 'Entered are', de: 'Angeschrieben sind' };
const seatWord: Text = { en: 'Seat', de: 'Platz' };

type Minute = z.infer<typeof DisputeAnswer>['minute'];
type Told = z.infer<typeof RulingOut>;
type Standing = z.infer<typeof RulingAnswer>;

/** What the minute of a dispute speaks of: the advice, and the ruling that stands with what it has made of the deal. */
interface Spoken {
  readonly advice: Told;
  readonly standing: Standing | undefined;
  readonly entry: Pick<RuledEntry, 'score' | 'scores'> | undefined;
}

/**
 * What a referee reads out: the law, what follows from it, what may be chosen, why, and what he asks next. While nobody has
 * ruled it is the advice, and says nothing of an entry; afterwards it is the ruling that stands, with what it has entered.
 */
export function minuteOf({ advice, standing, entry }: Spoken, language: Language): Minute {
  if (standing === undefined) return { ...spokenOf(advice, language), entered: null };
  const sentences = [consequenceOf(standing.disposition, language), ...entriesOf(entry, standing, language)];
  const minute = standing.advice === null ? departure(standing, language) : spokenOf(standing.advice, language);
  return { ...minute, consequence: sentences.join(' '), entered: entry?.score ?? null };
}

const spokenOf = ({ disposition, laws, choices, reasoning, missing }: Told, language: Language) => ({
  laws: laws.map(({ citation, summary }) => ({ citation, summary })),
  consequence: consequenceOf(disposition, language),
  choices,
  reasoning,
  missing,
});

/** A ruling against the advice rests on the law that it names and on its reason; it asks and offers nothing. */
const departure = ({ law, reason, laws }: Standing, language: Language) => ({
  laws: laws.map((citation) => ({ citation, summary: lawNamed(citation)?.law.summary[language] ?? '' })),
  reasoning: reason === null || law === null ? [] : [{ text: reason, law }],
  choices: [],
  missing: [],
});

/** What stands in the list by a ruling: the score of the deal, and points beside the deals. */
function entriesOf(entry: Spoken['entry'], { penalties }: Standing, language: Language): readonly string[] {
  const at = (seat: number | string, points: number): string => `${seatWord[language]} ${seat}: ${points}`;
  const score = entry?.score ?? null;
  const scores = Object.entries(entry?.scores ?? {}).map(([seat, points]) => at(seat, points));
  return [
    ...(score === null ? [] : [`${entered[language]} ${score}.`]),
    ...(scores.length === 0 ? [] : [`${entered[language]}: ${scores.join(', ')}.`]),
    ...penalties.filter(({ withdrawn }) => !withdrawn).map(({ seat, points }) => `${at(seat, points)}.`),
  ];
}

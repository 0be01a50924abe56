import type { z } from 'zod';
import {
  END_OF_DEAL,
  formatDealText,
  INCIDENT_KINDS,
  type Language,
  type Replay,
  type ReplayedTrick,
} from '../../../rules';
import { SEAT_NAMES } from '../bids';
import type { ReplayedDeal } from './deal-record';
import { figuresOf } from './notation';
import { presentReplay } from './replay-answer';
import type { ReplayAnswer } from './replay.schema';
import { COUNT_NAMES, LABELS, OFFENDER_NAMES, REASON_WORDS } from './replay-words';

type Answer = z.infer<typeof ReplayAnswer>;

const LABEL_WIDTH = 16;
const AMOUNT_WIDTH = 6;
const NOBODY = '?';

/** A replayed deal as lines for a person: the deal itself with who took each trick, and below it what came of it. */
export const replayText = (replayed: ReplayedDeal, language: Language): string => {
  const { ruleset, record, replay } = replayed;
  const answer = presentReplay(replayed, language);
  const label = (name: keyof typeof LABELS): string => LABELS[name][language].padEnd(LABEL_WIDTH);
  const lines = [
    END_OF_DEAL,
    `${ruleset.name[language]}, ${ruleset.edition}`,
    ...faultLines(answer, language),
    label('cardPoints') + countWords(answer.cardPoints, language),
    label('tricks') + countWords(answer.trickCounts, language),
    ...decisionLines(answer, replay.tricks, language).map((line) => label('decided') + line),
    ...incidentLines(replay, language).map((line) => label('incident') + line),
    ...answer.missing.map(({ message }) => label('missing') + message),
    ...resultLines(answer, language),
  ];
  const deal = formatDealText(record, language, figuresOf(ruleset), notesOn(replay.tricks, language));
  return `${deal}${lines.join('\n')}\n`;
};

/** Who took each trick and the card points in it, where the trick is three plays of the record in a row. */
const notesOn = (tricks: readonly ReplayedTrick[], language: Language): ReadonlyMap<number, string> =>
  new Map(
    tricks.flatMap(({ plays, winner, points }) => {
      const [first = 0] = plays;
      const isRow = plays.length === 3 && first % 3 === 0 && plays.every((play, index) => play === first + index);
      const taker = winner === null ? NOBODY : SEAT_NAMES[winner][language];
      return isRow ? [[first / 3, `${taker} ${points ?? NOBODY}`] as const] : [];
    }),
  );

const countWords = (counts: Answer['cardPoints'], language: Language): string =>
  (Object.entries(counts) as [keyof typeof COUNT_NAMES, number | null][])
    .map(([whose, count]) => `${COUNT_NAMES[whose][language]} ${count ?? NOBODY}`)
    .join(', ');

const faultLines = ({ faults, auction, announcement }: Answer, language: Language): readonly string[] => {
  const label = LABELS.fault[language].padEnd(LABEL_WIDTH);
  const found = [
    ...(auction?.faults ?? []),
    ...(announcement?.faults ?? []),
    ...faults.map(({ trick, message, law }) => ({ message: `${LABELS.trick[language]} ${trick}: ${message}`, law })),
  ];
  return found.length === 0
    ? [label + LABELS.none[language]]
    : found.map(({ message, law }) => `${label}${message} (${law})`);
};

const decisionLines = (
  { decided }: Answer,
  tricks: readonly ReplayedTrick[],
  language: Language,
): readonly string[] => {
  if (decided === null) return [];
  const trick = tricks.findIndex(({ plays }) => plays.includes(decided.play)) + 1;
  const when = trick === 0 ? LABELS.beforePlay[language] : `${LABELS.trick[language]} ${trick}`;
  return [`${COUNT_NAMES[decided.for][language]}, ${when}`];
};

const incidentLines = ({ incidents }: Replay, language: Language): readonly string[] =>
  incidents.map(({ kind, offender, at }) => {
    const what = `${INCIDENT_KINDS[kind].description[language]} (${OFFENDER_NAMES[offender][language]})`;
    return at?.trick === undefined ? what : `${LABELS.trick[language]} ${at.trick}: ${what}`;
  });

/** The sum from the unit to the entry, each addend with its law. */
const resultLines = ({ result, ramsch }: Answer, language: Language): readonly string[] => {
  const told = (name: keyof typeof LABELS, text: string | number): string =>
    LABELS[name][language].padEnd(LABEL_WIDTH) + text;
  if (result !== null) {
    const outcome = LABELS[result.won ? 'won' : 'lost'][language];
    return [
      told('result', `${outcome} (${REASON_WORDS[result.reason][language]})`),
      ...result.steps.map(({ text, amount, law }) => `${String(amount).padStart(AMOUNT_WIDTH)}  ${text} (${law})`),
      told('entry', result.score),
    ];
  }
  if (ramsch === null) return [told('result', LABELS.unplayed[language])];
  return [
    ...ramsch.steps.map(
      ({ text, amount, law, option }) => `${String(amount).padStart(AMOUNT_WIDTH)}  ${text} (${law ?? option ?? ''})`,
    ),
    told('entry', countWords(ramsch.scores, language)),
  ];
};

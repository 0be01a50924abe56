import { lacksTrump } from '../contracts/facts';
import { longestRun } from '../contracts/matadors';
import { entriesOf } from '../entries';
import { SEATS } from '../seats';
import { SUITS } from '../cards/card';
import { answerWords } from './answer-words';
import { isPointsGame } from './decided-games';
import type { FactValue, IncidentCase, Situation } from './incident';
import { PHASES, type FactForm, type Phase } from './incident-kind';
import { INCIDENT_KINDS, isNamedByPart } from './incident-kinds';
import type { JudgingLaw } from './judging-law';
import { countsIn, needsIn } from './known-game';
import type { Party } from './party';
import type { MissingFact, Ruling } from './ruling';

/** The ruling of the first law that applies; undefined where none does. */
export const firstRuling = (laws: readonly JudgingLaw[], facts: IncidentCase): Ruling | undefined => {
  for (const law of laws) {
    const ruled = law.judge(facts);
    if (ruled !== undefined) return ruled;
  }
  return undefined;
};

/** Something that is not known: where it belongs, what it may be, and the case with it. */
interface Question {
  readonly pointer: string;
  readonly values: readonly FactValue[];
  readonly told: (value: FactValue) => IncidentCase;
}

/** From here on a question lists one answer for each ruling, not all. */
const MANY_ANSWERS = 8;

/**
 * The facts that are not known and would change the ruling, found by trying what each may be; the most deciding first.
 * `rule` gives the ruling of a case, undefined where its facts cannot stand together. Every answer listed leads to the
 * disposition that it states when it is told as it stands. What a law itself asks for and has too many answers to be
 * tried comes last.
 */
export const openQuestions = (
  facts: IncidentCase,
  rule: (asked: IncidentCase) => Ruling | undefined,
): readonly MissingFact[] => {
  const now = rule(facts);
  if (now === undefined) return [];
  const questions = questionsOn(facts, now.reasoning.length === 0);
  const tried = new Set(questions.filter(({ values }) => values.length > 0).map(({ pointer }) => pointer));
  const asked = new Set(now.missing.map(({ pointer }) => pointer));
  const found = questions
    .flatMap(({ pointer, values, told }) => {
      const answers = values.flatMap((value) => {
        const ruled = rule(told(value));
        return ruled === undefined ? [] : [{ value, ruled }];
      });
      const affects = AFFECTED.find((what) => answers.some(({ ruled }) => what.of(ruled) !== what.of(now)));
      // Who it was matters where it decides, not where only the penalty bears his name.
      if (affects === undefined || (pointer === OFFENDER && affects.name !== 'disposition')) return [];
      const listed = answers.length < MANY_ANSWERS ? answers : onePerRuling(answers);
      const ifAnswered = listed.map(({ value, ruled }) => ({
        value: shortly(value),
        text: answerWords(facts.ruleset, pointer, value),
        set: { [pointer]: value },
        disposition: ruled.disposition,
      }));
      const needed = asked.has(pointer) || (affects.name === 'disposition' && pointer.startsWith('/situation/'));
      return [{ pointer, affects: affects.name, needed, ifAnswered }];
    })
    .toSorted((a, b) => orderOf(a.affects) - orderOf(b.affects));
  const stated = now.missing.filter(({ pointer }) => !tried.has(pointer));
  return [...found, ...stated.map((one) => ({ ...one, needed: true }))];
};

/** An answer as one word or number, where its whole form has several parts. */
const shortly = (value: FactValue): string | number | boolean => {
  if (typeof value !== 'object') return value;
  return Object.values<FactValue>(value).map(shortly).join(' ');
};

interface Tried {
  readonly value: FactValue;
  readonly ruled: Ruling;
}

/** What an answer can change, the weightiest first. */
const AFFECTED = [
  { name: 'disposition', of: ({ disposition }: Ruling): string => disposition },
  { name: 'level', of: ({ game }: Ruling): string => `${game?.won} ${game?.level}` },
  { name: 'value', of: (ruling: Ruling): string => allOf(ruling) },
] as const;

const orderOf = (affects: MissingFact['affects']): number => AFFECTED.findIndex(({ name }) => name === affects);

/** All that a ruling says but its reasons. */
const allOf = ({ reasoning: _why, missing: _asked, doubts: _doubts, choices, game, ...rest }: Ruling): string =>
  JSON.stringify([
    rest,
    game && [game.won, game.level, game.result?.score],
    choices.map(({ by, choice }) => [by, choice]),
  ]);

const onePerRuling = (tried: readonly Tried[]): readonly Tried[] =>
  tried.filter(
    ({ ruled }, index) => tried.findIndex((one) => AFFECTED.every(({ of }) => of(one.ruled) === of(ruled))) === index,
  );

const questionsOn = (facts: IncidentCase, isUnruled: boolean): readonly Question[] => [
  ...questionsOnIncident(facts, isUnruled),
  ...questionsOnGame(facts),
  ...questionsOnCounts(facts),
];

const OFFENDER = '/incident/offender';

/** Who did it is asked where no law rules on the seat that was named, and where only a player was named and no seat. */
const questionsOnIncident = (facts: IncidentCase, isUnruled: boolean): readonly Question[] => {
  const { incident } = facts;
  const { offenders, facts: forms } = INCIDENT_KINDS[incident.kind];
  const told = (known: Partial<IncidentCase['incident']>): IncidentCase => ({
    ...facts,
    incident: { ...incident, ...known },
  });
  const isSomePlayer = incident.offender === 'active';
  const offender: Question = {
    pointer: OFFENDER,
    values: isSomePlayer ? SEATS : offenders,
    told: (value) => told({ offender: value as Party }),
  };
  const phase: Question = {
    pointer: '/incident/phase',
    values: incident.phase === undefined ? PHASES : WITHIN_PLAY,
    told: (value) => told({ phase: value as Phase }),
  };
  return [
    ...(isSomePlayer || (isUnruled && !isNamedByPart(incident.kind, incident.offender)) ? [offender] : []),
    ...(incident.phase === undefined || incident.phase === 'during-play' ? [phase] : []),
    ...entriesOf<string, FactForm>(forms)
      .filter(([name]) => incident.facts[name] === undefined)
      .map(([name, form]) => ({
        pointer: `/incident/facts/${name}`,
        values: valuesOf(form, facts),
        told: (value: FactValue) => told({ facts: { ...incident.facts, [name]: value } }),
      })),
  ];
};

/** What "during play" leaves open. */
const WITHIN_PLAY: readonly Phase[] = ['trick-open', 'trick-complete', 'trick-quitted'];

const tellingGame = (facts: IncidentCase, known: Situation): IncidentCase => ({
  ...facts,
  situation: { ...facts.situation, ...known },
});

const questionsOnGame = (facts: IncidentCase): readonly Question[] => {
  const { ruleset, situation } = facts;
  const { contract, matadors, cards } = situation;
  const game = contract && ruleset.games[contract.game];
  const asking = (pointer: string, values: readonly Situation[]): readonly Question[] => [
    {
      pointer,
      values: values.map((one) => valueAt(pointer, one)),
      told: (value) => tellingGame(facts, values.find((one) => valueAt(pointer, one) === value) ?? {}),
    },
  ];
  if (contract === undefined || game === undefined) {
    const games = entriesOf(ruleset.games).filter(([, { agreed }]) => agreed === undefined);
    return asking(
      '/situation/contract',
      games.map(([id, { trumps }]) => ({ contract: { game: id, ...(trumps === 'suit' && { trump: 'C' as const }) } })),
    );
  }
  if (lacksTrump(game, contract)) {
    return asking(
      '/situation/contract/trump',
      SUITS.map((trump) => ({ contract: { ...contract, trump } })),
    );
  }
  if (matadors !== undefined || cards !== undefined) return [];
  const most = longestRun(ruleset, game.trumps === 'none' ? { trumps: 'jacks' } : game);
  return asking(
    '/situation/matadors',
    Array.from({ length: most }, (_, index) => ({ matadors: { with: index + 1 } })),
  );
};

/** The value that a situation has at a pointer of it. */
const valueAt = (pointer: string, situation: Situation): FactValue =>
  pointer
    .split('/')
    .slice(2)
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>>)[name], situation) as FactValue;

/** Numbers of tricks that a law may tell apart. */
const TRICK_COUNTS: readonly number[] = [0, 1, 2, 3, 9, 10];

const questionsOnCounts = (facts: IncidentCase): readonly Question[] => {
  const { situation } = facts;
  const { cardPoints, skatPoints } = situation;
  if (countsIn(facts).length <= 1) return [];
  const steps = stepsOf(facts);
  const own = steps.flatMap((step) => [step, step - 1]);
  const theirs = steps.flatMap((step) => [121 - step, 120 - step]);
  const counted = (values: readonly number[], most: number): readonly number[] =>
    [...new Set(values)].filter((value) => value >= 0 && value <= most);
  const sides = (
    name: 'cardPoints' | 'tricks',
    values: Readonly<Record<'declarer' | 'opponents', readonly number[]>>,
  ): readonly Question[] =>
    (['opponents', 'declarer'] as const)
      .filter((side) => situation[name]?.[side] === undefined)
      .map((side) => ({
        pointer: `/situation/${name}/${side}`,
        values: values[side],
        told: (value) => tellingGame(facts, { [name]: { ...situation[name], [side]: value } }),
      }));
  const skat: Question = {
    pointer: '/situation/skatPoints',
    values: counted(
      own.map((value) => value - (cardPoints?.declarer ?? 0)),
      22,
    ),
    told: (value) => tellingGame(facts, { skatPoints: value as number }),
  };
  const tricksAsked = sides('tricks', { opponents: TRICK_COUNTS, declarer: TRICK_COUNTS });
  if (!isPointsGame(facts)) return tricksAsked;
  return [
    ...sides('cardPoints', {
      opponents: counted(theirs, 120),
      declarer: counted(
        own.map((value) => value - (skatPoints ?? 0)),
        120,
      ),
    }),
    ...tricksAsked,
    ...(skatPoints === undefined ? [skat] : []),
  ];
};

/** Card points of the declarer at which something changes. */
const stepsOf = (facts: IncidentCase): readonly number[] => {
  const { win, schneider, ownSchneider } = facts.ruleset.thresholds;
  const needed = needsIn(facts).flatMap((need) => (need.by === 'points' ? [need.points] : []));
  return [...new Set([...needed, win.amount, schneider.amount, ownSchneider.amount + 1])];
};

/** Up to here every number is tried. */
const FEW_NUMBERS = 12;

/** Yes and no, every word, numbers at which something may change, one thing of a list; nothing of what has names. */
const valuesOf = (form: FactForm, facts: IncidentCase): readonly FactValue[] => {
  if ('anyOf' in form || form.type === 'object') return [];
  if (form.type === 'boolean') return [true, false];
  if (form.type === 'string') return form.enum;
  if (form.type === 'array') {
    return form.minItems > 1 ? [] : valuesOf(form.items, facts).map((value) => [value]);
  }
  const { minimum, maximum } = form;
  if (maximum - minimum <= FEW_NUMBERS) {
    return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  }
  const { bid, cardPoints } = facts.situation;
  const steps = stepsOf(facts);
  const lacking = steps.flatMap((step) => [121 - step - (cardPoints?.opponents ?? 0), step]);
  const near = [...lacking, ...(bid === undefined ? [] : [bid])].flatMap((number) => [number, number - 1]);
  return [...new Set([...near, minimum, maximum])].filter((number) => number >= minimum && number <= maximum);
};

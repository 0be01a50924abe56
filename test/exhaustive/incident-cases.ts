import {
  agreeOn,
  entriesOf,
  INCIDENT_KINDS,
  PHASES,
  RULESETS,
  type Contract,
  type FactForm,
  type FactValue,
  type IncidentCase,
  type Reading,
  type Ruleset,
  type Situation,
} from '../../src/rules';

/** A code under which rulings are made: a ruleset in one of its readings. */
export interface RulingCode {
  readonly name: string;
  readonly ruleset: Ruleset;
  readonly reading: Reading;
}

/** Every ruleset, and every further reading of one. */
export const RULING_CODES: readonly RulingCode[] = RULESETS.flatMap((ruleset) =>
  ruleset.options.readings.flatMap((reading) => {
    const agreed = agreeOn(ruleset, { reading, games: ruleset.options.games });
    const name = reading === 'law' ? ruleset.id : `${ruleset.id} (${reading})`;
    return agreed.ok ? [{ name, ruleset: agreed.ruleset, reading }] : [];
  }),
);

const MANNERS: readonly Omit<Contract, 'game'>[] = [
  {},
  { hand: true },
  { hand: true, announced: 'schneider' },
  { hand: true, announced: 'schwarz' },
  { hand: true, ouvert: true },
  { announced: 'schneider' },
  { announced: 'schwarz' },
];

/** No bid, one that any game reaches, and some that want a level or cannot be reached. */
const BIDS: readonly (number | undefined)[] = [undefined, 18, 24, 33, 40, 48, 60, 96];

/** No game, and every game in every manner at every bid; what a code does not know is refused by it. */
const gamesOf = (ruleset: Ruleset): readonly Situation[] => [
  {},
  ...entriesOf(ruleset.games).flatMap(([game, { trumps }]) =>
    MANNERS.flatMap((manner) =>
      BIDS.map((bid) => ({
        contract: {
          game,
          ...manner,
          ...(trumps === 'suit' && { trump: 'H' as const }),
        },
        matadors: { with: 1 },
        ...(bid !== undefined && { bid }),
      })),
    ),
  ),
];

/** How far the game has come: nothing known, one number that may decide, all known and open, all known and decided. */
const POSITIONS: readonly Situation[] = [
  {},
  { cardPoints: { opponents: 60 } },
  { cardPoints: { declarer: 61 } },
  { cardPoints: { declarer: 59 }, skatPoints: 4 },
  { tricks: { declarer: 1 } },
  { tricks: { opponents: 1 } },
  { tricks: { declarer: 0, opponents: 0 } },
  {
    cardPoints: { declarer: 30, opponents: 20 },
    tricks: { declarer: 3, opponents: 2 },
    skatPoints: 5,
  },
  {
    cardPoints: { declarer: 66, opponents: 20 },
    tricks: { declarer: 5, opponents: 2 },
    skatPoints: 4,
  },
  {
    cardPoints: { declarer: 20, opponents: 66 },
    tricks: { declarer: 2, opponents: 5 },
    skatPoints: 4,
  },
  {
    cardPoints: { declarer: 20, opponents: 31 },
    tricks: { declarer: 2, opponents: 2 },
    skatPoints: 0,
  },
  {
    cardPoints: { declarer: 84, opponents: 0 },
    tricks: { declarer: 7, opponents: 0 },
    skatPoints: 10,
  },
  {
    cardPoints: { declarer: 0, opponents: 40 },
    tricks: { declarer: 0, opponents: 4 },
    skatPoints: 11,
  },
  {
    cardPoints: { declarer: 30, opponents: 20 },
    tricks: { declarer: 3, opponents: 2 },
    skatPoints: 5,
    playedOut: { cardPoints: 80, tricks: 7 },
  },
];

/** Every game in every position in which all counts are known and nothing has been played on. */
export const fullyKnown = (ruleset: Ruleset): readonly Situation[] =>
  gamesOf(ruleset)
    .filter(({ contract }) => contract !== undefined)
    .flatMap((game) => POSITIONS.filter(isKnown).map((position) => ({ ...game, ...position })));

const isKnown = ({ cardPoints, tricks, skatPoints, playedOut }: Situation): boolean =>
  cardPoints?.declarer !== undefined &&
  cardPoints.opponents !== undefined &&
  tricks?.declarer !== undefined &&
  tricks.opponents !== undefined &&
  skatPoints !== undefined &&
  playedOut === undefined;

/** A few values of a fact, at the bounds of its form and between them. */
export const samplesOf = (form: FactForm): readonly FactValue[] => {
  if ('anyOf' in form) return form.anyOf.flatMap(samplesOf);
  switch (form.type) {
    case 'boolean':
      return [true, false];
    case 'string':
      return form.enum;
    case 'integer':
      return [...new Set([form.minimum, 1, 2, 3, 9, 10, 30, 31, 60, 61, 90, form.maximum])].filter(
        (value) => value >= form.minimum && value <= form.maximum,
      );
    case 'array':
      return samplesOf(form.items).map((value) => Array<FactValue>(Math.max(form.minItems, 1)).fill(value));
    default:
      return [];
  }
};

interface Axis {
  readonly kind: IncidentCase['incident']['kind'];
  readonly offender: IncidentCase['incident']['offender'];
}

const AXES: readonly Axis[] = entriesOf(INCIDENT_KINDS).flatMap(([kind, { offenders }]) =>
  offenders.map((offender) => ({ kind, offender })),
);

/** No fact, and each fact alone with each of its values. */
const singleFacts = (kind: Axis['kind']): readonly IncidentCase['incident']['facts'][] => [
  {},
  ...entriesOf<string, FactForm>(INCIDENT_KINDS[kind].facts).flatMap(([name, form]) =>
    samplesOf(form).map((value) => ({ [name]: value })),
  ),
];

/** All combinations of a code, one after the other: kinds and offenders, games, positions; phases and facts turn with them. */
export class IncidentCases {
  private readonly games: readonly Situation[];

  constructor(private readonly code: RulingCode) {
    this.games = gamesOf(code.ruleset);
  }

  get size(): number {
    return AXES.length * this.games.length * POSITIONS.length;
  }

  /** The case of a place 0..size-1; `turn` turns phases and facts on. */
  at(place: number, turn = 0): IncidentCase {
    const axis = pick(AXES, place);
    const game = pick(this.games, Math.floor(place / AXES.length));
    const position = pick(POSITIONS, Math.floor(place / AXES.length / this.games.length));
    const around = Math.floor(place / AXES.length) + turn;
    const facts = pick(singleFacts(axis.kind), around * 7 + place);
    const phase = PHASES[around % (PHASES.length + 1)];
    const incident = { ...axis, facts, ...(phase !== undefined && { phase }) };
    return {
      ruleset: this.code.ruleset,
      incident,
      situation: { ...game, ...position },
    };
  }
}

const pick = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

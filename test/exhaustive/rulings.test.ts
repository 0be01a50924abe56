import {
  adjudicate,
  entriesOf,
  INCIDENT_KIND_IDS,
  INCIDENT_KINDS,
  lawsAnswering,
  type FactForm,
  type IncidentCase,
  type IncidentKindId,
  type Situation,
} from '../../src/rules';
import { rulingOn } from '../../src/rules/irregularities/adjudicate';
import { seededFor } from '../tools/seeded';
import { tell, timeLimit, whole } from './extent';
import { IncidentCases, RULING_CODES, samplesOf, type RulingCode } from './incident-cases';
import { INVARIANTS, type Invariant, type Ruled } from './ruling-invariants';

/** How many cases of each code are looked at: a sample that is the same in every run, many more of this run's seed. */
const LOOKED_AT = whole ? 10_000 : 60;

const chance = whole ? seededFor('invariants of rulings') : seededFor('invariants of rulings', 1886);

/** A case of a code as it is ruled; undefined where its facts cannot stand together. */
const ruledAt = (code: RulingCode, cases: IncidentCases): Ruled | undefined => {
  const asked = cases.at(chance.below(cases.size), chance.below(1000));
  const ruleFully = (other: IncidentCase) => {
    const judged = adjudicate(other, undefined, code.reading);
    return judged.ok ? judged.ruling : undefined;
  };
  const rule = (other: IncidentCase) => rulingOn(other, code.reading);
  const ruling = rule(asked) && ruleFully(asked);
  return ruling && { asked, ruling, rule, ruleFully, chance };
};

const brokenBy = ({ name, broken }: Invariant, ruled: Ruled): readonly string[] => {
  const why = broken(ruled);
  const { ruleset, incident, situation } = ruled.asked;
  return why === undefined ? [] : [`${name}: ${why}: ${JSON.stringify({ ruleset: ruleset.id, incident, situation })}`];
};

/** Cases of all codes that were found possible, for the faults that are planted. */
const seen: Ruled[] = [];

test.each(RULING_CODES.map((code) => [code.name, code] as const))(
  'the invariants of a ruling hold under %s',
  (name, code) => {
    const cases = new IncidentCases(code);
    let ruled = 0;
    const found: string[] = [];
    for (let tries = 0; ruled < LOOKED_AT && tries < LOOKED_AT * 200; tries += 1) {
      const one = ruledAt(code, cases);
      if (one === undefined) continue;
      ruled += 1;
      if (seen.length < 500) seen.push(one);
      found.push(...INVARIANTS.flatMap((invariant) => brokenBy(invariant, one)));
    }
    tell(`invariants of rulings under ${name}`, ruled);
    expect(ruled).toBe(LOOKED_AT);
    expect(found.slice(0, 20)).toEqual([]);
  },
  timeLimit,
);

test.each(INVARIANTS.map((invariant) => [invariant.name, invariant] as const))(
  'a ruling that breaks it is found out: %s',
  (_name, invariant) => {
    const isFound = seen.some(({ ruling, ...rest }) => {
      const ruleFully = (other: IncidentCase) => {
        const fair = rest.ruleFully(other);
        return fair && invariant.planted(fair, other);
      };
      return invariant.broken({ ...rest, ruleFully, ruling: invariant.planted(ruling, rest.asked) }) !== undefined;
    });
    expect(isFound).toBe(true);
  },
  timeLimit,
);

/** Facts as laws see them, noting which names are read. */
const noting = (facts: IncidentCase['incident']['facts'], read: Set<string>): IncidentCase['incident']['facts'] =>
  new Proxy(facts, {
    get: (all, name) => {
      read.add(String(name));
      return Reflect.get(all, name) as unknown;
    },
  });

/** Games and moments at which laws look at further facts. */
const MOMENTS: readonly Situation[] = [
  {},
  { contract: { game: 'grand' }, matadors: { with: 2 } },
  { contract: { game: 'tournee', trump: 'S' }, matadors: { with: 2 } },
  { contract: { game: 'gucki-nullo' } },
  { contract: { game: 'solo', trump: 'H', announced: 'schneider' }, matadors: { with: 2 } },
  { tricks: { declarer: 4, opponents: 3 } },
  { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 }, cardPoints: { declarer: 70, opponents: 20 } },
];
const WHEN = [undefined, 'dealing', 'bidding', 'skat-use', 'trick-open', 'trick-quitted', 'round-end'] as const;

/** Each fact alone, and two together. */
const upToTwo = (kind: IncidentKindId): readonly IncidentCase['incident']['facts'][] => {
  const forms = entriesOf<string, FactForm>(INCIDENT_KINDS[kind].facts);
  const single = forms.flatMap(([name, form]) =>
    samplesOf(form)
      .filter((_value, at, all) => at < 2 || at === all.length - 1)
      .map((value) => ({ [name]: value })),
  );
  return [{}, ...single, ...single.flatMap((one, at) => single.slice(at + 1).map((two) => ({ ...two, ...one })))];
};

/** Facts that say more than any law asks; they stand in the case files of referees and are taken. */
const NEVER_ASKED: Readonly<Partial<Record<IncidentKindId, readonly string[]>>> = {
  'shuffle-demand': ['by'],
  'card-faced-in-pack': ['faced'],
  'pack-imperfect': ['kind'],
  'deal-out-of-turn': ['order'],
  misdeal: ['count'],
  'wrong-card-count-dealt': ['beforeMarch2024'],
  'skat-seen': ['cardsSeen'],
  'skat-taken-into-hand': ['taken'],
  'jack-turned': ['secondSeen'],
  'play-out-of-turn': ['kind'],
  lead: ['declarer'],
  'open-hand-late': ['declarerIsForehand'],
  revoke: ['corrected', 'shownInTrick'],
  'card-not-dealt': ['card'],
  abandon: ['couldBeSchneider'],
  'declarer-claims': ['shown'],
};

/** The facts that laws are to read and no law does, whatever else is told. */
const unread = (kind: IncidentKindId): readonly string[] => {
  const names = Object.keys(INCIDENT_KINDS[kind].facts).filter((name) => NEVER_ASKED[kind]?.includes(name) !== true);
  const read = new Set<string>();
  for (const { ruleset, reading } of RULING_CODES) {
    const laws = lawsAnswering({ ruleset }, kind, reading);
    for (const offender of [...INCIDENT_KINDS[kind].offenders, 'middlehand', 'rearhand'] as const) {
      for (const situation of MOMENTS) {
        for (const phase of WHEN) {
          for (const told of upToTwo(kind)) {
            if (names.every((name) => read.has(name))) return [];
            const incident = { kind, offender, ...(phase && { phase }), facts: noting(told, read) };
            for (const law of laws) law.judge({ ruleset, incident, situation });
          }
        }
      }
    }
  }
  return names.filter((name) => !read.has(name));
};

test.each(INCIDENT_KIND_IDS)('every fact of %s is read by some law', (kind) => {
  expect(unread(kind)).toEqual([]);
});

describe('what these invariants found', () => {
  const ruledUnder = (id: string, incident: IncidentCase['incident'], situation: Situation) => {
    const code = RULING_CODES.find(({ name }) => name === id);
    if (code === undefined) throw new Error(`no code ${id}`);
    const judged = adjudicate({ ruleset: code.ruleset, incident, situation }, undefined, code.reading);
    if (!judged.ok) throw new Error('the case is not possible');
    return judged.ruling;
  };

  test('a game lost before the offence is not won by what was played on after it', () => {
    const ruling = ruledUnder(
      'isko-2022',
      { kind: 'count-own-cards', offender: 'opponent', facts: {} },
      {
        contract: { game: 'grand', hand: true, announced: 'schwarz' },
        matadors: { with: 1 },
        cardPoints: { declarer: 30, opponents: 20 },
        tricks: { declarer: 3, opponents: 2 },
        skatPoints: 5,
        playedOut: { cardPoints: 80, tricks: 7 },
      },
    );
    expect(ruling).toMatchObject({ disposition: 'game-lost', alreadyDecided: 'opponents', game: { won: false } });
  });

  test('in a Null nothing of card points is asked', () => {
    const ruling = ruledUnder(
      'isko-2022',
      { kind: 'adversary-gives-up', offender: 'opponent', facts: {} },
      { contract: { game: 'null' } },
    );
    expect(ruling.missing.map(({ pointer }) => pointer)).not.toContain('/situation/cardPoints/declarer');
    expect(ruling.missing.map(({ pointer }) => pointer)).toContain('/situation/tricks/declarer');
  });
});

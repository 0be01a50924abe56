import { constantFrom, integer, property, record, shuffledSubarray } from 'fast-check';
import { adjudicate, findRuleset, type Incident, type Ruling, type Situation } from '../../../src/rules';
import { assert } from '../../tools/property';

const EDITIONS = ['isko-2022', 'isko-2018', 'isko-1999'] as const;

const OFFENCES = [
  ['lead-out-of-turn', 'declarer'],
  ['lead-out-of-turn', 'opponent'],
  ['adversary-gives-up', 'opponent'],
  ['tells-partner', 'opponent'],
  ['partner-stopped', 'opponent'],
] as const satisfies readonly (readonly [Incident['kind'], Incident['offender']])[];

const edition = constantFrom(...EDITIONS);
const offence = constantFrom(...OFFENCES);

/** Counts that can stand together after one to nine tricks, in games with and without a required level. */
const game = record({
  contract: constantFrom<Situation['contract']>(
    undefined,
    { game: 'suit', trump: 'S' },
    { game: 'grand', hand: true, announced: 'schneider' },
    { game: 'suit', trump: 'D', hand: true, ouvert: true },
    { game: 'null' },
  ),
  bid: constantFrom(undefined, 18, 33, 48),
  matadors: constantFrom({ with: 1 }, { without: 2 }),
  skatPoints: integer({ min: 0, max: 20 }),
  declarerTricks: integer({ min: 0, max: 5 }),
  opponentTricks: integer({ min: 0, max: 4 }),
  share: integer({ min: 0, max: 100 }),
}).map(({ declarerTricks, opponentTricks, share, ...rest }): Situation => {
  const fair = (tricks: number): number => Math.round((tricks * 20 * share) / 100);
  return {
    ...rest,
    tricks: { declarer: declarerTricks, opponents: opponentTricks },
    cardPoints: {
      declarer: Math.min(fair(declarerTricks), 100 - rest.skatPoints),
      opponents: Math.min(fair(opponentTricks), 20),
    },
  };
});

const ruled = (
  id: string,
  [kind, offender]: readonly [Incident['kind'], Incident['offender']],
  situation: Situation,
  choice?: 'stop' | 'play-on',
): Ruling | undefined => {
  const ruleset = findRuleset(id);
  if (ruleset === undefined) return undefined;
  const incident: Incident = { kind, offender, phase: 'trick-open', facts: {} };
  const answer = adjudicate({ ruleset, incident, situation }, choice);
  return answer.ok ? answer.ruling : undefined;
};

const holds = (
  claim: (ruling: Ruling, ask: (choice: 'stop' | 'play-on') => Ruling | undefined, by: string) => void,
): void =>
  assert(
    property(edition, offence, game, (ruleset, offended, situation) => {
      const ruling = ruled(ruleset, offended, situation);
      if (ruling !== undefined) claim(ruling, (choice) => ruled(ruleset, offended, situation, choice), offended[1]);
    }),
    { numRuns: 400 },
  );

test('counts that cannot stand together are refused before anything is ruled', () => {
  const impossible = {
    skatPoints: 0,
    cardPoints: { declarer: 0, opponents: 0 },
    tricks: { declarer: 4, opponents: 0 },
  };
  expect(ruled('isko-2022', OFFENCES[1], { contract: { game: 'null' }, ...impossible })).toBeUndefined();
  expect(ruled('isko-2022', OFFENCES[1], { ...impossible, skatPoints: 12 })).toBeDefined();
});

describe('the consequences of an offence (ISkO 4.1.3 to 4.1.6)', () => {
  test('never turn a decided game round', () => {
    holds((ruling, ask) => {
      if (ruling.alreadyDecided === null) return;
      const won = ruling.alreadyDecided === 'declarer';
      expect(ruling.game?.won).toBe(won);
      for (const { choice } of ruling.choices) {
        if (choice === 'stop' || choice === 'play-on') expect(ask(choice)?.game?.won).toBe(won);
      }
    });
  });

  test('give an open game to the innocent side, unless the bid cannot be reached', () => {
    holds((ruling, _ask, by) => {
      if (ruling.alreadyDecided !== null) return;
      const overbid =
        ruling.game?.result?.reason === 'overbid' ||
        ruling.reasoning.some(({ law }) => law.number['isko-2018']?.startsWith('3.6') === true);
      expect(ruling.game?.won).toBe(by === 'opponent' && !overbid);
    });
  });

  test('leave who chooses to stop with the ruling already stated', () => {
    holds((ruling, ask) => {
      if (ruling.choices.length === 0) return;
      const stopped = ask('stop');
      expect(stopped?.disposition).toBe(ruling.disposition);
      expect(stopped?.game?.result?.score).toBe(ruling.game?.result?.score);
      expect(stopped?.choices).toEqual([]);
    });
  });

  test('never change another column than the declarer’s', () => {
    holds(({ penalties, claims }) => {
      expect([penalties, claims]).toEqual([[], []]);
    });
  });

  test('do not depend on the order in which facts are told', () => {
    assert(
      property(
        edition,
        offence,
        game,
        shuffledSubarray(['contract', 'bid', 'matadors', 'skatPoints', 'tricks', 'cardPoints'] as const, {
          minLength: 6,
        }),
        (ruleset, offended, situation, order) => {
          const told: Situation = Object.fromEntries(order.map((name) => [name, situation[name]]));
          const [one, other] = [ruled(ruleset, offended, situation), ruled(ruleset, offended, told)];
          expect(other?.game).toEqual(one?.game);
          expect(other?.reasoning).toEqual(one?.reasoning);
        },
      ),
      { numRuns: 100 },
    );
  });
});

const open: Situation = {
  contract: { game: 'suit', trump: 'S' },
  matadors: { with: 1 },
  bid: 18,
  skatPoints: 4,
  cardPoints: { declarer: 40, opponents: 20 },
  tricks: { declarer: 4, opponents: 2 },
};
describe.each(EDITIONS)('the table of consequences in %s', (ruleset) => {
  const decided = { ...open, cardPoints: { declarer: 60, opponents: 20 } };
  const beaten = { ...open, cardPoints: { declarer: 30, opponents: 60 }, tricks: { declarer: 3, opponents: 3 } };

  test.each([
    ['a defender in an open game: won simply, may be played on for the outcome', 1, open, true, 'simple', 2],
    ['the declarer in an open game: lost simply, may be played on for the outcome', 0, open, false, 'simple', 2],
    ['a defender after the declarer has won: won, may be played on for a level', 1, decided, true, 'simple', 2],
    ['the declarer after he has won: won as it stands, nothing more', 0, decided, true, 'simple', 0],
    ['a defender after his side has won: lost as it stands, nothing more', 1, beaten, false, 'simple', 0],
    ['the declarer after the defenders have won: lost, may be played on for a level', 0, beaten, false, 'simple', 2],
  ] as const)('%s', (_title, at, situation, won, level, choices) => {
    const ruling = ruled(ruleset, OFFENCES[at], situation);
    expect(ruling).toMatchObject({ game: { won, level } });
    expect(ruling?.choices).toHaveLength(choices);
  });

  test('a skat not yet seen that could have won the game is the next question', () => {
    const { skatPoints: _unseen, ...unseen } = { ...open, cardPoints: { declarer: 50, opponents: 20 } };
    expect(ruled(ruleset, OFFENCES[0], unseen)?.missing[0]).toMatchObject({
      pointer: '/situation/skatPoints',
      affects: 'disposition',
      ifAnswered: [
        { value: 11, disposition: 'game-won' },
        { value: 10, disposition: 'game-lost' },
      ],
    });
    const hopeless = { ...unseen, cardPoints: { declarer: 38, opponents: 20 } };
    expect(ruled(ruleset, OFFENCES[0], hopeless)?.missing).toEqual([]);
  });

  test('played on, the real outcome counts, even if it is worse', () => {
    const worse = { ...open, playedOut: { cardPoints: 55, tricks: 6 } };
    expect(ruled(ruleset, OFFENCES[1], worse, 'play-on')).toMatchObject({
      disposition: 'game-lost',
      game: { result: { score: -44 } },
      playingFor: null,
    });
    const better = { ...decided, playedOut: { cardPoints: 95, tricks: 8 } };
    expect(ruled(ruleset, OFFENCES[1], better, 'play-on')).toMatchObject({
      disposition: 'game-won',
      game: { level: 'schneider', result: { score: 33 } },
    });
  });

  test('without the counts the opponents have to prove that the game was lost', () => {
    const untold: Situation = { contract: { game: 'suit', trump: 'S' }, matadors: { with: 1 } };
    const ruling = ruled(ruleset, OFFENCES[1], untold);
    expect(ruling?.reasoning.map(({ law }) => law.number['isko-1999'])).toContain('5.2.8');
    expect(ruling?.missing.map(({ pointer }) => pointer)).toContain('/situation/cardPoints/opponents');
  });
});

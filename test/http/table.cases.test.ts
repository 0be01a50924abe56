import { askedCases } from '../tools/asked-cases';
import type { Case } from '../tools/cases';
import { fosterDeal } from '../tools/foster-deals';
import { startService, type TestService } from '../tools/http';
import { passed, scoreList } from '../tools/lists';
import { neighbours, seenPlays, type SeenPlays } from '../tools/seen-plays';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Foster {
  readonly games: readonly {
    readonly game: string;
    readonly unit?: unknown;
    readonly flat?: { readonly closed: number };
    readonly skat: string;
    readonly announces: readonly string[];
    readonly carries?: { readonly level: string };
  }[];
  readonly levels: Readonly<Record<string, { readonly amount: number } | undefined>>;
  readonly ramsch: { readonly rates: readonly number[] };
}

const named = (rows: readonly Case[]) => rows.map((row) => [`${row.id}: law ${row.law}`, row] as const);
const foster = async () => (await service.ask<Foster>('GET', '/v1/rulesets/foster')).body;
const value = async (body: object) =>
  (await service.ask('POST', '/v1/contracts/value', { body: { ruleset: 'foster', ...body } })).body;

/** `open-solo-nullo` as a case file writes it: `openSoloNullo`. */
const inCamels = (game: string): string => game.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe("the tables of Foster's laws", () => {
  test.each(named(askedCases.tables.units))('%s', async (_title, row) => {
    const { games, ramsch } = await foster();
    const units = games.map(({ game, unit, flat }) => [inCamels(game), unit ?? flat?.closed]);
    expect({ ...Object.fromEntries(units), ramsch: ramsch.rates[0], frage: null }).toEqual(row.expect);
  });

  test.each(named(askedCases.tables.levels))('%s', async (_title, row) => {
    expect.hasAssertions();
    const { levels } = await foster();
    const amounts = (parts: readonly string[]) => parts.reduce((sum, part) => sum + (levels[part]?.amount ?? 0), 0);
    const schneider = ['game', 'schneider'];
    const announced = [...schneider, 'schneider-announced'];
    expect({
      game: amounts(['game']),
      schneider: amounts(schneider),
      'schneider-announced': amounts(announced),
      schwarz: amounts([...schneider, 'schwarz']),
      'schwarz-after-schneider-announced': amounts([...announced, 'schwarz']),
      'schwarz-announced': amounts([...announced, 'schwarz', 'schwarz-announced']),
    }).toEqual(row.expect);
  });

  test.each(named(askedCases.tables.announcements))('%s', async (_title, row) => {
    const wanted = row.expect['mayAnnounce'] as readonly string[];
    const game = (await foster()).games.find((one) => one.game === row.given['game']);
    const carried = game?.carries === undefined ? [] : [`${game.carries.level} (compulsory)`];
    expect([...(game?.announces ?? ['no such game']).filter(() => carried.length === 0), ...carried]).toEqual(wanted);
    const uses = { untouched: /^untouched/, taken: /^take both/, turned: /^turn/ } as const;
    expect(row.expect['skat']).toMatch(uses[game?.skat as keyof typeof uses]);
  });

  test.each(named(askedCases.tables.frage))('%s', async (_title, row) => {
    const contract = { game: 'frage', trump: 'C' };
    const answer = await value({ contract, matadors: { with: 1 }, outcome: { cardPoints: 61, tricks: 6 } });
    expect([answer['code'], row.expect['legal']]).toEqual(['game-not-in-ruleset', false]);
  });

  test.each(named(askedCases.tables.thresholds))('%s', async (_title, row) => {
    const { declarerPoints: cardPoints, tricksLost } = row.given;
    const { outcome, schneider, declarerSchneider } = row.expect;
    const answer = await value({
      contract: { game: 'solo', trump: 'C' },
      matadors: { with: 1 },
      outcome: { cardPoints, tricks: 10 - Number(tricksLost) },
    });
    const isSchneider = (schneider ?? declarerSchneider) === true;
    expect(answer).toMatchObject({ won: outcome === 'won', level: isSchneider ? 'schneider' : 'simple' });
  });
});

interface Replayed {
  readonly legal: boolean;
  readonly tricks: readonly { readonly winner: string | null; readonly points: number | null }[];
  readonly cardPoints: { readonly declarer: number; readonly opponents: number };
}

const replay = async (body: object) =>
  (await service.ask<Replayed>('POST', '/v1/deals/replay', { body: { ruleset: 'foster', ...body } })).body;
const play = (told: Omit<SeenPlays, 'ruleset'>) => replay(seenPlays({ ruleset: 'foster', ...told }));

describe('the points and the order of the cards', () => {
  const solo = { game: 'solo', trump: 'D' };
  const pointsOf = async (cards: readonly string[]): Promise<number> => {
    const { legal, tricks } = await play({ contract: solo, cards });
    expect(legal).toBe(true);
    return tricks.reduce((sum, { points }) => sum + (points ?? 0), 0);
  };

  test.each(named(askedCases.tables.cardPoints))('%s', async (_title, row) => {
    const { packTotal, ...points } = row.expect as Readonly<Record<string, number>>;
    for (const [rank, each] of Object.entries(points)) {
      expect([rank, await pointsOf([`C${rank}`, `S${rank}`, `H${rank}`])]).toEqual([rank, 3 * each]);
    }
    const { cardPoints } = await replay(fosterDeal('F230'));
    expect(cardPoints.declarer + cardPoints.opponents).toBe(packTotal);
  });

  test.each(askedCases.values.cardPoints.map((row) => [row.id, row] as const))('%s', async (_id, row) => {
    const held = row.given['cards'] as readonly string[];
    expect(await pointsOf([...held, 'C9'])).toBe(row.expect['cardPoints']);
  });

  /** The second hand takes a trick with the stronger card of two neighbours; the third throws off. */
  const outrank = async (contract: SeenPlays['contract'], order: readonly string[]) => {
    expect(order.length).toBeGreaterThan(7);
    for (const [stronger, weaker] of neighbours(order)) {
      const { legal, tricks } = await play({ contract, cards: [weaker, stronger, 'D7'] });
      expect([stronger, legal, tricks[0]?.winner]).toEqual([stronger, true, 'middlehand']);
    }
  };

  test.each(named(askedCases.tables.trumpOrder))('%s', async (_title, { given, expect: wanted }) => {
    expect.hasAssertions();
    await outrank({ game: 'solo', trump: String(given['trump']) }, wanted['order'] as readonly string[]);
  });

  test.each(named(askedCases.tables.nulloOrder))('%s', async (_title, { expect: wanted }) => {
    expect.hasAssertions();
    const order = (wanted['order'] as readonly string[]).map((rank) => `C${rank}`);
    await outrank({ game: 'solo-nullo' }, order);
  });
});

describe('players and dealers at a table', () => {
  /** What the pad says of the deal after so many. */
  const after = async (deals: number, players: number, firstDealer = 1) => {
    const list = { scoring: 'running', ruleset: 'foster', players, firstDealer };
    const { nextDeal } = await scoreList(service.ask, { ...list, deals: Array.from({ length: deals }, () => passed) });
    if (nextDeal === undefined) throw new Error('the pad does not say');
    return nextDeal;
  };
  const dealsPerRound = async (players: number): Promise<number | undefined> => {
    for (let deals = 1; deals <= 6; deals += 1) if ((await after(deals, players)).round === 2) return deals;
    return undefined;
  };
  const seatsOf = ({ given }: Case) => {
    const seats = given['seatsToTheLeft'] as readonly string[];
    return { seats, dealer: seats.indexOf(String(given['dealer'])) + 1 };
  };

  test.each(named(askedCases.tables.activePlayers))('%s', async (_title, row) => {
    const { seats, dealer } = seatsOf(row);
    const dealt = await after(0, seats.length, dealer);
    const at = (seat: number): string | undefined => seats[seat - 1];
    expect(dealt.dealer).toBe(dealer);
    expect({
      V: at(dealt.forehand),
      M: at(dealt.middlehand),
      H: at(dealt.rearhand),
      idle: dealt.sitsOut.map(at),
      dealerTakesCards: !dealt.sitsOut.includes(dealer),
      pone: seats.at(dealer - 2),
      dealsPerRound: await dealsPerRound(seats.length),
    }).toEqual(row.expect);
  });

  test.each(named(askedCases.tables.nextDealer))('%s', async (_title, row) => {
    const { seats, dealer } = seatsOf(row);
    expect(seats[(await after(1, seats.length, dealer)).dealer - 1]).toBe(row.expect['next']);
  });

  test.each(named(askedCases.tables.roundOver))('%s', async (_title, { given, expect: wanted }) => {
    const [players, done] = [Number(given['players']), Number(given['dealsDone'])];
    const rounds = [await after(done - 1, players), await after(done, players)].map(({ round }) => round);
    expect(rounds).toEqual(wanted['over'] === true ? [1, 2] : [1, 1]);
  });
});

describe('the manner of dealing', () => {
  test.each(named(askedCases.tables.dealPatterns))('%s', async (_title, { given, expect: wanted }) => {
    const order = (given['pattern'] as readonly unknown[]).map((packet) => (packet === 'skat2' ? 'skat' : packet));
    const incident = { kind: 'skat-not-laid-in-turn', offender: 'dealer', facts: { order } };
    const { body } = await service.ask('POST', '/v1/irregularities/adjudicate', {
      body: { ruleset: 'foster', incident },
    });
    const disposition = wanted['legal'] === true ? 'no-offence' : 'new-deal';
    expect(body).toMatchObject({ ruling: { disposition, laws: [{ citation: 'foster:23' }] } });
  });
});

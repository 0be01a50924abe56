import { askedCases, type PublicBug } from '../tools/asked-cases';
import { startService, type TestService } from '../tools/http';
import { scoreList, totalsOf } from '../tools/lists';
import { neighbours, seenPlays, type SeenPlays } from '../tools/seen-plays';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const question =
  (path: string) =>
  async (body: object): Promise<Readonly<Record<string, unknown>>> =>
    (await service.ask('POST', path, { body: { ruleset: 'isko', ...body } })).body;
const isko = question('/v1/contracts/value');
const bids = question('/v1/bids/validate');
const ramsch = question('/v1/ramsch/value');
const adjudicate = question('/v1/irregularities/adjudicate');
const replay = question('/v1/deals/replay');
const play = (told: Omit<SeenPlays, 'ruleset'>) => replay(seenPlays({ ruleset: 'isko', ...told }));

const GRAND = { game: 'grand' };
const NULL = { game: 'null' };
const revoke = (card: number, seat: string) => ({ legal: false, faults: [{ play: card, seat, code: 'revoke' }] });

const DEALT = 'C7.SA.SJ.CJ.CK.HJ.S7.SK.C9.ST.DQ.C8.DA.SQ.D7.S8.DT.H7.DK.DJ.S9.HA.HT.D9.HK.CT.CA.H8.HQ.H9.CQ.D8';
const LEFT = 'bidok p:0 t:0 s:0 z:0';

/** A record of the server as a deal, what it said beside it, and the deal replayed. */
async function readRecord(moves: string, result: string) {
  const text = `(;GM[Skat]PC[ISS2]SE[7]ID[9]MV[w ${DEALT} ${moves} ]R[${result}] ;)`;
  const { status, body } = await service.ask('POST', '/v1/deals/convert', { body: { from: 'iss', to: 'json', text } });
  expect(status).toBe(200);
  return { deal: body['deal'], said: body['iss'], replayed: await replay(body['deal'] as object) };
}

/** What each defect asks of the service, where it is no single value. */
const CHECKS: Readonly<Record<string, () => Promise<void>>> = {
  B004: async () => {
    const taken = { contract: GRAND, matadors: { with: 2 } };
    const nine = await isko({ ...taken, outcome: { cardPoints: 120, tricks: 9 } });
    const ten = await isko({ ...taken, outcome: { cardPoints: 120, tricks: 10 } });
    expect([nine['level'], ten['level']]).toEqual(['schneider', 'schwarz']);
  },
  B007: async () => {
    const { scores } = await ramsch({
      cardPoints: { forehand: 51, middlehand: 39, rearhand: 20 },
      tricks: { forehand: 4, middlehand: 4, rearhand: 2 },
      skatPoints: 10,
      lastTrick: 'rearhand',
      options: { ramsch: { form: 'points' } },
    });
    expect(scores).toEqual({ forehand: -51, middlehand: 0, rearhand: 0 });
    const lost = { ramsch: { scores: { '2': -51, '3': 0, '1': 0 } } };
    const options = { ramsch: { form: 'points' } };
    const list = { scoring: 'classic', players: 3, ruleset: 'isko', options, deals: [lost] };
    expect(totalsOf(await scoreList(service.ask, list))).toEqual([0, -51, 0]);
  },
  B010: async () => {
    const answer = await isko({ contract: NULL, outcome: { tricks: 0 } });
    expect(answer).toMatchObject({ level: null, value: 23, score: 23 });
  },
  B011: async () => {
    const result = `d:-1 penalty v:0 m:0 ${LEFT} p0:1 p1:0 p2:0 l:-1 to:0 r:0`;
    const { deal, said, replayed } = await readRecord('1 18 w TI.0', result);
    expect(deal).toMatchObject({ ending: { kind: 'timeout', by: 'forehand' } });
    const penalized = [true, false, false];
    expect(said).toMatchObject({ result: { declarer: -1, outcome: 'penalty', value: 0, penalized, timedOut: 0 } });
    expect(replayed).toMatchObject({ result: null, tricks: [], auction: { state: { declarer: null } } });
  },
  B014: async () => {
    const cards = ['SJ', 'CJ', 'HJ'];
    const answer = await play({ contract: GRAND, cards });
    expect(answer).toMatchObject({ legal: true, decided: null, tricks: [{ winner: 'middlehand', points: 6 }] });
    const hands = { middlehand: ['CJ', 'C7', 'C8', 'S7', 'S8', 'H7', 'H8', 'D7', 'D8', 'D9'] };
    expect(await play({ contract: GRAND, hands, cards: ['SJ', 'C7'] })).toMatchObject(revoke(1, 'middlehand'));
  },
  B015: async () => {
    const hands = { middlehand: ['CA', 'CK', 'S7', 'S8', 'S9', 'H7', 'H8', 'H9', 'D8', 'D9'] };
    const { incidents } = await play({ contract: GRAND, hands, cards: ['C7', 'S7'] });
    const [incident] = incidents as readonly Readonly<Record<string, unknown>>[];
    expect(incident).toMatchObject({ kind: 'revoke', offender: 'opponent', at: { trick: 1 } });
    const situation = { contract: GRAND, bid: 18, matadors: { with: 1 } };
    const { ruling } = await adjudicate({ incident: { ...incident, situation } });
    expect(ruling).toMatchObject({ disposition: 'game-won', game: { won: true } });
  },
  B026: async () => {
    const hands = { middlehand: ['CJ', 'H7', 'S7', 'S8', 'S9', 'D7', 'D8', 'D9', 'DA', 'DK'] };
    expect(await play({ contract: NULL, hands, cards: ['HJ', 'CJ'] })).toMatchObject(revoke(1, 'middlehand'));
    expect(await play({ contract: NULL, hands, cards: ['HJ', 'H7'] })).toMatchObject({ legal: true });
    const third = { rearhand: ['CK', 'D9', 'S7', 'S8', 'S9', 'H7', 'H8', 'H9', 'HA', 'HK'] };
    const second = ['C7', 'D8'];
    const followed = (card: string) => play({ contract: NULL, hands: third, cards: [...second, card] });
    expect(await followed('D9')).toMatchObject(revoke(2, 'rearhand'));
    expect(await followed('CK')).toMatchObject({ legal: true });
  },
  B028: async () => {
    const calls = ['middlehand', 'rearhand', 'forehand'].map((seat) => ({ seat, call: 'pass' }));
    expect(await bids({ calls })).toMatchObject({ state: { phase: 'passed-in', declarer: null } });
  },
  B030: async () => {
    const hands = { middlehand: ['SJ', 'CK', 'CQ', 'HA', 'HT', 'HK', 'HQ', 'H9', 'H8', 'H7'] };
    for (const card of hands.middlehand) {
      const answer = await play({ contract: GRAND, hands, cards: ['CJ', card] });
      expect(answer).toMatchObject(card === 'SJ' ? { legal: true, faults: [] } : revoke(1, 'middlehand'));
    }
  },
  B036: async () => {
    for (const [stronger, weaker] of neighbours(['SA', 'SK', 'SQ', 'SJ', 'ST', 'S9', 'S8', 'S7'])) {
      const answer = await play({ contract: NULL, cards: [weaker, stronger, 'D7'] });
      expect(answer).toMatchObject({ legal: true, tricks: [{ winner: 'middlehand' }] });
    }
  },
  B038: async () => {
    expect(await play({ contract: NULL, cards: ['HK', 'H7'] })).toMatchObject({ decided: null });
    expect(await play({ contract: NULL, cards: ['HK', 'H7', 'H8'] })).toMatchObject({
      decided: { play: 2, for: 'opponents' },
    });
  },
  B044: async () => {
    const result = 'd:1 loss v:-288 m:-11 bidok p:11 t:0 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:1 r:0';
    const { deal, replayed } = await readRecord('1 18 0 p 2 p 1 s w CQ.D8 1 C w TI.1', result);
    expect(deal).toMatchObject({ ending: { kind: 'timeout', by: 'middlehand' } });
    expect(deal).not.toHaveProperty('discard');
    expect(replayed).toMatchObject({ result: null });
  },
  B045: async () => {
    const result = `d:1 loss v:-92 m:0 ${LEFT} p0:0 p1:0 p2:0 l:-1 to:-1 r:1`;
    const bid = '1 18 0 p 2 p 1 s w CQ.D8 1 NO.D7.S8';
    const plain = await readRecord(bid, result);
    const echoed = await readRecord(`${bid}.DQ.C8.DA.SQ.DT.H7.DK.DJ.CQ.D8`, result);
    expect(plain.deal).toMatchObject({ discard: ['D7', 'S8'], contract: { game: 'null', ouvert: true } });
    expect(echoed.deal).toEqual(plain.deal);
  },
  B048: async () => {
    const calls = [
      { seat: 'middlehand', call: 'bid', value: 264 },
      { seat: 'forehand', call: 'hold' },
    ];
    expect(await bids({ calls })).toMatchObject({ state: { holder: 'forehand', highBid: 264 } });
    expect(await bids({ calls: [...calls, { seat: 'forehand', call: 'pass' }] })).toMatchObject({
      legal: false,
      faults: [{ index: 2, code: 'out-of-turn' }],
    });
  },
  B051: async () => {
    const hands = { middlehand: ['CA', 'CK', 'S7', 'S8', 'S9', 'H7', 'H8', 'H9', 'D8', 'D9'] };
    const told = { contract: GRAND, hands, cards: ['C7', 'S7', 'C8'] };
    const strict = await play({ ...told, mode: 'strict' });
    const judged = await play({ ...told, mode: 'judge' });
    expect(strict).toMatchObject(revoke(1, 'middlehand'));
    expect(strict['tricks']).toEqual([expect.objectContaining({ cards: ['C7'], winner: null })]);
    expect(judged).toMatchObject({ tricks: [{ cards: ['C7', 'S7', 'C8'] }], incidents: [{ kind: 'revoke' }] });
  },
  B052: async () => {
    const open = { contract: { game: 'grand', hand: true, ouvert: true }, matadors: { with: 4 } };
    expect(await isko({ ...open, outcome: { cardPoints: 120, tricks: 10 } })).toMatchObject({ score: 264 });
    const hand = { contract: { game: 'suit', trump: 'D', hand: true }, matadors: { with: 1 } };
    expect(await isko({ ...hand, outcome: { cardPoints: 50, tricks: 5 } })).toMatchObject({ score: -54 });
  },
};

const asked: readonly PublicBug[] = [
  ...askedCases.publicBugs.valuesAndBids,
  ...askedCases.publicBugs.play,
  ...askedCases.publicBugs.ramschList,
  ...askedCases.publicBugs.records,
];

describe('defects of public programs that are no single value', () => {
  test.each(asked.map((row) => [`${row.id}: ${row.right} (${row.source})`, row] as const))(
    '%s',
    async (_title, row) => {
      expect.hasAssertions();
      const check = CHECKS[row.id];
      if (check === undefined) throw new Error(row.id);
      await check();
    },
  );
});

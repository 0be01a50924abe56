import * as fc from 'fast-check';
import {
  cardOf,
  formatCard,
  PACK,
  parseCard,
  parseIssRecord,
  SEATS,
  type Card,
  type Contract,
  type DealRecord,
} from '../../../src/rules';
import { issMovesOf, issRecordOf } from '../../../src/rules/notation/deal-iss';
import { dealOfIssRecord } from '../../../src/rules/notation/iss-deal';
import { formatIssRecord } from '../../../src/rules/notation/iss-text';
import { corpusLines } from '../../tools/cases';
import { assert } from '../../tools/property';

const cards = 'C7.SA.SJ.CJ.CK.HJ.S7.SK.C9.ST.DQ.C8.DA.SQ.D7.S8.DT.H7.DK.DJ.S9.HA.HT.D9.HK.CT.CA.H8.HQ.H9.CQ.D8';
const named = (names: string): readonly Card[] => names.split(' ').map((name) => parseCard(name) ?? cardOf('D', '7'));

const textWith = (moves: string): string => `(;GM[Skat]MV[${moves} ]R[passed] ;)`;

const recordOf = (moves: string) => {
  const parsed = parseIssRecord(textWith(moves));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  return parsed.value;
};

const dealOf = (moves: string): DealRecord => {
  const deal = dealOfIssRecord(recordOf(moves));
  if (!deal.ok) throw new Error(JSON.stringify(deal.fault));
  return deal.value;
};

const textOf = (deal: DealRecord): string => {
  const answer = issMovesOf(deal);
  return answer.ok ? formatIssRecord(issRecordOf(answer.moves, [], 'passed')) : answer.pointers.join(' ');
};

const bid = '1 18 0 p 2 p';

describe('a record tells its deal', () => {
  test('hands, skat and calls', () => {
    const deal = dealOf(`w ${cards} 1 18 0 y 1 20 0 p 2 p`);
    expect(deal.hands.forehand.map(formatCard).join(' ')).toBe('C7 SA SJ CJ CK HJ S7 SK C9 S10');
    expect(deal.skat.map(formatCard)).toEqual(['CQ', 'D8']);
    expect(deal.calls).toEqual([
      { seat: 'middlehand', call: 'bid', value: 18 },
      { seat: 'forehand', call: 'hold' },
      { seat: 'middlehand', call: 'bid', value: 20 },
      { seat: 'forehand', call: 'pass' },
      { seat: 'rearhand', call: 'pass' },
    ]);
    expect(deal).not.toHaveProperty('unknown');
    expect(deal).not.toHaveProperty('contract');
  });

  test('forehand to whom nobody has bid plays at 18, or bids what he says beyond', () => {
    expect(dealOf(`w ${cards} 1 p 2 p 0 18`).calls?.[2]).toEqual({ seat: 'forehand', call: 'play' });
    expect(dealOf(`w ${cards} 1 p 2 p 0 20`).calls?.[2]).toEqual({ seat: 'forehand', call: 'bid', value: 20 });
  });

  test.each([
    ['1 GH', { game: 'grand', hand: true }],
    ['1 HH', { game: 'suit', trump: 'H', hand: true }],
    ['1 GO', { game: 'grand', hand: true, ouvert: true }],
    ['1 CHO', { game: 'suit', trump: 'C', hand: true, ouvert: true }],
    ['1 DHS', { game: 'suit', trump: 'D', hand: true, announced: 'schneider' }],
    ['1 CHZ', { game: 'suit', trump: 'C', hand: true, announced: 'schwarz' }],
    ['1 CHSZ', { game: 'suit', trump: 'C', hand: true, announced: 'schwarz' }],
    ['1 NH', { game: 'null', hand: true }],
    ['1 NHO', { game: 'null', hand: true, ouvert: true }],
    ['1 HS', { game: 'suit', trump: 'H', announced: 'schneider' }],
    ['1 s w CQ.D8 1 NO.D7.S8', { game: 'null', ouvert: true }],
  ])('%s is its contract', (announced, contract) => {
    expect(dealOf(`w ${cards} ${bid} ${announced}`).contract).toEqual(contract);
  });

  test.each([
    ['1 s w CQ.D8 1 G.D7.S8', ['D7', 'S8']],
    ['1 s w CQ.D8 1 G 1 D7.S8', ['D7', 'S8']],
    ['1 s w CQ.D8 1 NO.D7.S8.DQ.C8.DA.SQ.DT.H7.DK.DJ.CQ.D8', ['D7', 'S8']],
    ['1 s w ??.?? 1 G.??.??', undefined],
    ['1 s w CQ.D8 1 G', undefined],
    ['1 NHO.DQ.C8.DA.SQ.D7.S8.DT.H7.DK.DJ', undefined],
  ])('%s lays away what it names', (moves, discard) => {
    expect(dealOf(`w ${cards} ${bid} ${moves}`).discard?.map(formatCard)).toEqual(discard);
  });

  test('unseen cards are counted where they lie, and a skat shown later is known', () => {
    const hidden = Array(10).fill('??').join('.');
    const deal = dealOf(`w ${hidden}|${cards.slice(30, 59)}|${hidden}|??.?? ${bid} 1 s w CQ.D8 1 G.D7.S8 0 ?? 1 DA`);
    expect(deal.unknown).toEqual({ forehand: 10, rearhand: 10 });
    expect(deal.skat.map(formatCard)).toEqual(['CQ', 'D8']);
    expect(deal.plays).toEqual([
      { seat: 'forehand', card: null },
      { seat: 'middlehand', card: cardOf('D', 'A') },
    ]);
  });

  test.each([
    ['0 RE', { kind: 'conceded', by: 'forehand' }],
    ['0 RE 1 HT 2 RE', { kind: 'conceded', by: 'opponents' }],
    ['1 RE', { kind: 'conceded', by: 'declarer' }],
    ['0 RE w TI.2', { kind: 'timeout', by: 'rearhand' }],
    ['w LE.1', { kind: 'timeout', by: 'middlehand' }],
    ['1 SC', undefined],
  ])('%s ends it', (moves, ending) => {
    expect(dealOf(`w ${cards} ${bid} 1 GH ${moves}`).ending).toEqual(ending);
  });

  test.each([
    ['1 18', 'move-out-of-place', '1 18'],
    [`w ${cards} w ${cards}`, 'move-out-of-place', `w ${cards}`],
    [`w ${cards} 0 C7`, 'move-out-of-place', '0 C7'],
    [`w ${cards} 1 GH 1 18`, 'move-out-of-place', '1 18'],
    [`w ${cards} 1 s 1 s`, 'move-out-of-place', '1 s'],
    [`w ${cards} 1 s w D8.CQ`, 'skat-differs', 'w D8.CQ'],
  ])('but not "%s"', (moves, code, there) => {
    const record = recordOf(moves);
    const deal = dealOfIssRecord(record);
    const fault = deal.ok ? undefined : deal.fault;
    expect(fault?.code).toBe(code);
    expect(textWith(moves).slice(fault?.offset)).toBe(`${there} ]R[passed] ;)`);
  });

  test('but not without a deal', () => {
    expect(dealOfIssRecord(recordOf(''))).toMatchObject({ ok: false, fault: { code: 'deal-missing' } });
  });
});

describe('a deal is told as a record', () => {
  test('with what the server says of each move', () => {
    const moves = `w ${cards} ${bid} 1 s w CQ.D8 1 G.D7.S8 0 C7 1 DQ 2 CA w TI.2 `;
    expect(textOf(dealOf(moves))).toBe(`(;GM[Skat]MV[${moves}]R[passed] ;)`);
  });

  const plain = dealOf(`w ${cards} ${bid} 1 GH`);
  test.each<[string, Partial<DealRecord>, string]>([
    ['without calls', { calls: undefined }, '/calls /declarer'],
    ['with a game of another code', { contract: { game: 'tournee', trump: 'C' } }, '/contract/game'],
    ['with a Ramsch', { ramsch: true, contract: undefined }, '/ramsch'],
    ['with a turned card', { turned: named('CQ') }, '/turned'],
    ['with a claim', { ending: { kind: 'claim', by: 'declarer' } }, '/ending'],
    ['with a hand too small', { hands: { ...plain.hands, forehand: named('C7') } }, '/hands/forehand'],
    ['with plays but no contract', { contract: undefined, plays: [{ seat: 'forehand', card: null }] }, '/plays'],
  ])('but not %s', (_title, part, pointers) => {
    expect(textOf({ ...plain, ...part })).toBe(pointers);
  });
});

const records = corpusLines('iss-games.sgf') ?? [];
(records.length === 0 ? describe.skip : describe)('the 41 recorded games of the server', () => {
  test('are the same deals again after having been written anew', () => {
    const deals = records.map((record) => {
      const parsed = parseIssRecord(record);
      return parsed.ok ? dealOfIssRecord(parsed.value) : parsed;
    });
    const again = deals.map((deal) => {
      if (!deal.ok) return deal;
      const parsed = parseIssRecord(textOf(deal.value));
      return parsed.ok ? dealOfIssRecord(parsed.value) : parsed;
    });
    expect(again).toEqual(deals);
    expect(deals.every(({ ok }) => ok)).toBe(true);
  });
});

test('any deal that the server has words for comes back from its record', () => {
  const seat = fc.constantFrom(...SEATS);
  const trump = fc.constantFrom('C', 'S', 'H', 'D');
  const level = fc.constantFrom(undefined, 'schneider', 'schwarz');
  const contract: fc.Arbitrary<Contract> = fc.oneof(
    fc.constantFrom<Contract>({ game: 'grand' }, { game: 'grand', hand: true, ouvert: true }, { game: 'null' }),
    fc.constantFrom<Contract>({ game: 'null', ouvert: true }, { game: 'null', hand: true, ouvert: true }),
    fc.tuple(trump, level).map(([suit, announced]): Contract => ({
      game: 'suit',
      trump: suit as 'C',
      hand: true,
      ...(announced === undefined ? {} : { announced }),
    })),
  );
  const deal = fc.tuple(
    fc.shuffledSubarray([...PACK], { minLength: 32 }),
    contract,
    seat,
    fc.array(fc.record({ seat, card: fc.constantFrom(null, ...PACK) }), { maxLength: 29 }),
    fc.constantFrom<DealRecord['ending']>(
      undefined,
      { kind: 'conceded', by: 'declarer' },
      { kind: 'timeout', by: 'forehand' },
    ),
  );
  assert(
    fc.property(deal, ([pack, played, declarer, plays, ending]) => {
      const told: DealRecord = {
        hands: { forehand: pack.slice(0, 10), middlehand: pack.slice(10, 20), rearhand: pack.slice(20, 30) },
        skat: pack.slice(30),
        calls: [
          { seat: declarer, call: 'bid', value: 20 },
          ...SEATS.filter((other) => other !== declarer).map((other) => ({ seat: other, call: 'pass' as const })),
        ],
        contract: played,
        ...(played.hand === true ? {} : { discard: pack.slice(0, 2) }),
        plays,
        ...(ending === undefined ? {} : { ending }),
      };
      const parsed = parseIssRecord(textOf(told));
      expect(parsed.ok ? dealOfIssRecord(parsed.value) : parsed).toEqual({ ok: true, value: told });
    }),
  );
});

import * as fc from 'fast-check';
import {
  formatCard,
  GAME_IDS,
  KONTRA_CALLS,
  PACK,
  parseIssRecord,
  SEATS,
  SUITS,
  type DealRecord,
} from '../../../src/rules';
import { formatDealText } from '../../../src/rules/notation/deal-format';
import { parseDealText } from '../../../src/rules/notation/deal-parse';
import { dealOfIssRecord } from '../../../src/rules/notation/iss-deal';
import { corpusLines } from '../../tools/cases';
import { assert } from '../../tools/property';

const english = `Forehand: ♣J ♠J ♥A ♥10 ♥K ♦A ♦10 ♦K ♠A ♠10
Middlehand: ♥J ♦J ♣A ♣10 ♣K ♣Q ♠K ♠Q ♠9 ♠8
Rearhand: ♣9 ♣8 ♣7 ♥Q ♥9 ♥8 ♥7 ♦Q ♦9 ♦8
Skat: ♠7 ♦7
Auction: Middlehand 18, Forehand holds, Middlehand passes, Rearhand passes
Game: Suit game ♥, hand, schneider announced
 1. Forehand ♣J ♥J ♥7
 2. Forehand ♠J ♦J Forehand ♥8
Ending: conceded, opponents
`;

const german = `Vorhand: KrB PB HA H10 HK KA K10 KK PA P10
Mittelhand: HB KB KrA Kr10 KrK KrD PK PD P9 P8
Hinterhand: Kr9 Kr8 Kr7 HD H9 H8 H7 KD K9 K8
Skat: P7 K7
Reizen: Mittelhand 18, Vorhand hält, Mittelhand passt, Hinterhand passt
Spiel: Farbspiel ♥, Hand, Schneider angesagt
1) Vorhand KrB HB H7  -> Vorhand, 4
2) Vorhand PB KB Vorhand H8
Abbruch: aufgegeben, Gegner
---
Vorhand gewinnt.
`;

const read = (text: string): DealRecord => {
  const parsed = parseDealText(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  return parsed.value;
};

const faultOf = (text: string) => {
  const parsed = parseDealText(text);
  return parsed.ok ? 'read' : `${parsed.fault.code}: ${text.slice(parsed.fault.offset).split('\n', 1)[0]}`;
};

describe('a deal in words', () => {
  test('is read with its calls, its game, its plays in turn and out of it, and its end', () => {
    const deal = read(english);
    expect(deal.skat.map(formatCard)).toEqual(['S7', 'D7']);
    expect(deal.calls).toEqual([
      { seat: 'middlehand', call: 'bid', value: 18 },
      { seat: 'forehand', call: 'hold' },
      { seat: 'middlehand', call: 'pass' },
      { seat: 'rearhand', call: 'pass' },
    ]);
    expect(deal.contract).toEqual({ game: 'suit', trump: 'H', hand: true, announced: 'schneider' });
    expect(deal.plays.map(({ seat, card }) => `${seat} ${card === null ? '??' : formatCard(card)}`)).toEqual([
      'forehand CJ',
      'middlehand HJ',
      'rearhand H7',
      'forehand SJ',
      'middlehand DJ',
      'forehand H8',
    ]);
    expect(deal.ending).toEqual({ kind: 'conceded', by: 'opponents' });
  });

  test('is the same in both languages, and what follows the deal is left alone', () => {
    expect(read(german)).toEqual(read(english));
    expect(formatDealText(read(german), 'en')).toBe(english);
  });

  test.each(GAME_IDS)('names the game %s in words, which are read in both languages, and reads its code', (game) => {
    const deal: DealRecord = { ...read(english), contract: { game, trump: 'C' } };
    const words = (['en', 'de'] as const).map((language) => formatDealText(deal, language));
    expect(words.map(read)).toEqual([deal, deal]);
    expect(read(english.replace('Suit game ♥, hand, schneider announced', `${game} Kreuz`))).toEqual(deal);
  });

  test.each([
    ['', 'line-missing: '],
    [english.replace('Skat: ♠7 ♦7\n', ''), 'line-missing: Forehand: ♣J ♠J ♥A ♥10 ♥K ♦A ♦10 ♦K ♠A ♠10'],
    [`${english}Skat: ♠7 ♦7\n`, 'line-twice: Skat: ♠7 ♦7'],
    [`${english}Weather: fine\n`, 'line-unknown: Weather: fine'],
    [`${english}fine\n`, 'line-unknown: fine'],
    [english.replace('♦7', '♦6'), 'not-a-card: ♦6'],
    [english.replace('♦7', 'D'), 'half-a-card: D'],
    [english.replace('♠7 ♦7', 'P7 D7'), 'mixed-letters: D7'],
    [english.replace('♠7 ♦7', 'P7 ♦7').replace('♣J ♥J ♥7', '♣J ♥J D7'), 'mixed-letters: D7'],
    [
      english.replace('Forehand holds', 'Forehand sings'),
      'not-understood: Forehand sings, Middlehand passes, Rearhand passes',
    ],
    [english.replace('Suit game', 'Suite'), 'not-understood: Suite ♥, hand, schneider announced'],
    [english.replace('hand,', 'foot,'), 'not-understood: foot, schneider announced'],
    [english.replace(' 1. Forehand', ' 1.'), 'not-understood: ♣J ♥J ♥7'],
    [english.replace('conceded', 'forgotten'), 'not-understood: forgotten, opponents'],
    [`${english}Bid: much\n`, 'not-understood: much'],
    [`${english}Declarer: Somebody\n`, 'not-understood: Somebody'],
  ])('%# is not read, and the place is named', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });
});

const records = corpusLines('iss-games.sgf') ?? [];
(records.length === 0 ? describe.skip : describe)('the 41 recorded games of the server', () => {
  test('come back from their words in both languages', () => {
    const deals = records.flatMap((record) => {
      const parsed = parseIssRecord(record);
      const deal = parsed.ok ? dealOfIssRecord(parsed.value) : parsed;
      return deal.ok ? [deal.value] : [];
    });
    expect(deals).toHaveLength(41);
    for (const language of ['en', 'de'] as const) {
      expect(deals.map((deal) => read(formatDealText(deal, language)))).toEqual(deals);
    }
  });
});

const seat = fc.constantFrom(...SEATS);
const card = fc.constantFrom(...PACK);
const cards = fc.array(card, { maxLength: 11 });

const call = fc.oneof(
  fc.record({ seat, call: fc.constantFrom('hold' as const, 'pass' as const, 'play' as const, 'ramsch' as const) }),
  fc.record({ seat, call: fc.constant('bid' as const), value: fc.integer({ min: 1, max: 9999 }) }),
);
const deal: fc.Arbitrary<DealRecord> = fc.record(
  {
    hands: fc.record({ forehand: cards, middlehand: cards, rearhand: cards }),
    unknown: fc.constantFrom({ forehand: 2 }, { skat: 2, rearhand: 10 }),
    skat: cards,
    calls: fc.array(call),
    declarer: seat,
    bid: fc.integer({ min: 1, max: 9999 }),
    contract: fc.record(
      {
        game: fc.constantFrom(...GAME_IDS),
        trump: fc.constantFrom(...SUITS),
        hand: fc.constant(true),
        ouvert: fc.constant(true),
        passtMirNicht: fc.constant(true),
        spitze: fc.constant(true),
        kontra: fc.constantFrom(...KONTRA_CALLS),
        announced: fc.constantFrom('schneider' as const, 'schwarz' as const),
      },
      { requiredKeys: ['game'] },
    ),
    doubled: fc.record({ passing: fc.nat(3), knocking: fc.nat(3) }, { requiredKeys: ['passing'] }),
    turned: cards,
    discard: cards,
    plays: fc.array(fc.record({ seat, card: fc.option(card) }), { maxLength: 40 }),
    ending: fc.record(
      {
        kind: fc.constantFrom('conceded' as const, 'thrown-in' as const, 'timeout' as const, 'claim' as const),
        by: fc.constantFrom('declarer' as const, 'opponents' as const, ...SEATS),
        level: fc.constantFrom('schneider' as const, 'schwarz' as const),
      },
      { requiredKeys: ['kind', 'by'] },
    ),
  },
  { requiredKeys: ['hands', 'skat', 'plays'] },
);

describe('whatever comes', () => {
  test('any deal comes back from its words', () => {
    assert(
      fc.property(deal, fc.constantFrom('en' as const, 'de' as const), (told, language) => {
        expect(parseDealText(formatDealText(told, language))).toEqual({ ok: true, value: told });
      }),
      { numRuns: 300 },
    );
  });

  test('any lines are a deal that is written and read as the same, or a fault inside the text', () => {
    const piece = fc.constantFrom(
      ...english.split(/(?<=[ :,\n])/),
      ...german.split(/(?<=[ :,\n])/),
      '??',
      '->',
      '---\n',
      ':',
      '\n',
    );
    assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.boolean(), (pieces, after) => {
        const text = after ? `${english.replace(/ 1\.[^]*/, '')}${pieces.join('')}` : pieces.join('');
        const parsed = parseDealText(text);
        if (!parsed.ok) return expect(parsed.fault.offset).toBeLessThanOrEqual(text.length);
        return expect(read(formatDealText(parsed.value, 'de'))).toEqual(parsed.value);
      }),
      { numRuns: 500 },
    );
  });
});

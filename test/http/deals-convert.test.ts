import { askBatch } from '../tools/batch';
import { corpusLines } from '../tools/cases';
import { startService, type TestService } from '../tools/http';

/** Records that a deal cannot give back to the byte; the deal of each is the same again. */
const NOT_TO_THE_BYTE: Readonly<Record<number, string>> = {
  4: 'LE is told as TI: a player was late or left',
  6: 'LE is told as TI: a player was late or left',
  9: 'the hand shown (SC) is left out',
  14: 'the hand shown (SC) is left out',
  16: 'the hand shown (SC) is left out',
  24: 'the hand shown (SC) is left out, resignations (RE) stand at the end',
  26: 'the two cards laid away stand with the announcement',
  28: 'resignations (RE) stand in the order of the seats',
  32: 'the hand shown (SC) is left out',
  37: 'the hand shown (SC) is left out, resignations (RE) stand in the order of the seats',
  38: 'the hand shown (SC) is left out, resignations (RE) stand at the end',
  39: 'the hand shown (SC) is left out, resignations (RE) stand in the order of the seats',
  41: 'the two cards laid away stand with the announcement',
};

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Converted {
  readonly deal?: Readonly<Record<string, unknown>>;
  readonly text?: string;
  readonly iss?: object;
  readonly code?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly pointer: string; readonly code: string }[];
}

const convert = (body: object, headers = {}) => service.ask<Converted>('POST', '/v1/deals/convert', { body, headers });

const cards = 'C7.SA.SJ.CJ.CK.HJ.S7.SK.C9.ST.DQ.C8.DA.SQ.D7.S8.DT.H7.DK.DJ.S9.HA.HT.D9.HK.CT.CA.H8.HQ.H9.CQ.D8';
const moves = `w ${cards} 1 18 0 p 2 p 1 s w CQ.D8 1 G.D7.S8 0 C7 1 C8 2 CA 0 RE 2 RE `;
const result = 'd:1 win v:48 m:-1 bidok p:84 t:5 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1';
const record = `(;GM[Skat]PC[ISS2]CO[a \\] b]SE[7]ID[9]P0[X]R0[1003.0]MV[${moves}]R[${result}] ;)`;

describe('POST /v1/deals/convert', () => {
  test('turns a record of the server into a deal that replay takes, and back to the byte', async () => {
    const { status, body } = await convert({ from: 'iss', to: 'json', text: record });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      deal: {
        ruleset: 'isko-2022',
        skat: ['CQ', 'D8'],
        contract: { game: 'grand' },
        discard: ['D7', 'S8'],
        ending: { kind: 'conceded', by: 'opponents' },
      },
      iss: { tags: { PC: 'ISS2', CO: 'a ] b', ID: '9' }, result: { declarer: 1, value: 48, resigned: true } },
    });
    expect(body.deal).not.toHaveProperty('unknown');
    const replayed = await service.ask('POST', '/v1/deals/replay', { body: body.deal });
    expect(replayed).toMatchObject({ status: 200, body: { legal: true } });
    const back = await convert({ from: 'json', to: 'iss', deal: body.deal, iss: body.iss });
    expect(back.body.text).toBe(record);
  });

  test('writes a deal in words of the language asked for, and reads them in either', async () => {
    const english = await convert({ from: 'iss', to: 'text', text: record });
    const german = await convert({ from: 'iss', to: 'text', text: record }, { 'Accept-Language': 'de' });
    expect(english.body.text).toContain('Laid away: ♦7 ♠8');
    expect(german.body.text).toContain('Gedrückt: ♦7 ♠8');
    const deals = await Promise.all(
      [english, german].map(({ body }) => convert({ from: 'text', to: 'json', text: body.text })),
    );
    const direct = await convert({ from: 'iss', to: 'json', text: record });
    expect(deals.map(({ body }) => body.deal)).toEqual([direct.body.deal, direct.body.deal]);
  });

  test('gives a record the result that this ruleset values, where none came with the deal', async () => {
    const { body } = await convert({ from: 'iss', to: 'json', text: record });
    const written = await convert({ from: 'json', to: 'iss', deal: body.deal });
    // Without three: forehand holds the jacks of clubs, spades and hearts.
    expect(written.body.text).toMatch(/R\[d:1 win v:96 m:-3 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1\]/);
  });

  test('keeps named calls on the way through words', async () => {
    const [forehand = '', middlehand = '', rearhand = ''] = [0, 30, 60].map((from) => cards.slice(from, from + 29));
    const deal = {
      ruleset: 'altenburg-1886',
      hands: { forehand: forehand.split('.'), middlehand: middlehand.split('.'), rearhand: rearhand.split('.') },
      skat: ['CQ', 'D8'],
      calls: [{ seat: 'middlehand', call: 'bid', value: 'frage-C' }],
      plays: [],
    };
    const words = await convert({ from: 'json', to: 'text', deal });
    const back = await convert({ from: 'text', to: 'json', text: words.body.text, ruleset: deal.ruleset });
    expect(back.body.deal).toEqual({ ...deal, hands: back.body.deal?.['hands'] });
  });

  test.each<[string, object, number, string, string]>([
    ['no record', { from: 'iss', to: 'json', text: 'nonsense' }, 400, 'unreadable-text', 'not-an-iss-record'],
    ['no text', { from: 'iss', to: 'json', text: '' }, 400, 'unreadable-text', 'not-an-iss-record'],
    ['two records', { from: 'iss', to: 'json', text: record + record }, 400, 'unreadable-text', 'more-than-one-record'],
    [
      'a move out of place',
      { from: 'iss', to: 'json', text: record.replace('1 G.D7.S8', '1 19') },
      400,
      'unreadable-text',
      'move-out-of-place',
    ],
    [
      'suit letters of two kinds',
      { from: 'text', to: 'json', text: 'Forehand: DK KD' },
      400,
      'unreadable-text',
      'mixed-letters',
    ],
    ['half a card', { from: 'text', to: 'json', text: 'Vorhand: D' }, 400, 'unreadable-text', 'half-a-card'],
    ['a line of nothing', { from: 'text', to: 'json', text: 'Hello' }, 400, 'unreadable-text', 'line-unknown'],
    ['a text where a deal belongs', { from: 'json', to: 'iss', text: record }, 400, 'invalid-request', 'missing'],
    ['a deal where a text belongs', { from: 'iss', to: 'json', deal: {} }, 400, 'invalid-request', 'missing'],
    ['a format that is none', { from: 'pbn', to: 'json', text: '' }, 400, 'invalid-request', 'not-allowed'],
    ['an unknown field', { from: 'iss', to: 'json', text: record, more: 1 }, 400, 'invalid-request', 'unknown-field'],
    ['a text too long', { from: 'iss', to: 'json', text: 'x'.repeat(65_537) }, 400, 'invalid-request', 'wrong-length'],
    [
      'a ruleset that is none',
      { from: 'iss', to: 'json', text: record, ruleset: 'none' },
      422,
      'unknown-ruleset',
      'unknown-ruleset',
    ],
  ])('refuses %s', async (_title, body, status, code, fault) => {
    const answer = await convert(body);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.errors?.map((error) => error.code)).toContain(fault);
  });

  test('says in both languages where a text goes wrong', async () => {
    const text = `Forehand: CJ\nSkat: C8 X7`;
    expect((await convert({ from: 'text', to: 'json', text })).body).toMatchObject({
      line: 2,
      column: 10,
      offset: 22,
      detail: 'Line 2, column 10: X7 is no card.',
    });
    const german = await convert({ from: 'text', to: 'json', text }, { 'Accept-Language': 'de' });
    expect(german.body.detail).toBe('Zeile 2, Spalte 10: X7 ist keine Karte.');
  });

  test('refuses a call that is none in the ruleset', async () => {
    const { body } = await convert({ from: 'iss', to: 'json', text: record });
    const deal = { ...body.deal, ruleset: 'altenburg-1886' };
    expect(await convert({ from: 'json', to: 'text', deal })).toMatchObject({
      status: 422,
      body: { code: 'not-a-game-value', errors: [{ pointer: '/deal/calls/0/value' }] },
    });
  });

  test('names what a record of the server has no words for', async () => {
    const { body } = await convert({ from: 'iss', to: 'json', text: record });
    const deal = {
      ...body.deal,
      ruleset: 'foster',
      contract: { game: 'tournee', trump: 'C', spitze: true, kontra: 're' },
      turned: ['CQ'],
    };
    const answer = await convert({ from: 'json', to: 'iss', deal });
    expect(answer).toMatchObject({ status: 422, body: { code: 'not-in-notation' } });
    expect(answer.body.errors?.map(({ pointer }) => pointer)).toEqual([
      '/contract/game',
      '/contract/spitze',
      '/contract/kontra',
      '/turned',
    ]);
  });
});

const corpus = corpusLines('iss-games.sgf') ?? [];
(corpus.length === 0 ? describe.skip : describe)('the 41 recorded games of the server', () => {
  test('brings all 41 recorded games through JSON and back', async () => {
    const lines = await askBatch(
      service.url,
      corpus.map((text, id) => ({ id, call: 'deals.convert', body: { from: 'iss', to: 'json', text } })),
    );
    const deals = lines.slice(0, -1).map(({ body }) => body as Converted);
    const back = await askBatch(
      service.url,
      deals.map(({ deal, iss }, id) => ({ id, call: 'deals.convert', body: { from: 'json', to: 'iss', deal, iss } })),
    );
    const texts = back.slice(0, -1).map(({ body }) => (body as Converted).text);
    expect(texts).toHaveLength(41);
    const changed = corpus.flatMap((text, index) => (texts[index] === text ? [] : [index + 1]));
    expect(changed).toEqual(Object.keys(NOT_TO_THE_BYTE).map(Number));
  });
});

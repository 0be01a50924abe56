import { request } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { parseLines, type BatchLine } from '../tools/batch';
import { corpusLines } from '../tools/cases';
import { startService, type TestService } from '../tools/http';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const cards = 'C7.SA.SJ.CJ.CK.HJ.S7.SK.C9.ST.DQ.C8.DA.SQ.D7.S8.DT.H7.DK.DJ.S9.HA.HT.D9.HK.CT.CA.H8.HQ.H9.CQ.D8';
const result = 'd:1 win v:96 m:-3 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1';
const game = (moves: string, ended = result, head = 'SE[7]ID[9]'): string =>
  `(;GM[Skat]PC[ISS2]${head}MV[w ${cards} ${moves} ]R[${ended}] ;)`;
const good = game('1 18 0 p 2 p 1 s w CQ.D8 1 G.D7.S8 0 C7 1 C8 2 CA 0 RE 2 RE');

async function openRecords(query = '', headers: Readonly<Record<string, string>> = {}) {
  const sending = request(`${service.url}/v1/deals/replay${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-iss-games', ...headers },
  });
  const response = once(sending, 'response').then(([message]) => message as IncomingMessage);
  sending.flushHeaders();
  return { sending, response };
}

async function replayRecords(body: string | Buffer, query = '', headers = {}): Promise<readonly BatchLine[]> {
  const { sending, response } = await openRecords(query, headers);
  sending.end(body);
  return parseLines(await text(await response));
}

describe('POST /v1/deals/replay with records of the server', () => {
  test('answers each with its replay, as the deal alone is answered, and with what the record says', async () => {
    const [line, end] = await replayRecords(`${good}\n`);
    const { body: converted } = await service.ask<{ deal: object; iss: object }>('POST', '/v1/deals/convert', {
      body: { from: 'iss', to: 'json', text: good },
    });
    const alone = await service.ask('POST', '/v1/deals/replay', { body: converted.deal });
    expect(alone.status).toBe(200);
    expect(line).toEqual({ id: '7/9', status: 200, body: { ...alone.body, iss: converted.iss } });
    expect(line?.body).toMatchObject({ legal: true, result: { won: true, score: 96 } });
    expect(end).toEqual({ end: true, lines: 1 });
  });

  test('gives a bad record an answer of its own and goes on', async () => {
    const bad: readonly (readonly [string | Buffer, number, string])[] = [
      ['nonsense', 400, 'unreadable-text'],
      ['{"ruleset":"isko"}', 400, 'unreadable-text'],
      [`${good}${good}`, 400, 'unreadable-text'],
      [game('1 18 1 G').slice(0, 80), 400, 'unreadable-text'],
      [`(;GM[Skat]CO[${'x'.repeat(256 * 1024)}]`, 400, 'line-too-long'],
      [Buffer.from([0x28, 0x3b, 0xff, 0xfe]), 400, 'malformed-text'],
      [Buffer.from(good, 'utf16le'), 400, 'unreadable-text'],
      [good.replace('SA.SJ', 'SA.SA'), 422, 'card-twice'],
    ];
    const lines = [good, ...bad.flatMap(([line]) => [line, good])].flatMap((line) => [
      Buffer.from(line),
      Buffer.from('\n'),
    ]);
    const answers = await replayRecords(Buffer.concat(lines));
    const found = answers.slice(0, -1).map(({ status, body }) => [status, body?.['code']]);
    expect(found).toEqual([
      [200, undefined],
      ...bad.flatMap(([, status, code]) => [
        [status, code],
        [200, undefined],
      ]),
    ]);
    expect(answers[1]?.body).toMatchObject({ line: 2, instance: '/v1/deals/replay' });
    expect(answers.at(-3)).toMatchObject({ id: '7/9', status: 422 });
  });

  test('takes the ruleset and the mode for all of them from the query', async () => {
    const revoke = game('1 18 0 p 2 p 1 s w CQ.D8 1 G.D7.S8 0 C7 1 DQ 2 S9');
    const [older, strict] = [
      await replayRecords(revoke, '?ruleset=isko-1999'),
      await replayRecords(revoke, '?mode=strict', { 'Accept-Language': 'de' }),
    ];
    expect(older[0]?.body).toMatchObject({ ruleset: 'isko-1999', legal: false });
    expect(older[0]?.body?.['faults']).not.toHaveLength(1);
    expect(strict[0]?.body?.['faults']).toHaveLength(1);
    for (const [query, status] of [
      ['?ruleset=none', 422],
      ['?mode=none', 400],
      ['?more=1', 400],
    ] as const) {
      const { sending, response } = await openRecords(query);
      sending.end(good);
      expect((await response).statusCode).toBe(status);
    }
  });

  test('answers while more records are still to come', async () => {
    const { sending, response } = await openRecords();
    sending.write(`${good}\n`);
    const message = await response;
    const [first] = (await once(message, 'data')) as [Buffer];
    expect(parseLines(first.toString())[0]).toMatchObject({ id: '7/9', status: 200 });
    sending.end();
    expect(parseLines(await text(message)).at(-1)).toEqual({ end: true, lines: 1 });
  });

  test('of 3,000 records is answered in order', async () => {
    const records = Array.from({ length: 3_000 }, (_, id) => good.replace('ID[9]', `ID[${id}]`));
    const answers = await replayRecords(records.join('\n'));
    expect(answers.at(-1)).toEqual({ end: true, lines: 3_000 });
    expect(answers.slice(0, -1).every(({ id, status }, index) => id === `7/${index}` && status === 200)).toBe(true);
  }, 120_000);

  test('is refused elsewhere, in another encoding, and where JSON alone is accepted as answer', async () => {
    const headers = { 'Content-Type': 'application/x-iss-games' };
    const ask = (path: string, more = {}) => service.ask('POST', path, { raw: good, headers: { ...headers, ...more } });
    expect(await ask('/v1/deals/convert')).toMatchObject({ status: 415 });
    expect(await ask('/v1/batch')).toMatchObject({ status: 415 });
    expect(
      await ask('/v1/deals/replay', { 'Content-Type': 'application/x-iss-games; charset=iso-8859-1' }),
    ).toMatchObject({ status: 415 });
    expect(await ask('/v1/deals/replay', { Accept: 'application/json' })).toMatchObject({ status: 406 });
    expect(
      await service.ask('POST', '/v1/deals/replay', {
        raw: '{}\n',
        headers: { 'Content-Type': 'application/x-ndjson' },
      }),
    ).toMatchObject({ status: 415 });
  });
});

describe('a replayed deal as plain text', () => {
  const asText = async (language: string, record = good) => {
    const { body } = await service.ask<{ deal: object }>('POST', '/v1/deals/convert', {
      body: { from: 'iss', to: 'json', text: record },
    });
    const headers = { Accept: 'text/plain', 'Accept-Language': language };
    return (await service.ask('POST', '/v1/deals/replay', { body: body.deal, headers })).text;
  };

  test('tells hands, auction, game, skat, tricks, counts, faults and the sum, in both languages', async () => {
    expect(await asText('en')).toMatchInlineSnapshot(`
     "Forehand: ♣7 ♠A ♠J ♣J ♣K ♥J ♠7 ♠K ♣9 ♠10
     Middlehand: ♦Q ♣8 ♦A ♠Q ♦7 ♠8 ♦10 ♥7 ♦K ♦J
     Rearhand: ♠9 ♥A ♥10 ♦9 ♥K ♣10 ♣A ♥8 ♥Q ♥9
     Skat: ♣Q ♦8
     Auction: Middlehand 18, Forehand passes, Rearhand passes
     Game: Grand
     Laid away: ♦7 ♠8
      1. Forehand ♣7 ♣8 ♣A                        -> Rearhand 11
     Ending: conceded, opponents
     ---
     International Skat Order, 2022
     Fault           none
     Card points     declarer 0, opponents 11
     Tricks          declarer 0, opponents 1
     Result          won (given up)
         24  unit value (isko-2022:2.4.1)
          3  matadors (isko-2022:2.3)
          1  game (isko-1999:5.2.2)
          4  sum of the levels (isko-2022:2.5)
         96  unit value times the sum (isko-2022:2.5)
         96  entry in the list (isko-2022:2.4.1)
     Entry           96
     "
    `);
    expect(await asText('de')).toMatchInlineSnapshot(`
     "Vorhand: ♣7 ♠A ♠B ♣B ♣K ♥B ♠7 ♠K ♣9 ♠10
     Mittelhand: ♦D ♣8 ♦A ♠D ♦7 ♠8 ♦10 ♥7 ♦K ♦B
     Hinterhand: ♠9 ♥A ♥10 ♦9 ♥K ♣10 ♣A ♥8 ♥D ♥9
     Skat: ♣D ♦8
     Reizen: Mittelhand 18, Vorhand passt, Hinterhand passt
     Spiel: Grand
     Gedrückt: ♦7 ♠8
      1. Vorhand ♣7 ♣8 ♣A                         -> Hinterhand 11
     Abbruch: aufgegeben, Gegner
     ---
     Internationale Skatordnung, 2022
     Fehler          keiner
     Augen           Alleinspieler 0, Gegner 11
     Stiche          Alleinspieler 0, Gegner 1
     Ergebnis        gewonnen (aufgegeben)
         24  Grundwert (isko-2022:2.4.1)
          3  Spitzen (isko-2022:2.3)
          1  Spiel (isko-1999:5.2.2)
          4  Summe der Stufen (isko-2022:2.5)
         96  Grundwert mal Summe (isko-2022:2.5)
         96  Eintrag in der Liste (isko-2022:2.4.1)
     Anschrift       96
     "
    `);
  });

  test('tells faults and incidents in words of the language asked for', async () => {
    const revoked = game('1 18 0 p 2 p 1 s w CQ.D8 1 C.D7.S8 0 C7 1 H7 2 CA 0 SJ 2 RE');
    const told = async (language: string) => {
      const lines = (await asText(language, revoked)).split('\n');
      return lines.filter((line) => /^(Game|Spiel|Fault|Fehler|Incident|Vorfall|Result|Ergebnis)\b/.test(line));
    };
    expect(await told('en')).toMatchInlineSnapshot(`
     [
       "Game: Suit game ♣",
       "Fault           Trick 1: Middlehand plays ♥7 though able to follow suit. (isko-2022:4.2.3)",
       "Fault           Trick 2: Forehand is not to play now. (isko-2022:4.1.4)",
       "Incident        Trick 1: A player does not follow suit though he can. (declarer)",
       "Incident        Trick 2: A card is led to a trick by a player who had no right to lead. (an opponent)",
       "Result          won (given up)",
     ]
    `);
    expect(await told('de')).toMatchInlineSnapshot(`
     [
       "Spiel: Farbspiel ♣",
       "Fehler          Stich 1: Mittelhand spielt ♥7, obwohl bekannt werden konnte. (isko-2022:4.2.3)",
       "Fehler          Stich 2: Vorhand ist nicht an der Reihe. (isko-2022:4.1.4)",
       "Vorfall         Stich 1: Jemand bekennt nicht, obwohl er könnte. (Alleinspieler)",
       "Vorfall         Stich 2: Eine Karte wird von jemandem ausgespielt, der nicht am Ausspiel war. (ein Gegner)",
       "Ergebnis        gewonnen (aufgegeben)",
     ]
    `);
  });

  test('is a deal in words, which convert reads', async () => {
    const [words, direct] = await Promise.all([
      asText('de').then((told) =>
        service.ask('POST', '/v1/deals/convert', { body: { from: 'text', to: 'json', text: told } }),
      ),
      service.ask('POST', '/v1/deals/convert', { body: { from: 'iss', to: 'json', text: good } }),
    ]);
    expect(words.body['deal']).toEqual(direct.body['deal']);
  });
});

const records = corpusLines('iss-games.sgf') ?? [];
(records.length === 0 ? describe.skip : describe)('the 41 recorded games of the server', () => {
  test('are replayed, each and every one', async () => {
    const answers = await replayRecords(records.join('\n'));
    expect(answers.slice(0, -1).map(({ status }) => status)).toEqual(Array(41).fill(200));
  });
});

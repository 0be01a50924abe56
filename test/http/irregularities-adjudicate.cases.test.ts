import { goldenCases } from '../tools/cases';
import { startService, type TestService } from '../tools/http';
import { adjudicationOf, expectedOf, ruledWords, type RuledAnswer } from '../tools/irregularity-questions';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const rule = async (body: object, headers: Record<string, string> = {}) =>
  (await service.ask<{ readonly ruling: RuledAnswer }>('POST', '/v1/irregularities/adjudicate', { body, headers })).body
    .ruling;

const cases = goldenCases('foster.jsonl', 'irregularity', ['foster-laws', 'foster-prose']);

describe('irregularities in the golden cases of Foster', () => {
  test('are all there', () => {
    expect(cases).toHaveLength(102);
  });

  test.each(cases.map((row) => [`${row.id}: ${row.source}`, row] as const))('%s', async (_title, row) => {
    expect(ruledWords(await rule(adjudicationOf(row)))).toMatchObject(expectedOf(row));
  });

  test.each(cases.filter(({ expect: { mandatory } }) => mandatory === false).map((row) => [row.id, row] as const))(
    '%s: a new deal that is not mandatory waits for the demand of an active player',
    async (_id, row) => {
      const asked = adjudicationOf(row);
      const { demandedBy: _, ...facts } = asked.incident.facts as Readonly<Record<string, unknown>>;
      const waiting = await rule({ ...asked, incident: { ...asked.incident, facts } });
      expect(waiting).toMatchObject({
        disposition: 'choice',
        newDeal: null,
        choices: [
          { by: 'active', choice: 'demand-new-deal', disposition: 'new-deal' },
          { by: 'active', choice: 'let-stand', disposition: 'deal-stands' },
        ],
        missing: [{ pointer: '/incident/facts/demandedBy' }],
      });
    },
  );
});

describe('lead out of turn under the ISkO', () => {
  const contract = { game: 'suit', trump: 'S' };
  const base = { ruleset: 'isko-2022', situation: { contract, matadors: { with: 1 }, bid: 20 } };
  const lead = (offender: string, trick = 7) => ({
    kind: 'lead-out-of-turn',
    offender,
    phase: 'trick-open',
    at: { trick },
  });
  const counts = (declarer: number, opponents: number, tricks: readonly [number, number] = [3, 3]) => ({
    ...base.situation,
    cardPoints: { declarer, opponents },
    tricks: { declarer: tricks[0], opponents: tricks[1] },
    skatPoints: 10,
  });

  test('C010: a declarer who leads though he is not forehand loses the game at once', async () => {
    const ruling = await rule({ ...base, incident: lead('declarer', 1) });
    expect(ruling).toMatchObject({
      disposition: 'game-lost',
      alreadyDecided: null,
      game: { won: false, level: 'simple', result: { score: -44 } },
    });
    expect(ruling.reasoning[0]?.law).toBe('isko-2022:4.1.4');
    expect(ruling.missing).toEqual([]);
  });

  test('isko-2022:4.1.4: an open game is won simply when an opponent leads out of turn, and the declarer may play on', async () => {
    const ruling = await rule({ ...base, incident: lead('opponent'), situation: counts(30, 25) });
    expect(ruling).toMatchObject({
      disposition: 'game-won',
      game: { won: true, level: 'simple', result: { score: 22 } },
    });
    expect(ruling.choices).toMatchObject([
      { by: 'declarer', choice: 'stop', disposition: 'game-won' },
      { by: 'declarer', choice: 'play-on', disposition: 'play-on' },
    ]);
  });

  test('isko-2022:4.1.6: played on, the offence is put right and the outcome counts', async () => {
    const ruling = await rule({ ...base, incident: lead('opponent'), situation: counts(30, 25), choice: 'play-on' });
    expect(ruling).toMatchObject({
      disposition: 'play-on',
      secured: false,
      playingFor: 'outcome',
      game: null,
      choices: [],
    });
    expect(ruling.corrections).toContain('card-goes-back');
    expect(ruling.laws.map(({ citation }) => citation)).toContain('isko-2022:4.1.6');
  });

  test('isko-2022:4.1.3: a game already won stays won whoever offends, one already lost stays lost', async () => {
    const won = counts(52, 20);
    expect(await rule({ ...base, incident: lead('declarer'), situation: won })).toMatchObject({
      disposition: 'game-won',
      alreadyDecided: 'declarer',
      choices: [],
      game: { won: true, result: { score: 22 } },
    });
    expect(await rule({ ...base, incident: lead('opponent'), situation: won, choice: 'play-on' })).toMatchObject({
      disposition: 'play-on',
      secured: true,
      game: { won: true },
    });
    expect(await rule({ ...base, incident: lead('opponent'), situation: counts(30, 60) })).toMatchObject({
      disposition: 'game-lost',
      alreadyDecided: 'opponents',
      choices: [],
      game: { won: false, result: { score: -44 } },
    });
  });

  test('isko-2022:4.1.3: with schneider announced 63 card points decide nothing, and 31 of the opponents do', async () => {
    const announced = { ...contract, hand: true, announced: 'schneider' };
    const at = (declarer: number, opponents: number) => ({ ...counts(declarer, opponents), contract: announced });
    expect(await rule({ ...base, incident: lead('declarer'), situation: at(53, 20) })).toMatchObject({
      disposition: 'game-lost',
      alreadyDecided: null,
    });
    expect(await rule({ ...base, incident: lead('opponent'), situation: at(53, 31) })).toMatchObject({
      disposition: 'game-lost',
      alreadyDecided: 'opponents',
    });
    expect(await rule({ ...base, incident: lead('opponent'), situation: at(53, 30) })).toMatchObject({
      disposition: 'game-won',
      game: { level: 'schneider', result: { score: 55 } },
    });
  });

  test('isko-2022:4.1.5: the schneider that the bid demands is credited while it could be reached', async () => {
    const at = (opponents: number) => ({ ...counts(30, opponents), bid: 33 });
    const credited = await rule({ ...base, incident: lead('opponent'), situation: at(18) });
    expect(credited).toMatchObject({ disposition: 'game-won', game: { level: 'schneider', result: { score: 33 } } });
    expect(credited.reasoning.map(({ law }) => law)).toContain('isko-2022:4.1.5');
    expect(await rule({ ...base, incident: lead('opponent'), situation: at(31) })).toMatchObject({
      disposition: 'game-lost',
      game: { result: { score: -66 } },
    });
  });

  test('isko-2022:4.1.4: a required schwarz is decided by the first trick of the opponents', async () => {
    const open = { ...contract, hand: true, ouvert: true };
    const at = (tricks: readonly [number, number], opponents: number) => ({
      ...counts(20, opponents, tricks),
      contract: open,
    });
    expect(await rule({ ...base, incident: lead('opponent', 4), situation: at([3, 0], 0) })).toMatchObject({
      disposition: 'game-won',
      game: { level: 'schwarz' },
    });
    expect(await rule({ ...base, incident: lead('opponent', 4), situation: at([2, 1], 4) })).toMatchObject({
      disposition: 'game-lost',
      alreadyDecided: 'opponents',
    });
  });

  test('isko-1999:4.1.7: a wrong lead noticed when its trick is complete stands, in every edition', async () => {
    for (const ruleset of ['isko-1999', 'isko-2018', 'isko-2022']) {
      const ruling = await rule({ ...base, ruleset, incident: { ...lead('declarer'), phase: 'trick-quitted' } });
      expect(ruling).toMatchObject({ disposition: 'stands', game: null, choices: [] });
      expect(ruling.laws[0]).toMatchObject(
        ruleset === 'isko-1999'
          ? { citation: 'isko-1999:4.1.7' }
          : { citation: `${ruleset}:4.1.7`, numberVerified: false },
      );
    }
  });

  test('without the counts the ruling names them as the next question', async () => {
    const ruling = await rule({ ...base, incident: lead('declarer') });
    expect(ruling.disposition).toBe('game-lost');
    const asked = ruling.missing.find(({ pointer }) => pointer === '/situation/cardPoints/declarer');
    expect(asked).toMatchObject({ affects: 'disposition' });
    expect(JSON.stringify(asked)).toContain('"set":{"/situation/cardPoints/declarer":61},"disposition":"game-won"');
  });

  test('without a contract the score is asked for, the ruling stands', async () => {
    const ruling = await rule({ ruleset: 'isko', incident: lead('opponent', 1) });
    expect(ruling).toMatchObject({ disposition: 'game-won', game: { won: true, result: null } });
    expect(ruling.missing.map(({ pointer }) => pointer)).toContain('/situation/contract');
  });

  test('C009: gathering a trick that belongs to the other side is put right, and is no lead', async () => {
    const incident = { kind: 'trick-gathered-wrongly', offender: 'opponent', facts: { ledToNext: false } };
    expect(await rule({ ruleset: 'isko-1999', incident })).toMatchObject({
      disposition: 'corrected',
      corrections: ['trick-goes-to-winner'],
    });
    const led = { ...incident, facts: { ledToNext: true } };
    expect(await rule({ ruleset: 'isko-1999', incident: led })).toMatchObject({
      disposition: 'game-won',
      choices: [{ choice: 'stop' }, { choice: 'play-on' }],
    });
  });

  test('C011: a played card is not taken back', async () => {
    const incident = { kind: 'card-taken-back', offender: 'declarer' };
    const ruling = await rule({ ruleset: 'isko', incident });
    expect(ruling).toMatchObject({ disposition: 'refused', reasoning: [{ law: 'isko-2022:4.1.2' }] });
  });

  test('the reasoning is told in German on demand, codes stay', async () => {
    const german = await rule({ ...base, incident: lead('declarer', 1) }, { 'Accept-Language': 'de' });
    expect(german.disposition).toBe('game-lost');
    expect(german.reasoning[0]?.text).toContain('Alleinspieler');
  });
});

describe('what is no incident', () => {
  const incident = { kind: 'lead-out-of-turn', offender: 'declarer', phase: 'trick-open' };
  const refuse = (body: object) =>
    service.ask<{ code: string; errors: readonly { pointer: string }[] }>('POST', '/v1/irregularities/adjudicate', {
      body,
    });

  test.each([
    [
      'an unknown fact is 400',
      { ruleset: 'foster', incident: { ...incident, facts: { colour: 'red' } } },
      400,
      'invalid-request',
    ],
    [
      'a fact of the wrong kind is 400',
      { ruleset: 'foster', incident: { ...incident, facts: { playedAfter: 'two' } } },
      400,
      'invalid-request',
    ],
    [
      'a prototype key is 400',
      { ruleset: 'foster', incident: { ...incident, facts: { constructor: 1 } } },
      400,
      'invalid-request',
    ],
    [
      'a choice that is not offered is 422',
      { ruleset: 'foster', incident: { ...incident, facts: { playedAfter: 2 } }, choice: 'stop' },
      422,
      'choice-not-offered',
    ],
    [
      'a reading the code does not have is 422',
      { ruleset: 'isko', incident, options: { reading: 'prose' } },
      422,
      'option-not-offered',
    ],
    [
      'an onlooker cannot lead',
      { ruleset: 'isko', incident: { ...incident, offender: 'onlooker' } },
      422,
      'offender-not-possible',
    ],
    [
      'more points than the pack holds are 422',
      {
        ruleset: 'isko',
        incident,
        situation: { cardPoints: { declarer: 70, opponents: 70 }, tricks: { declarer: 4, opponents: 4 } },
      },
      422,
      'counts-contradict',
    ],
  ])('%s', async (_title, body, status, code) => {
    const answer = await refuse(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('laws by number and by words', () => {
  interface LawBody {
    readonly citation: string;
    readonly status: string;
    readonly incidents: readonly string[];
    readonly siblings: readonly string[];
  }

  test('every law of every ruleset resolves under its citation', async () => {
    const { body: rulesets } = await service.ask<{ items: readonly { id: string }[] }>('GET', '/v1/rulesets');
    for (const { id } of rulesets.items) {
      const { body } = await service.ask<{ items: readonly LawBody[] }>('GET', `/v1/rulesets/${id}/laws`);
      const cited = body.items.map(({ citation }) => citation);
      const laws = await Promise.all(cited.map((citation) => service.ask<LawBody>('GET', `/v1/laws/${citation}`)));
      expect(laws.map(({ body: law }) => law.citation)).toEqual(cited);
    }
  });

  test('a provision whose number is unknown in the edition is listed and cited under its older number', async () => {
    const { body } = await service.ask<{ items: readonly LawBody[] }>('GET', '/v1/rulesets/isko-2022/laws');
    const listed = body.items.find(({ citation }) => citation === 'isko-1999:3.4.8');
    expect(listed?.incidents).toEqual(['skat-seen', 'layout-changed']);
    expect(
      await rule({ ruleset: 'isko-2022', incident: { kind: 'poor-defence', offender: 'opponent' } }),
    ).toMatchObject({ laws: [{ citation: 'isko-1999:3.5.2', numberVerified: false }] });
  });

  test('a provision whose text was not seen says so, and what it would concern', async () => {
    const { body } = await service.ask<LawBody & { readonly summary: string }>(
      'GET',
      '/v1/laws/eichhorn-1898:revoking',
    );
    expect(body).toMatchObject({ status: 'referee', incidents: ['revoke'] });
    expect(body.summary).toContain('text not verified');
    expect(await rule({ ruleset: 'eichhorn-1898', incident: { kind: 'revoke', offender: 'declarer' } })).toMatchObject({
      disposition: 'referee',
      laws: [{ citation: 'eichhorn-1898:revoking' }],
    });
  });

  test('a search finds a law in either language, an unknown citation is not found', async () => {
    const found = await service.ask<{ items: readonly LawBody[] }>('GET', '/v1/laws?q=au%C3%9Fer%20der%20Reihe');
    expect(found.body.items.map(({ citation }) => citation)).toEqual(
      expect.arrayContaining(['foster:47', 'foster:48']),
    );
    expect((await service.ask('GET', '/v1/laws/foster:99')).status).toBe(404);
  });

  test('one answer lays a law beside the same matter in the other codes and editions', async () => {
    type Compared = LawBody & { readonly compared: readonly { readonly citation: string; readonly summary: string }[] };
    const { body } = await service.ask<Compared>('GET', '/v1/laws/foster:48');
    const editions = ['isko-2022:4.1.4', 'isko-2018:4.1.4', 'isko-1999:4.1.4'];
    expect(body.siblings).toEqual(expect.arrayContaining(editions));
    expect(body.compared.map(({ citation }) => citation)).toEqual(body.siblings);
    expect(body.compared.find(({ citation }) => citation === editions[0])?.summary).toContain('simple level');
    const back = await service.ask<Compared>('GET', '/v1/laws/isko:4.1.4');
    expect(back.body.siblings).toContain('foster:48');
    expect(back.body.siblings).not.toContain('isko-2022:4.1.4');
  });

  test('the vocabulary of incidents names the facts and the laws of the ruleset', async () => {
    const { body } = await service.ask<{ items: readonly { kind: string; laws: readonly string[]; facts: unknown }[] }>(
      'GET',
      '/v1/incidents?ruleset=foster',
    );
    const lead = body.items.find(({ kind }) => kind === 'lead-out-of-turn');
    expect(lead?.laws).toEqual(['foster:47', 'foster:48']);
    expect(lead?.facts).toMatchObject({ type: 'object', additionalProperties: false });
  });
});

import { dispute, ruleAsJury } from '../tools/disputes';
import { startService, type Ask, type TestService } from '../tools/http';
import { command, dealsAt, openSession } from '../tools/tournament';

let service: TestService;
let ask: Ask;
beforeAll(async () => {
  service = await startService();
  ask = service.ask;
});
afterAll(() => service.stop());

/** Seat 3 has dealt where seat 2 should have; he may be charged ten. */
const outOfTurn = {
  kind: 'deal-out-of-turn',
  offender: 'dealer',
  phase: 'deal-complete',
  facts: { order: [1, 2, 3, 4], due: 2, dealt: 3 },
};
/** Somebody without a part in the game has looked at the skat of a game worth 33, which the table may claim. */
const looked = { kind: 'skat-seen', offender: 'onlooker', facts: { active: false, gameValue: 33 } };

/** A dispute on the first deal of a table of four under the laws of Foster, which was not played. */
async function disputed(incident: object) {
  const open = await openSession(ask, { players: 4, deals: { '4': 4 }, tournament: { ruleset: 'foster' } });
  await command(ask, dealsAt(open), { notPlayed: true, reason: 'They quarrelled.' });
  const told = { tableId: open.tables[0]?.id, deal: 1, incident };
  const { path, answer } = await dispute(ask, open.path, told);
  const follow = (more: object = {}) => command(ask, `${path}/rulings`, { follow: true, ...more });
  return { open, path, follow, advice: answer.body.advice };
}

type Disputed = Awaited<ReturnType<typeof disputed>>;

/** What everybody at the table has from it, by seat. */
async function totals({ open }: Disputed): Promise<readonly number[]> {
  const { body } = await ask<{ list: { total: number }[] }>('GET', `/v1/tables/${open.tables[0]?.id}`);
  return body.list.map(({ total }) => total);
}

describe('foster:19: a penalty that need not be taken', () => {
  it('is entered with the ruling that follows the advice, for whoever it meets', async () => {
    const matter = await disputed(outOfTurn);
    expect(matter.advice).toMatchObject({ penalties: [{ who: 3, points: -10, mandatory: false }] });
    expect(await matter.follow()).toMatchObject({
      status: 201,
      body: { rulings: [{ disposition: 'deal-stands', penalties: [{ seat: 3, points: -10, withdrawn: false }] }] },
    });
    expect(await totals(matter)).toEqual([0, 0, -10, 0]);
  });

  it('is not where the innocent side waives it, and the ruling says so', async () => {
    const matter = await disputed(outOfTurn);
    expect(await matter.follow({ waive: true })).toMatchObject({
      status: 201,
      body: { rulings: [{ penalties: [], told: { waive: true } }] },
    });
    expect(await totals(matter)).toEqual([0, 0, 0, 0]);
  });

  it('is not waived where it is mandatory, or where there is none', async () => {
    for (const incident of [{ kind: 'pack-not-cut', offender: 'dealer' }, looked]) {
      const matter = await disputed(incident);
      expect(await matter.follow({ waive: true })).toMatchObject({
        status: 422,
        body: { code: 'not-advised', errors: [{ pointer: '/waive' }] },
      });
      expect((await ask('GET', matter.path)).body).toMatchObject({ state: 'open', rulings: [] });
    }
  });
});

describe('foster:25: points that one may claim from another', () => {
  it('go from the one to the other where somebody claims them, and back when the jury rules otherwise', async () => {
    const matter = await disputed(looked);
    expect(matter.advice).toMatchObject({ claims: [{ from: 'onlooker', to: 'table', points: 33 }] });
    expect(await matter.follow({ claimant: 2, offender: 1 })).toMatchObject({
      status: 201,
      body: {
        rulings: [
          {
            penalties: [
              { seat: 1, points: -33 },
              { seat: 2, points: 33 },
            ],
          },
        ],
      },
    });
    expect(await totals(matter)).toEqual([-33, 33, 0, 0]);
    const told = { departing: {}, reason: 'He saw nothing.', law: 'foster:25' };
    expect(await ruleAsJury(ask, matter.path, matter.open.id, told)).toMatchObject({ status: 201 });
    expect(await totals(matter)).toEqual([0, 0, 0, 0]);
  });

  it('are left where nobody claims them', async () => {
    const matter = await disputed(looked);
    expect(await matter.follow()).toMatchObject({ status: 201, body: { rulings: [{ penalties: [] }] } });
    expect(await totals(matter)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ['without somebody at the table who pays', { claimant: 2 }, 'advice-undecided'],
    ['from oneself', { claimant: 2, offender: 2 }, 'advice-undecided'],
    ['by nobody at the table', { claimant: 5, offender: 1 }, 'seat-not-at-table'],
  ])('are not claimed %s', async (_what, told, code) => {
    const matter = await disputed(looked);
    expect(await matter.follow(told)).toMatchObject({ status: 422, body: { code } });
    expect(await totals(matter)).toEqual([0, 0, 0, 0]);
  });

  it('are not claimed where the advice knows of none', async () => {
    const matter = await disputed(outOfTurn);
    expect(await matter.follow({ claimant: 2 })).toMatchObject({
      status: 422,
      body: { code: 'not-advised', errors: [{ pointer: '/claimant' }] },
    });
  });
});

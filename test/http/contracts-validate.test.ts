import { FOSTER_ANNOUNCEMENTS, ISKO_ANNOUNCEMENTS } from '../tools/announcement-rows';
import { askedCases } from '../tools/asked-cases';
import { startService, type TestService } from '../tools/http';

interface Checked {
  readonly legal: boolean;
  readonly faults: readonly { readonly code: string; readonly law: string }[];
  readonly contract: Record<string, unknown> | null;
  readonly code?: string;
}

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const check = async (body: object) => (await service.ask<Checked>('POST', '/v1/contracts/validate', { body })).body;

const suit = { game: 'suit', trump: 'S' };

describe('announcements under the ISkO', () => {
  test.each(ISKO_ANNOUNCEMENTS)('%s', async (_title, body, fault, law, contract) => {
    const answer = await check({ ruleset: 'isko', bid: 18, ...body });
    expect(answer.contract).toEqual(contract);
    expect(answer.legal).toBe(fault === undefined);
    expect(answer.faults[0]).toEqual(fault === undefined ? undefined : expect.objectContaining({ code: fault, law }));
  });
});

describe('announcements with the skat seen', () => {
  const grand = { ruleset: 'eichhorn-1898', game: 'solo-grand' };
  const asked = askedCases.announcements.skatSeen.map((row) => [`${row.id}: ${row.source}`, row] as const);

  test.each(asked)('%s', async (_title, { given, expect: wanted }) => {
    const { ruleset, ...game } = given['game'] === 'grand-solo' ? grand : { ruleset: 'isko', ...suit };
    const { legal } = await check({ ruleset, skat: 'taken', contract: { ...game, announced: given['announce'] } });
    expect(legal).toBe(wanted['allowed']);
  });
});

describe("announcements under Foster's laws", () => {
  const tournee = (trump: string) => ({ game: 'tournee', trump });

  test.each(FOSTER_ANNOUNCEMENTS)('%s', async (_title, body, fault, law, contract) => {
    const answer = await check({ ruleset: 'foster', bid: null, ...body });
    expect(answer.contract).toEqual(contract);
    expect(answer.legal).toBe(fault === undefined);
    expect(answer.faults[0]).toEqual(fault === undefined ? undefined : expect.objectContaining({ code: fault, law }));
  });

  test.each([
    ['a game of another code', { skat: 'taken', contract: suit }, 'game-not-in-ruleset'],
    ['a turned game without its card', { skat: 'turned', contract: tournee('H') }, 'facts-missing'],
    [
      'the same card turned twice',
      { skat: 'both-exposed', turned: ['H7', 'H7'], contract: tournee('H') },
      'card-twice',
    ],
    ['a bid of 11', { bid: 11, skat: 'untouched', contract: { game: 'solo', trump: 'C' } }, 'not-a-game-value'],
  ])('%s is refused', async (_title, body, code) => {
    expect(await check({ ruleset: 'foster', ...body })).toMatchObject({ code });
  });
});

import {
  agreeOn,
  checkAnnouncement,
  cite,
  findRuleset,
  parseCard,
  type Agreement,
  type Card,
  type Contract,
  type Ruleset,
} from '../../../src/rules';
import type { AnnouncementRequest } from '../../../src/rules/contracts/announcement-request';
import { FOSTER_ANNOUNCEMENTS, ISKO_ANNOUNCEMENTS } from '../../tools/announcement-rows';

/** An announcement as a client writes it, its cards by name. */
interface Said extends Omit<AnnouncementRequest, 'turned'> {
  readonly turned?: readonly string[];
  readonly options?: Agreement;
}

const rulesetOf = (id: string, options: Agreement = {}): Ruleset => {
  const ruleset = findRuleset(id);
  const agreed = ruleset && agreeOn(ruleset, options);
  if (agreed?.ok !== true) throw new Error(id);
  return agreed.ruleset;
};

const check = (id: string, { turned = [], options, ...said }: Said) =>
  checkAnnouncement(rulesetOf(id, options), { ...said, turned: turned.map((name) => parseCard(name) as Card) });

/** What is not allowed, by code and law, and what stands. */
const checked = (id: string, said: Said) => {
  const answer = check(id, said);
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
  const { faults, contract } = answer;
  return { faults: faults.map(({ code, law }) => [code, cite(law, rulesetOf(id).id).citation]), contract };
};

/** Why no answer was given. */
const refused = (id: string, said: Said): readonly string[] => {
  const answer = check(id, said);
  return answer.ok ? [] : answer.faults.map(({ pointer, code }) => `${pointer} ${code}`);
};

type Row = readonly [
  title: string,
  id: string,
  said: Said,
  fault: string | undefined,
  law: string | undefined,
  contract: object | null,
];

const rows = [
  ...ISKO_ANNOUNCEMENTS.map(([title, body, ...rest]) => [`isko: ${title}`, 'isko-2022', { bid: 18, ...body }, ...rest]),
  ...FOSTER_ANNOUNCEMENTS.map(([title, body, ...rest]) => [title, 'foster', { bid: null, ...body }, ...rest]),
] as unknown as readonly Row[];

test.each(rows)('%s', (_title, id, said, code, law, contract) => {
  const answer = checked(id, said);
  expect(answer.contract).toEqual(contract);
  expect(answer.faults.slice(0, 1)).toEqual(code === undefined ? [] : [[code, law]]);
});

describe('parts that do not stand together', () => {
  test('isko-2022:2.6: an open game without Hand loses the level and the opening, and says once why', () => {
    const contract: Contract = { game: 'suit', trump: 'S', ouvert: true, announced: 'schwarz' };
    expect(checked('isko-2022', { skat: 'untouched', contract })).toEqual({
      faults: [['hand-not-said', 'isko-2022:2.6']],
      contract: { game: 'suit', trump: 'S' },
    });
  });

  test('isko-2022:2.6: what does not exist in Null drops out part by part', () => {
    const contract: Contract = { game: 'null', hand: true, announced: 'schneider' };
    expect(checked('isko-2022', { skat: 'taken', contract }).faults.map(([code]) => code)).toEqual([
      'hand-not-allowed',
      'announcement-not-allowed',
    ]);
  });

  test('foster:39: a game of one kind is not opened by saying so', () => {
    const contract: Contract = { game: 'solo', trump: 'C', ouvert: true };
    expect(checked('foster', { skat: 'untouched', contract })).toMatchObject({
      faults: [['ouvert-not-allowed', expect.any(String)]],
      contract: { game: 'solo', trump: 'C' },
    });
  });

  test('foster:28: passt-mir-nicht stands with the second card only', () => {
    const contract: Contract = { game: 'tournee', trump: 'H', passtMirNicht: true };
    expect(checked('foster', { skat: 'turned', turned: ['H9'], contract })).toEqual({
      faults: [['passt-mir-nicht-not-allowed', expect.any(String)]],
      contract: { game: 'tournee', trump: 'H' },
    });
    expect(checked('foster', { skat: 'second-turned', turned: ['H9'], contract })).toEqual({ faults: [], contract });
  });

  test('foster:38: Hand is no word of a code whose games name how the skat is used', () => {
    const contract: Contract = { game: 'solo', trump: 'C', hand: true };
    expect(checked('foster', { skat: 'untouched', contract })).toEqual({
      faults: [['hand-not-allowed', expect.any(String)]],
      contract: { game: 'solo', trump: 'C' },
    });
  });

  test('foster:29: in which order both cards are exposed is nothing to the suit', () => {
    const contract: Contract = { game: 'tournee', trump: 'C' };
    for (const turned of [
      ['D9', 'CJ'],
      ['CJ', 'D9'],
    ]) {
      expect(checked('foster', { skat: 'both-exposed', turned, contract }).faults).toEqual([]);
    }
  });
});

describe('what is no announcement at all', () => {
  const solo: Contract = { game: 'solo', trump: 'C' };
  const tournee: Contract = { game: 'tournee', trump: 'H' };
  const fosters: readonly (readonly [string, Said, string])[] = [
    [
      'a game of another code',
      { skat: 'taken', contract: { game: 'suit', trump: 'S' } },
      '/contract/game game-not-in-ruleset',
    ],
    ['a turned game without its card', { skat: 'turned', contract: tournee }, '/turned facts-missing'],
    [
      'two cards where one is turned',
      { skat: 'turned', turned: ['H9', 'S9'], contract: tournee },
      '/turned wrong-card-count',
    ],
    [
      'one card where both are exposed',
      { skat: 'both-exposed', turned: ['H9'], contract: tournee },
      '/turned wrong-card-count',
    ],
    [
      'a card turned in a game from the hand',
      { skat: 'untouched', turned: ['H9'], contract: solo },
      '/turned wrong-card-count',
    ],
    [
      'the same card turned twice',
      { skat: 'both-exposed', turned: ['H7', 'H7'], contract: tournee },
      '/turned card-twice',
    ],
    ['a bid of 11', { bid: 11, skat: 'untouched', contract: solo }, '/bid not-a-game-value'],
    ['a game without its suit', { skat: 'untouched', contract: { game: 'solo' } }, '/contract/trump facts-missing'],
    [
      'a Grand with a suit',
      { skat: 'untouched', contract: { game: 'solo-grand', trump: 'C' } },
      '/contract/trump trump-not-used',
    ],
  ];

  test.each(fosters)('%s', (_title, said, found) => {
    expect(refused('foster', said)).toEqual([found]);
  });
});

describe('a code that bids games by name', () => {
  const altenburg = rulesetOf('altenburg-1886');
  const calls = (altenburg.bidding.named ?? []).map((call, index) => ({ ...call, rank: index + 1 }));
  const fromTheHand = calls.filter(({ game }) => altenburg.games[game]?.skat === 'untouched');

  test('lets the game called be played, and any that outranks it', () => {
    expect(fromTheHand.length).toBeGreaterThan(4);
    for (const called of fromTheHand) {
      for (const { game, trump, rank } of fromTheHand) {
        const contract: Contract = { game, ...(trump && { trump }) };
        const { faults } = checked('altenburg-1886', { bid: called.rank, skat: 'untouched', contract });
        expect(faults.map(([code]) => code).includes('below-the-call')).toBe(rank < called.rank);
      }
    }
  });

  test('compares with nothing where no call is told', () => {
    const contract: Contract = { game: 'solo', trump: 'D' };
    expect(checked('altenburg-1886', { bid: null, skat: 'untouched', contract }).faults).toEqual([]);
  });
});

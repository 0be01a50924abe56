import { entriesOf, INCIDENT_KINDS, RULESETS } from '../../src/rules';
import { told, type Asked } from '../tools/incident-promises';
import { startService, type TestService } from '../tools/http';
import { seededFor } from '../tools/seeded';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Answer {
  readonly ruling: {
    readonly disposition: string;
    readonly missing: readonly {
      readonly pointer: string;
      readonly affects: string;
      readonly ifAnswered: readonly {
        readonly text: { readonly en: string; readonly de: string };
        readonly set: Readonly<Record<string, unknown>> | null;
        readonly disposition: string;
      }[];
    }[];
  };
}

const ask = (body: Asked) => service.ask<Answer>('POST', '/v1/irregularities/adjudicate', { body });

/** One game for each code, so that questions on the game come up with and without it. */
const GAMES: Readonly<Record<string, object>> = {
  'isko-2022': { contract: { game: 'grand' }, matadors: { with: 2 } },
  'isko-2018': { contract: { game: 'suit', trump: 'H' }, bid: 30, matadors: { with: 1 } },
  'isko-1999': { contract: { game: 'null' } },
  foster: { contract: { game: 'solo', trump: 'S' }, matadors: { without: 1 } },
};

const DRAWN = 30;

/** Questions of every kind and code, with and without a game: so many of them, drawn by the seed of this run. */
const questions = (): readonly Asked[] => {
  const chance = seededFor('promises of rulings');
  const all = RULESETS.flatMap(({ id }) =>
    entriesOf(INCIDENT_KINDS).flatMap(([kind, { offenders }]) =>
      offenders.flatMap((offender) =>
        [undefined, GAMES[id]].map((situation) => ({
          ruleset: id,
          incident: { kind, offender },
          ...(situation && { situation }),
        })),
      ),
    ),
  );
  return Array.from({ length: DRAWN }, () => all[chance.below(all.length)] ?? {});
};

test('every answer to a missing fact can be sent as it stands and leads where it says', async () => {
  let kept = 0;
  for (const asked of questions()) {
    const { status, body } = await ask(asked);
    expect([asked, status]).toEqual([asked, 200]);
    for (const { ifAnswered } of body.ruling.missing) {
      for (const { set, text, disposition } of ifAnswered) {
        expect(Object.values(text).every((words) => words.length > 0)).toBe(true);
        if (set === null) continue;
        const answered = await ask(told(asked, set));
        expect([asked, set, answered.body.ruling?.disposition]).toEqual([asked, set, disposition]);
        kept += 1;
      }
    }
  }
  expect(kept).toBeGreaterThan(DRAWN);
}, 120_000);

import { runSeed } from '../../tools/seeded';
import { diceOfRun } from './dice';
import { requestsFrom, type FuzzRequest, type Material } from './requests';
import { setScene } from './scene';
import type { TestService } from '../../tools/http';

/** `npm run fuzz -- --seed 7 --count 50000` sets it beside the seed. */
const count = Number(process.env['SKAT_FUZZ_COUNT'] ?? 2_000);

/** Milliseconds after which a request hangs, and requests that are under way at once. */
const patience = 120_000;
const atOnce = 4;

jest.setTimeout(300_000 + count * 500);

let service: TestService;
let material: Material;
beforeAll(async () => {
  ({ service, material } = await setScene());
});
afterAll(() => service.stop());

/** The status of the answer; 0 where none came in time. Of a stream that has no end only the beginning is waited for. */
async function statusOf({ method, path, headers, body }: FuzzRequest): Promise<number> {
  try {
    const init = { method, headers, ...(body === undefined ? {} : { body }), signal: AbortSignal.timeout(patience) };
    const answer = await fetch(`${service.url}${path}`, init);
    if (answer.headers.get('content-type') === 'text/event-stream') await answer.body?.cancel();
    else await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

test(`no request of ${count} is answered with 500, and none hangs`, async () => {
  const next = requestsFrom(material, diceOfRun());
  const statuses: Record<number, number> = {};
  const failed: FuzzRequest[] = [];
  let sent = 0;
  const send = async (): Promise<void> => {
    while (sent < count) {
      sent += 1;
      const request = next();
      const status = await statusOf(request);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 500 || status === 0) failed.push(request);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  process.stdout.write(`fuzz: seed ${runSeed}, ${JSON.stringify(statuses)}\n`);
  expect(failed.map(({ body = '', ...request }) => ({ ...request, body: body.slice(0, 2_000) }))).toEqual([]);
});

import autocannon from 'autocannon';
import { startChild } from '../tools/child';
import { median, report, rounded } from './figure';
import { questions, type QuestionName } from './questions';

type Server = 'service' | 'same' | 'bare';
const SERVERS: readonly Server[] = ['service', 'same', 'bare'];
const ROUNDS = 5;
const SECONDS = 3;

/** S3: questions over HTTP, all defaults on, beside the same process returning the same bytes, and bare Fastify. */
export async function s3(): Promise<void> {
  const child = startChild({ script: 'test/bench/s3-servers.ts', env: {} });
  const urls = JSON.parse(await child.firstLine) as Readonly<Record<Server, string>>;
  for (const name of Object.keys(questions) as QuestionName[]) {
    const { path, body } = questions[name];
    const rates: Record<Server, number[]> = { service: [], same: [], bare: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const server of SERVERS) {
        const { requests, non2xx, errors } = await autocannon({
          url: urls[server] + path,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          connections: 20,
          duration: SECONDS,
        });
        if (non2xx + errors > 0) throw new Error(`${server} refused ${non2xx + errors} requests`);
        // The first round warms up and is not counted.
        if (round > 0) rates[server].push(requests.average);
      }
    }
    const rate = { service: median(rates.service), same: median(rates.same), bare: median(rates.bare) };
    report('S3', {
      work: name,
      perSecond: Math.round(rate.service),
      toSameBytes: rounded(rate.service / rate.same),
      toBareFastify: rounded(rate.service / rate.bare),
      atLeast: 0.8,
    });
  }
  await child.end('SIGKILL');
}

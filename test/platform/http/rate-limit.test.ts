import fastify from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { countLine, limitRate } from '../../../src/platform/http/rate-limit';

describe('the lines of a stream under a limit', () => {
  it('are slowed down to it and never refused', async () => {
    const server = fastify();
    limitRate(server, new RateLimiterMemory({ points: 4, duration: 1 }));
    server.post('/', async (request) => {
      for (let line = 0; line < 9; line += 1) await countLine(request);
      return 'answered';
    });
    const begun = Date.now();
    const { statusCode, body } = await server.inject({ method: 'POST', url: '/' });
    expect([statusCode, body]).toEqual([200, 'answered']);
    // One request and nine lines are ten of four a second.
    expect(Date.now() - begun).toBeGreaterThan(1_500);
    await server.close();
  });
});

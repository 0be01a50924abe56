import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startService, type TestService } from '../tools/http';

describe('a broken connection', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  /** Writes to the service as it stands and returns all that comes back until the service hangs up. */
  async function exchange(written: string): Promise<{ status: number; code: unknown }> {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    socket.write(written);
    const answer = await text(socket);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toContain('application/problem+json');
    return { status: Number(head.split(' ')[1]), code: (JSON.parse(body) as { code: unknown }).code };
  }

  it('that speaks no HTTP is told so', async () => {
    expect(await exchange('GOOD EVENING\r\n\r\n')).toEqual({ status: 400, code: 'malformed-request' });
  });

  it('with endless headers is cut with 431', async () => {
    const header = `X-Long: ${'x'.repeat(20_000)}`;
    expect(await exchange(`GET /livez HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`)).toEqual({
      status: 431,
      code: 'headers-too-large',
    });
  });

  it('whose body never comes is cut with 408 after the time for a request, here half a second', async () => {
    const server = service.app.getHttpServer();
    expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
    server.requestTimeout = 500;
    server.headersTimeout = 400;
    const started = Date.now();
    const head =
      'POST /v1/contracts/value HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
    expect(await exchange(head)).toEqual({ status: 408, code: 'request-timeout' });
    expect(Date.now() - started).toBeLessThan(5_000);
  }, 15_000);
});

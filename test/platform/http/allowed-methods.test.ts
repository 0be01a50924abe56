import { fastify } from 'fastify';
import { AllowedMethods } from '../../../src/platform/http/allowed-methods';

describe('the methods of a path', () => {
  const methods = new AllowedMethods();
  const server = fastify();
  methods.watch(server);
  server.get('/clubs/:id', () => '');
  server.put('/clubs/:id', () => '');
  server.options('*', () => '');

  it('are those of its template, with HEAD beside GET', () => {
    expect(methods.of('/clubs/7')).toEqual(['GET', 'HEAD', 'PUT']);
  });

  it('are none where no template fits, though every path answers OPTIONS', () => {
    expect(methods.of('/nothing')).toEqual([]);
  });
});

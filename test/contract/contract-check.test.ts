import { contractCheck } from '../tools/openapi';

const ok = {
  description: 'ok',
  content: {
    'application/json': { schema: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } },
  },
};

const check = contractCheck({
  openapi: '3.1.0',
  info: { title: 'Clubs', version: '1' },
  paths: {
    '/clubs/{id}': {
      get: { operationId: 'readClub', responses: { 200: ok, 404: { $ref: '#/components/responses/Gone' } } },
    },
  },
  components: {
    schemas: { Problem: { type: 'object', required: ['code'] } },
    responses: {
      Gone: {
        description: 'gone',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  },
});

const good = { method: 'GET', path: '/clubs/7', status: 200, mediaType: 'application/json', body: { name: 'Herz' } };
const gone = {
  method: 'GET',
  path: '/clubs/8',
  status: 404,
  mediaType: 'application/problem+json',
  body: { code: 'x' },
};

describe('the check of answers against the contract', () => {
  it.each([
    ['a described answer', good],
    ['a described problem, by reference', gone],
    ['an unknown path that is told as a problem', { ...gone, path: '/nothing' }],
    ['an unknown method that is told as a problem', { ...gone, method: 'PUT', status: 405 }],
    ['the head of a described answer', { ...good, method: 'HEAD', body: '' }],
  ])('lets %s pass', (_what, answer) => {
    expect(() => check(answer)).not.toThrow();
  });

  it.each([
    ['another body', { ...good, body: { title: 'Herz' } }],
    ['another status', { ...good, status: 201 }],
    ['another media type', { ...good, mediaType: 'text/plain' }],
    ['a problem of another shape', { ...gone, body: {} }],
    ['an operation that is not described', { ...good, method: 'POST' }],
    ['an unknown path told in another shape', { ...gone, path: '/nothing', body: {} }],
  ])('catches %s', (_what, answer) => {
    expect(() => check(answer)).toThrow(answer.path);
  });
});

import { ConfigError } from '../src/config';
import { greeting, startFailure } from '../src/start-messages';

const started = { address: 'http://127.0.0.1:3000', place: '/srv/skat', adminKey: undefined };

describe('what the service says when it starts', () => {
  it('is where it listens, where it is described and where the data lies', () => {
    expect(greeting(started).split('\n')).toEqual([
      'Skat Arbiter listens at http://127.0.0.1:3000',
      'Interface:  http://127.0.0.1:3000/docs',
      'Data:       /srv/skat',
      '',
    ]);
  });

  it('is also the admin key where one was made', () => {
    expect(greeting({ ...started, adminKey: 'skat_abc' })).toContain('skat_abc');
  });

  it.each([
    [
      Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' }),
      'The port is in use already; set PORT to another one.',
    ],
    [new ConfigError('PORT must be a whole number.'), 'PORT must be a whole number.'],
    ['no error at all', 'no error at all'],
  ])('is one sentence where it fails: %p', (error, reason) => {
    expect(startFailure(error)).toBe(`Skat Arbiter could not start: ${reason}\n`);
  });
});

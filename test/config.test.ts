import { ConfigError, readConfig } from '../src/config';

describe('the configuration', () => {
  it('has defaults for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: './data',
      adminKey: undefined,
      rateLimit: 6000,
      trustProxy: false,
      publicUrl: undefined,
      webhooks: { targets: 'public' },
      logLevel: 'info',
    });
  });

  it('reads each variable', () => {
    expect(
      readConfig({
        PORT: '0',
        HOST: '0.0.0.0',
        DATABASE_URL: 'postgresql://app@/skat?host=/run/postgresql',
        SKAT_DATA_DIR: '/srv/skat',
        SKAT_ADMIN_KEY: 'k'.repeat(24),
        SKAT_RATE_LIMIT: '0',
        SKAT_TRUST_PROXY: '10.0.0.0/8',
        SKAT_PUBLIC_URL: 'https://skat.example',
        SKAT_WEBHOOK_TARGETS: 'any',
        LOG_LEVEL: 'silent',
      }),
    ).toEqual({
      port: 0,
      host: '0.0.0.0',
      databaseUrl: 'postgresql://app@/skat?host=/run/postgresql',
      dataDir: '/srv/skat',
      adminKey: 'k'.repeat(24),
      rateLimit: 0,
      trustProxy: '10.0.0.0/8',
      publicUrl: 'https://skat.example',
      webhooks: { targets: 'any' },
      logLevel: 'silent',
    });
  });

  it('is frozen and takes an empty variable for none', () => {
    const config = readConfig({ PORT: '', DATABASE_URL: '' });
    expect(config).toMatchObject({ port: 3000, databaseUrl: undefined });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it.each([
    ['PORT', '3k', 'PORT must be a whole number.'],
    ['PORT', '65536', 'PORT must lie between 0 and 65535.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgresql:// or postgres://.'],
    ['SKAT_ADMIN_KEY', 'with blanks', 'SKAT_ADMIN_KEY must not contain blanks.'],
    ['SKAT_RATE_LIMIT', '-1', 'SKAT_RATE_LIMIT must be a whole number.'],
    ['SKAT_PUBLIC_URL', 'skat', 'SKAT_PUBLIC_URL must start with https:// or http://.'],
    ['SKAT_WEBHOOK_TARGETS', 'none', 'SKAT_WEBHOOK_TARGETS must be public or any.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
  ])('stops the start at %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });
});

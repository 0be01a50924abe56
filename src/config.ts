import { z } from 'zod';

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must lie between ${least} and ${most}`);

const Environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgresql:// or postgres://')
    .optional(),
  SKAT_DATA_DIR: z.string().default('./data'),
  SKAT_ADMIN_KEY: z.string().regex(/^\S+$/, 'must not contain blanks').optional(),
  SKAT_RATE_LIMIT: whole(0, 1_000_000).default(6000),
  SKAT_TRUST_PROXY: z.string().default('false'),
  SKAT_PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must start with https:// or http://' }).optional(),
  SKAT_WEBHOOK_TARGETS: z.enum(['public', 'any'], { error: 'must be public or any' }).default('public'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

/** The settings of one process. Nothing else reads the environment. */
export interface Config {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Absent: a key is made at the very first start. */
  readonly adminKey: string | undefined;
  /** Requests a minute and caller; 0 means no limit. */
  readonly rateLimit: number;
  /** Whom to believe `X-Forwarded-For`: everybody, nobody, or a list of addresses and networks. */
  readonly trustProxy: boolean | string;
  /** The address that links and QR codes name. */
  readonly publicUrl: string | undefined;
  /** Which addresses webhooks may tell: public ones by https, or any, for trying things out. */
  readonly webhooks: { readonly targets: z.infer<typeof Environment>['SKAT_WEBHOOK_TARGETS'] };
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
}

/** A variable of the environment that cannot be used; the message is for the person at the keyboard. */
export class ConfigError extends Error {}

/**
 * Reads the settings from the environment. An empty variable counts as absent.
 * Throws a {@link ConfigError} that names each bad variable and the reason, and never shows its value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = Environment.safeParse(given);
  if (error) throw new ConfigError(error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join(' '));
  return Object.freeze({
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    dataDir: data.SKAT_DATA_DIR,
    adminKey: data.SKAT_ADMIN_KEY,
    rateLimit: data.SKAT_RATE_LIMIT,
    trustProxy: trustedProxies(data.SKAT_TRUST_PROXY),
    publicUrl: data.SKAT_PUBLIC_URL,
    webhooks: Object.freeze({ targets: data.SKAT_WEBHOOK_TARGETS }),
    logLevel: data.LOG_LEVEL,
  });
}

function trustedProxies(value: string): boolean | string {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}

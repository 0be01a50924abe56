import { pino } from 'pino';
import type { LoggerService } from '@nestjs/common';
import type { DestinationStream, LevelWithSilent, Logger } from 'pino';

const secrets = ['authorization', 'cookie', '["set-cookie"]', '["x-api-key"]'];

/** The log of the process: one JSON object a line on standard output, headers that carry secrets blotted out. */
export function createLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const paths = secrets.flatMap((name) => {
    const member = name.startsWith('[') ? name : `.${name}`;
    return [`headers${member}`, `req.headers${member}`, `res.headers${member}`];
  });
  return pino({ level, redact: { paths, censor: '[secret]' } }, destination ?? pino.destination(1));
}

/** Lets the framework write to the same log; its routine messages are of interest only when debugging. */
export class NestLog implements LoggerService {
  constructor(private readonly target: Logger) {}

  log(message: unknown, context?: unknown): void {
    this.target.debug({ context }, String(message));
  }

  warn(message: unknown, context?: unknown): void {
    this.target.warn({ context }, String(message));
  }

  error(message: unknown, ...details: readonly unknown[]): void {
    this.target.error({ details }, String(message));
  }
}

import { AbstractLogger, type LogLevel, type LogMessage } from 'typeorm';

/** Hands what TypeORM says of itself to a plain log; left alone it would write among the service's own lines. */
export class LineLogger extends AbstractLogger {
  constructor(private readonly tell: (line: string) => void) {
    super(['warn', 'migration']);
  }

  protected override writeLog(
    _level: LogLevel,
    messages: LogMessage | string | number | (LogMessage | string | number)[],
  ): void {
    for (const { message } of this.prepareLogMessages(messages)) this.tell(String(message));
  }
}

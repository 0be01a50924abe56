import { disputeActions } from './replay/disputes';
import { eventActions, type Replay } from './replay/event';
import { listActions, type Value } from './replay/lists';
import { sessionActions } from './replay/sessions';
import { Tables, Unreplayable, type Line, type Rows } from './replay/tables';

/** What is told, and touches nothing that belongs to the event: keys, links, webhooks, and what is missing at some time. */
export const withoutRows = /^(key-made|key-revoked|link-renewed|list-missing|webhook-.*)$/;

/**
 * The rows of an event as its log alone has them, read line by line into empty tables; names and keys stand in no log. What
 * deals are worth is asked of `value`. A log that cannot be is refused with {@link Unreplayable}.
 */
export function replayLog(lines: readonly Line[], value: Value): Rows {
  const tables = new Tables();
  const actions: Readonly<Record<string, Replay>> = actionsBy(value);
  for (const line of lines) {
    const replay = actions[line.action];
    if (replay) replay(tables, line);
    else if (!withoutRows.test(line.action)) throw new Unreplayable(`nobody knows ${line.action}`);
  }
  return tables.rows;
}

const actionsBy = (value: Value) => ({ ...eventActions, ...sessionActions, ...listActions(value), ...disputeActions });

/** Every action that changes rows. */
export const replayedActions: readonly string[] = Object.keys(actionsBy(() => null));

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** A service under test that can be killed and started again at the same address. */
export interface Target {
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** Sends one entry of a client under a key; true when it was acknowledged. May fail in any way. */
  send(client: number, key: string): Promise<boolean>;
  /** How many entries the service holds of each client. */
  held(): Promise<readonly number[]>;
}

export interface Campaign {
  readonly clients: number;
  readonly entriesPerClient: number;
  readonly kills: number;
  /** Milliseconds between a start and the next kill, at least and at most. */
  readonly life: readonly [least: number, most: number];
}

/** What a campaign found: `lost` were acknowledged and are not held, `doubled` are held beyond what was acknowledged. */
export interface Losses {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly kills: number;
}

/** Of so many sends one is sent twice at once, as an impatient client does. */
const ONE_IN_TEN = 0.1;

/** Milliseconds a send may take before its client gives up on it and tries again. */
const PATIENCE = 3000;

async function untilAcknowledged(target: Target, client: number): Promise<void> {
  const key = randomUUID();
  for (;;) {
    const sends = Math.random() < ONE_IN_TEN ? 2 : 1;
    const attempts = Array.from({ length: sends }, () =>
      Promise.race([target.send(client, key), sleep(PATIENCE).then(() => false)]).catch(() => false),
    );
    if ((await Promise.all(attempts)).includes(true)) return;
    await sleep(20 + Math.random() * 60);
  }
}

/**
 * Lets clients enter and retry, each entry under one key until it is acknowledged, while the service is killed with -9
 * at random and started again; then compares what was acknowledged with what the service holds.
 */
export async function runCampaign(target: Target, campaign: Campaign): Promise<Losses> {
  const acknowledged = Array.from({ length: campaign.clients }, () => 0);
  const enterAll = async (client: number): Promise<void> => {
    for (let entry = 0; entry < campaign.entriesPerClient; entry += 1) {
      await untilAcknowledged(target, client);
      acknowledged[client] = (acknowledged[client] ?? 0) + 1;
    }
  };
  let kills = 0;
  let isOver = false;
  const killing = (async () => {
    const [least, most] = campaign.life;
    while (kills < campaign.kills) {
      await sleep(least + Math.random() * (most - least));
      if (isOver) return;
      await target.kill();
      kills += 1;
      await target.start();
    }
  })();
  await Promise.all(acknowledged.map((_count, client) => enterAll(client)));
  isOver = true;
  await killing;
  const held = await target.held();
  const differences = acknowledged.map((count, client) => count - (held[client] ?? 0));
  return {
    acknowledged: acknowledged.reduce((sum, count) => sum + count, 0),
    lost: differences.reduce((sum, difference) => sum + Math.max(0, difference), 0),
    doubled: differences.reduce((sum, difference) => sum + Math.max(0, -difference), 0),
    kills,
  };
}

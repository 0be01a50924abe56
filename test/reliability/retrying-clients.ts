import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { runSeed, seededFor } from '../tools/seeded';
import { differencesOf, type Differences, type Entry } from './entries';

/** A service under test that can be killed and started again at the same address. */
export interface Target {
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** Sends the n-th entry of a client under a key; returns the status of the answer. May fail in any way. */
  send(client: number, entry: number, key: string): Promise<number>;
  /** Every entry that is stored, as often as it is stored. */
  stored(): Promise<readonly Entry[]>;
}

export interface Campaign {
  readonly clients: number;
  readonly entriesPerClient: number;
  readonly kills: number;
  /** Of so many entries one is sent twice at once, as an impatient client does; 0 for never. */
  readonly doubleSendEvery: number;
}

/** What a campaign found. */
export interface Losses extends Differences {
  readonly kills: number;
  readonly seed: number;
}

/** Milliseconds a send may take before its client gives up on it and tries again. */
const sendTimeoutMs = 3000;

/** The status of a send that was cut off or not answered in time: it may have had its effect or not. */
const unknown = 0;

/** Milliseconds at most between the entry that calls for a kill and the kill. */
const killDelayMs = 30;

/**
 * Lets clients enter and retry, each entry under one key until it is acknowledged, while the service is killed with -9
 * at random moments of the work and started again; then compares what was acknowledged with what the service holds. An entry that is refused fails the campaign.
 */
export async function runCampaign(target: Target, campaign: Campaign): Promise<Losses> {
  const { clients, entriesPerClient, doubleSendEvery } = campaign;
  const acknowledged = new Set<Entry>();

  const enterAll = async (client: number): Promise<void> => {
    const { below } = seededFor(`client ${client}`);
    const attempt = (entry: number, key: string): Promise<number> =>
      Promise.race([target.send(client, entry, key), sleep(sendTimeoutMs, unknown, { ref: false })]).catch(
        () => unknown,
      );
    for (let entry = 0; entry < entriesPerClient; entry += 1) {
      const key = randomUUID();
      const sends = doubleSendEvery > 0 && below(doubleSendEvery) === 0 ? 2 : 1;
      for (;;) {
        const statuses = await Promise.all(Array.from({ length: sends }, () => attempt(entry, key)));
        if (statuses.includes(201)) break;
        const refused = statuses.find((status) => status >= 400 && status < 500 && status !== 409);
        if (refused !== undefined) throw new Error(`entry ${client}/${entry} was refused with ${refused}`);
        await sleep(20 + below(60));
      }
      acknowledged.add(`${client}/${entry}`);
    }
  };

  let isOver = false;
  const killAll = async (): Promise<number> => {
    const { below } = seededFor('kills');
    const share = Math.floor((clients * entriesPerClient) / (campaign.kills + 1));
    let kills = 0;
    for (; kills < campaign.kills; kills += 1) {
      const due = kills * share + 1 + below(share);
      while (acknowledged.size < due && !isOver) await sleep(1);
      if (isOver) break;
      await sleep(below(killDelayMs));
      await target.kill();
      await target.start();
    }
    return kills;
  };

  const killing = killAll();
  try {
    await Promise.all(Array.from({ length: clients }, (_, client) => enterAll(client)));
  } finally {
    isOver = true;
    await killing;
  }
  const differences = differencesOf(acknowledged, await target.stored());
  return { ...differences, kills: await killing, seed: runSeed };
}

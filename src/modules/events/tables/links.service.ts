import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger } from '../../../persistence/ledger';
import {
  findPlayerLink,
  lockPlayerLink,
  renewPlayerLink,
  type PlayerLink,
} from '../../../persistence/stores/player-links';
import { record } from '../../../persistence/stores/records';
import { entityTag, requireCurrent, type CommandRequest, type ReplyFacts } from '../../../platform';
import { linkText, refusal, type Principal } from '../../access';
import { TableAccess } from './table-access';
import type { LinkAnswer } from './links.schema';

/** The address of a table with the key of its players. */
type AddressOf = (id: string, key: string) => string;

type Answer = ReplyFacts<z.infer<typeof LinkAnswer>>;

/** The links of the players: one for each table, as unguessable as a key, and for nothing but that table. */
@Injectable()
export class LinksService {
  constructor(
    private readonly ledger: Ledger,
    private readonly access: TableAccess,
  ) {}

  /** The link as it is now, for whoever prints it. */
  async get(by: Principal, tableId: string, addressOf: AddressOf): Promise<Answer> {
    const { tournamentId } = await this.access.find(by, 'see-link', tableId);
    const link = await this.ledger.read((transaction) => findPlayerLink(transaction, { tournamentId, tableId }));
    return present(link, addressOf);
  }

  /** Another link; the one before is worth nothing from then on. */
  async renew(
    by: Principal,
    tableId: string,
    { command, seen, reason, addressOf }: Renewal,
  ): Promise<ReplyFacts<unknown>> {
    const { tournamentId, session } = await this.access.find(by, 'see-link', tableId);
    const place = { tournamentId, tableId };
    return this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const before = await lockPlayerLink(transaction, place);
      if (before === undefined) throw refusal('hidden');
      requireCurrent(seen, tagOf(before));
      await renewPlayerLink(transaction, place);
      const subject = { session, table: tableId };
      await record(transaction, { tournamentId, by: by.id, action: 'link-renewed', subject, reason });
      return { status: 200, ...present(await findPlayerLink(transaction, place), addressOf) };
    });
  }
}

interface Renewal {
  readonly command: CommandRequest;
  readonly seen: string;
  readonly reason: string | undefined;
  readonly addressOf: AddressOf;
}

function tagOf({ tableId, version }: PlayerLink): string {
  return entityTag(['link', tableId], version);
}

function present(link: PlayerLink | undefined, addressOf: AddressOf) {
  if (link === undefined) throw refusal('hidden');
  const { tableId, version } = link;
  const key = linkText(link);
  return { body: { tableId, key, url: addressOf(tableId, key), version }, headers: { ETag: tagOf(link) } };
}

import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { groupKinds, personAccounts, tableAccounts } from '../../../competition';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { listDealRecords, listTableIds, type DealRecord } from '../../../persistence/stores/deal-records';
import { listPlans } from '../../../persistence/stores/planned-sessions';
import { listPlayers, type Player } from '../../../persistence/stores/players';
import { listLog, type LogEntry } from '../../../persistence/stores/records';
import type { Tournament } from '../../../persistence/stores/tournaments';
import type { Language } from '../../../platform';
import type { Action, Caller } from '../../access';
import { readMoneyBook } from '../money';
import { admit, seesNames, shownName } from '../tournaments';
import { awardLines } from './award-lines';
import type { RecordName } from './paper.schema';
import {
  awardFields,
  dealFields,
  deskFields,
  deskTableFields,
  ledgerFields,
  logFields,
  planFields,
  playerFields,
  teamFields,
} from './records';
import { streamCsv } from './sheet-csv';
import type { NamedPlayer } from './sheets';

interface Opened {
  readonly transaction: Transaction;
  readonly tournament: Tournament;
  readonly players: readonly (Player & { readonly shown: string })[];
  readonly playerOf: (id: string) => NamedPlayer;
  readonly language: Language;
}

interface RecordKind {
  /** What somebody must be allowed to do who reads it. */
  readonly action: Action;
  readonly write: (opened: Opened) => Promise<Readable> | Readable;
}

/** Everything that is kept of an event as CSV, a line for each record; names are shown as everywhere else. */
@Injectable()
export class RecordsService {
  constructor(private readonly ledger: Ledger) {}

  async write(
    caller: Caller,
    name: z.output<typeof RecordName>,
    { tournamentId, language }: { readonly tournamentId: string; readonly language: Language },
  ): Promise<Readable> {
    return this.ledger.read(async (transaction) => {
      const { action, write } = kinds[name];
      const tournament = await admit(transaction, caller, action, tournamentId);
      const seesAll = seesNames(caller, tournament);
      const players = (await listPlayers(transaction, { tournamentId })).map((player) => {
        return { ...player, shown: shownName(player, seesAll) };
      });
      const named = new Map(players.map(({ id, number, shown }) => [id, { number, name: shown }]));
      const playerOf = (id: string): NamedPlayer => named.get(id) ?? { number: 0, name: '' };
      return write({ transaction, tournament, players, playerOf, language });
    });
  }
}

const kinds: Readonly<Record<z.output<typeof RecordName>, RecordKind>> = {
  ledger: {
    action: 'run',
    write: async ({ transaction, tournament, playerOf, language }) => {
      const { plan, lines } = await readMoneyBook(transaction, tournament);
      const nameOf = (account: string): string => {
        const [kind, id = ''] = account.split(':');
        return kind === 'player' ? playerOf(id).name : '';
      };
      const named = lines.map((line, index) => {
        const { from, to } = line;
        return { ...line, position: index + 1, currency: plan.currency, fromName: nameOf(from), toName: nameOf(to) };
      });
      return streamCsv(ledgerFields, named, language, ';');
    },
  },
  desk: {
    action: 'run',
    write: async ({ transaction, tournament, players, playerOf, language }) => {
      const { plan, lines } = await readMoneyBook(transaction, tournament);
      const ids = players.map(({ id }) => id);
      const persons = personAccounts(lines, ids).map((person) => {
        return { ...person, ...playerOf(person.playerId), currency: plan.currency };
      });
      return streamCsv(deskFields, persons, language, ';');
    },
  },
  'desk-by-table': {
    action: 'run',
    write: async ({ transaction, tournament, playerOf, language }) => {
      const { plan, lines } = await readMoneyBook(transaction, tournament);
      const owed = tableAccounts(lines).flatMap(({ session, table, persons }) =>
        persons.map(({ playerId, charged }) => {
          return { session, table, charged, ...playerOf(playerId), currency: plan.currency };
        }),
      );
      return streamCsv(deskTableFields, owed, language, ';');
    },
  },
  awards: {
    action: 'read',
    write: async ({ transaction, tournament, playerOf, language }) => {
      const { plan, settled } = await readMoneyBook(transaction, tournament);
      const won = awardLines(settled, plan).map((line) => {
        return { ...line, ...playerOf(line.playerId), currency: plan.currency };
      });
      return streamCsv(awardFields, won, language, ';');
    },
  },
  deals: {
    action: 'read',
    write: ({ transaction, tournament, playerOf, language }) => {
      async function* deals(): AsyncGenerator<DealRecord & { readonly player: NamedPlayer | undefined }> {
        for (const tableId of await listTableIds(transaction, tournament.id)) {
          for (const deal of await listDealRecords(transaction, { tournamentId: tournament.id, tableId })) {
            yield { ...deal, player: deal.playerId === null ? undefined : playerOf(deal.playerId) };
          }
        }
      }
      return streamCsv(dealFields, deals(), language);
    },
  },
  log: {
    action: 'read',
    write: ({ transaction, tournament, language }) => {
      const limit = 1000;
      async function* entries(): AsyncGenerator<LogEntry> {
        for (let after = 0, read = limit; read === limit;) {
          const page = await listLog(transaction, { tournamentId: tournament.id, limit, after });
          yield* page;
          read = page.length;
          after = page.at(-1)?.sequence ?? after;
        }
      }
      return streamCsv(logFields, entries(), language);
    },
  },
  players: {
    action: 'read',
    write: ({ players, language }) => streamCsv(playerFields, players, language),
  },
  teams: {
    action: 'read',
    write: ({ players, language }) => {
      const members = groupKinds.flatMap((kind) =>
        players
          .flatMap(({ number, shown: name, [kind]: group }) => (group === null ? [] : [{ kind, group, number, name }]))
          .toSorted((a, b) => a.group.localeCompare(b.group, language) || a.number - b.number),
      );
      return streamCsv(teamFields, members, language);
    },
  },
  plan: {
    action: 'read',
    write: async ({ transaction, tournament, playerOf, language }) => {
      const seats = (await listPlans(transaction, tournament.id)).flatMap(({ session, tables }) =>
        tables.flatMap((ids, table) =>
          ids.map((id, seat) => ({ session, table: table + 1, seat: seat + 1, ...playerOf(id) })),
        ),
      );
      return streamCsv(planFields, seats, language);
    },
  },
};

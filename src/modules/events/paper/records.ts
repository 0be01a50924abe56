import type { LedgerLine, PersonAccount, TableAccount } from '../../../competition';
import type { LogEntry } from '../../../persistence/stores/records';
import type { DealRecord } from '../../../persistence/stores/deal-records';
import type { Player } from '../../../persistence/stores/players';
import type { z } from 'zod';
import type { Standings } from '../standings';
import type { AwardLine } from './award-lines';
import { fields, inCents } from './sheet-csv';
import type { NamedPlayer } from './sheets';

/** A line of the ledger with its place in it and the names of those whom it is about. */
export type NamedLine = LedgerLine & {
  readonly position: number;
  readonly currency: string;
  readonly fromName: string;
  readonly toName: string;
};

export const ledgerFields = fields<NamedLine>([
  ['Line', 'Zeile', ({ position }) => position],
  ['Kind', 'Art', ({ kind }) => kind],
  ['Code', 'Kürzel', ({ code }) => code],
  ['From', 'Von', ({ from }) => from],
  ['From name', 'Von Name', ({ fromName }) => fromName],
  ['To', 'An', ({ to }) => to],
  ['To name', 'An Name', ({ toName }) => toName],
  ['Quantity', 'Anzahl', ({ quantity }) => quantity],
  ['Unit', 'Einheit', ({ unit }) => unit],
  ['Each', 'Je Einheit', ({ each }) => inCents(each)],
  ['Amount', 'Betrag', ({ cents }) => inCents(cents)],
  ['Currency', 'Währung', ({ currency }) => currency],
  ['Session', 'Serie', ({ session }) => session],
  ['Table', 'Tisch', ({ table }) => table],
]);

export const deskFields = fields<PersonAccount & NamedPlayer & { readonly currency: string }>([
  ['No.', 'Nr.', ({ number }) => number],
  ['Name', 'Name', ({ name }) => name],
  ['Charged', 'Berechnet', ({ charged }) => inCents(charged)],
  ['Refunded', 'Erstattet', ({ refunded }) => inCents(refunded)],
  ['Paid', 'Eingezahlt', ({ paid }) => inCents(paid)],
  ['Won', 'Gewonnen', ({ won }) => inCents(won)],
  ['Paid out', 'Ausgezahlt', ({ paidOut }) => inCents(paidOut)],
  ['Balance', 'Saldo', ({ balance }) => inCents(balance)],
  ['Currency', 'Währung', ({ currency }) => currency],
]);

export const deskTableFields = fields<
  Pick<TableAccount, 'session' | 'table'> & NamedPlayer & { readonly charged: number; readonly currency: string }
>([
  ['Session', 'Serie', ({ session }) => session],
  ['Table', 'Tisch', ({ table }) => table],
  ['No.', 'Nr.', ({ number }) => number],
  ['Name', 'Name', ({ name }) => name],
  ['Charged', 'Berechnet', ({ charged }) => inCents(charged)],
  ['Currency', 'Währung', ({ currency }) => currency],
]);

export const awardFields = fields<AwardLine & NamedPlayer & { readonly currency: string }>([
  ['Kind', 'Art', ({ kind }) => kind],
  ['Code', 'Kürzel', ({ code }) => code],
  ['No.', 'Nr.', ({ number }) => number],
  ['Name', 'Name', ({ name }) => name],
  ['Measure', 'Maß', ({ measure }) => measure],
  ['Figure', 'Zahl', ({ figure }) => figure],
  ['Session', 'Serie', ({ session }) => session],
  ['Table', 'Tisch', ({ table }) => table],
  ['Deal', 'Spiel', ({ deal }) => deal],
  ['Amount', 'Betrag', ({ cents }) => inCents(cents)],
  ['Currency', 'Währung', ({ currency }) => currency],
]);

export const standingFields = fields<z.infer<typeof Standings>['items'][number]>([
  ['Rank', 'Rang', ({ rank }) => rank],
  ['Name', 'Name', ({ name }) => name],
  ['Total', 'Gesamt', ({ total }) => total],
  ['Game points', 'Spielpunkte', ({ gamePoints }) => gamePoints],
  ['Won', 'Gewonnen', ({ won }) => won],
  ['Lost', 'Verloren', ({ lost }) => lost],
  ['Bonus', 'Zuschläge', ({ bonus }) => bonus],
  ['Results', 'Ergebnisse', ({ results }) => results],
  ['League points', 'Wertungspunkte', ({ leaguePoints }) => leaguePoints],
  ['Against', 'Gegenpunkte', ({ leaguePointsLost }) => leaguePointsLost],
  ['Decided by', 'Entschieden durch', ({ decidedBy }) => decidedBy],
  ['Player', 'Spieler', ({ playerId }) => playerId],
]);

export const playerFields = fields<Player & { readonly shown: string }>([
  ['No.', 'Nr.', ({ number }) => number],
  ['Name', 'Name', ({ shown }) => shown],
  ['Club', 'Verein', ({ club }) => club],
  ['Team', 'Mannschaft', ({ team }) => team],
  ['Tandem', 'Tandem', ({ tandem }) => tandem],
  ['Mixed', 'Mixed', ({ mixed }) => mixed],
  ['Category', 'Kategorie', ({ category }) => category],
  ['State', 'Stand', ({ state }) => state],
  ['Checked in', 'Angemeldet am Tag', ({ checkedIn }) => String(checkedIn)],
  ['Name public', 'Name öffentlich', ({ consent }) => String(consent)],
]);

export const teamFields = fields<NamedPlayer & { readonly kind: string; readonly group: string }>([
  ['Kind', 'Art', ({ kind }) => kind],
  ['Team', 'Mannschaft', ({ group }) => group],
  ['No.', 'Nr.', ({ number }) => number],
  ['Name', 'Name', ({ name }) => name],
]);

export const planFields = fields<
  NamedPlayer & { readonly session: number; readonly table: number; readonly seat: number }
>([
  ['Session', 'Serie', ({ session }) => session],
  ['Table', 'Tisch', ({ table }) => table],
  ['Seat', 'Platz', ({ seat }) => seat],
  ['No.', 'Nr.', ({ number }) => number],
  ['Name', 'Name', ({ name }) => name],
]);

export const dealFields = fields<DealRecord & { readonly player: NamedPlayer | undefined }>([
  ['Session', 'Serie', ({ session }) => session],
  ['Table', 'Tisch', ({ table }) => table],
  ['Deal', 'Spiel', ({ deal }) => deal],
  ['Revision', 'Fassung', ({ revision }) => revision],
  ['Counts', 'Gilt', ({ counts }) => String(counts)],
  ['Kind', 'Art', ({ kind }) => kind],
  ['Seat', 'Platz', ({ declarer }) => declarer],
  ['No.', 'Nr.', ({ player }) => player?.number],
  ['Declarer', 'Alleinspieler', ({ player }) => player?.name],
  ['Points', 'Punkte', ({ score }) => score],
  ['Points of a Ramsch', 'Punkte im Ramsch', ({ scores }) => scores],
  ['As entered', 'Wie eingetragen', ({ facts }) => facts],
  ['Valuation', 'Bewertung', ({ result }) => result],
  ['Rules', 'Regelstand', ({ rulesRevision }) => rulesRevision],
  ['Reason', 'Grund', ({ reason }) => reason],
  ['Key', 'Schlüssel', ({ enteredBy }) => enteredBy],
  ['Time', 'Zeit', ({ enteredAt }) => enteredAt.toISOString()],
]);

export const logFields = fields<LogEntry>([
  ['No.', 'Nr.', ({ sequence }) => sequence],
  ['Time', 'Zeit', ({ at }) => at.toISOString()],
  ['Key', 'Schlüssel', ({ by }) => by],
  ['What', 'Was', ({ action }) => action],
  ['Subject', 'Woran', ({ subject }) => subject],
  ['Before', 'Vorher', ({ before }) => before],
  ['After', 'Nachher', ({ after }) => after],
  ['Reason', 'Grund', ({ reason }) => reason],
]);

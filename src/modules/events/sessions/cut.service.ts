import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { rank, tallyResults } from '../../../competition';
import { profileOf } from '../../../persistence/kept/profile';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { cutPlayers, listPlayers, type Player } from '../../../persistence/stores/players';
import { record } from '../../../persistence/stores/records';
import { listAllSessions, type Session } from '../../../persistence/stores/sessions';
import { changeTournament, lockTournament, type Cut, type Tournament } from '../../../persistence/stores/tournaments';
import { entityTag, preconditionProblems, ProblemError, requireCurrent } from '../../../platform';
import type { CommandRequest, ReplyFacts } from '../../../platform';
import { refusal, type Caller, type Principal } from '../../access';
import { lotOf, lotSeed, readResults } from '../standings';
import { admit, seesNames, shownNames } from '../tournaments';
import type { CutAnswer, CutList, NewCut } from './cut.schema';
import { wrongState } from './session-answer';
import { sessionProblems } from './sessions.problems';

type Answer = z.infer<typeof CutAnswer>;

/** Cuts the field: after a session only the best go on. */
@Injectable()
export class CutService {
  constructor(private readonly ledger: Ledger) {}

  async show(caller: Caller, tournamentId: string): Promise<ReplyFacts<z.infer<typeof CutList>>> {
    return this.ledger.read(async (transaction) => {
      const tournament = await admit(transaction, caller, 'read', tournamentId);
      const players = await listPlayers(transaction, { tournamentId });
      const names = shownNames(players, seesNames(caller, tournament));
      const items = (tournament.cuts ?? []).map((cut) => presentCut(cut, players, names));
      return { body: { items }, headers: { ETag: cutTag(tournament) } };
    });
  }

  /** Takes everybody out of the field who is not among the best; whoever shares the last place goes on. */
  async cut(
    by: Principal,
    command: CommandRequest,
    tournamentId: string,
    { reason, ...asked }: z.output<typeof NewCut>,
  ): Promise<ReplyFacts<unknown>> {
    const answer = await this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      const tournament = await admit(transaction, by, 'run', tournamentId, lockTournament);
      const sessions = await listAllSessions(transaction, tournamentId);
      requirePlayed(sessions, asked, reason);
      requireNotSeated(sessions, asked.after);
      const players = (await listPlayers(transaction, { tournamentId })).filter(isInField);
      const best = await bestOf(transaction, tournament, { sessions, players, ...asked });
      const out = players.filter(({ id }) => !best.has(id));
      if (out.length === 0) throw nobodyOut(players.length, asked.best);
      const ids = out.map(({ id }) => id);
      await cutPlayers(transaction, tournamentId, { ids, after: asked.after });
      const changed = await changeTournament(transaction, tournament, { cuts: [...(tournament.cuts ?? []), asked] });
      if (changed === undefined) throw new ProblemError(preconditionProblems.stale);
      await record(transaction, {
        tournamentId,
        by: by.id,
        action: 'field-cut',
        subject: { players: ids },
        after: asked,
        reason,
      });
      const unnamed = out.map(({ id: playerId, number }) => ({ playerId, number, name: `No. ${number}` }));
      const body: Answer = { ...asked, goOn: players.length - out.length, out: unnamed };
      return { status: 201, headers: { ETag: cutTag(changed) }, body };
    });
    const body = answer.body as Answer;
    const players = await this.ledger.read((transaction) => listPlayers(transaction, { tournamentId }));
    const names = shownNames(players, true);
    return {
      ...answer,
      body: { ...body, out: body.out.map((one) => ({ ...one, name: names.get(one.playerId) ?? one.name })) },
    };
  }

  /** Takes the last cut back before anybody is seated after it. */
  async undo(by: Principal, tournamentId: string, seen: string): Promise<void> {
    await this.ledger.change(async (transaction) => {
      const tournament = await admit(transaction, by, 'run', tournamentId, lockTournament);
      requireCurrent(seen, cutTag(tournament));
      const cuts = tournament.cuts ?? [];
      const last = cuts.at(-1);
      if (last === undefined) throw refusal('hidden');
      requireNotSeated(await listAllSessions(transaction, tournamentId), last.after);
      const players = await listPlayers(transaction, { tournamentId });
      const ids = players.filter(({ cutAfter }) => cutAfter === last.after).map(({ id }) => id);
      await cutPlayers(transaction, tournamentId, { ids, after: null });
      const before = cuts.slice(0, -1);
      const changed = await changeTournament(transaction, tournament, { cuts: before.length === 0 ? null : before });
      if (changed === undefined) throw new ProblemError(preconditionProblems.stale);
      const happening = { tournamentId, by: by.id, action: 'cut-undone', subject: { players: ids } } as const;
      await record(transaction, { ...happening, before: last });
    });
  }
}

const isInField = ({ state, cutAfter }: Player): boolean => state === 'entered' && cutAfter === null;

function cutTag({ id, version }: Tournament): string {
  return entityTag(['cut', id], version);
}

function presentCut({ after, best }: Cut, players: readonly Player[], names: ReadonlyMap<string, string>): Answer {
  const out = players.filter(({ cutAfter }) => cutAfter === after);
  const later = players.filter(({ cutAfter }) => cutAfter !== null && cutAfter > after);
  const goOn = players.filter(isInField).length + later.length;
  return {
    after,
    best,
    goOn,
    out: out.map(({ id: playerId, number }) => ({ playerId, number, name: names.get(playerId) ?? '' })),
  };
}

interface Ground extends Cut {
  readonly sessions: readonly Session[];
  readonly players: readonly Player[];
}

/** The ids of those who go on by the standing after that session. Whoever has left takes no place, and who never played none either. */
async function bestOf(
  transaction: Transaction,
  tournament: Tournament,
  { sessions, players, after, best }: Ground,
): Promise<ReadonlySet<string>> {
  const counting = sessions
    .filter(({ number, state }) => number <= after && state !== 'void')
    .map(({ number }) => number);
  const results = await readResults(transaction, { tournamentId: tournament.id, sessions: counting });
  const there = new Set(players.map(({ id }) => id));
  const everybody = await listPlayers(transaction, { tournamentId: tournament.id });
  const lot = lotOf(everybody, lotSeed(tournament));
  const tallies = [...tallyResults(results.filter(({ id }) => there.has(id))).values()];
  const places = rank(tallies, { chain: profileOf(tournament).tieChain, lot });
  return new Set(places.filter((place) => place.rank <= best).map(({ id }) => id));
}

/** Refuses a session that is not there (404), is void (409), or has no results yet, unless there is a reason. */
function requirePlayed(sessions: readonly Session[], { after }: Pick<Cut, 'after'>, reason: string | undefined): void {
  const session = sessions.find(({ number }) => number === after);
  if (session === undefined) throw refusal('hidden');
  if (session.state === 'void') throw wrongState(session, ['closed', 'final']);
  const running = sessions
    .filter(({ number, state }) => number <= after && !['closed', 'final', 'void'].includes(state))
    .map(({ number }) => number);
  if (running.length === 0 || reason !== undefined) return;
  const numbers = running.join(', ');
  throw new ProblemError(sessionProblems['session-not-closed'], {
    detail: {
      en: `The field is cut by the standing after session ${after}, and not closed yet: session ${numbers}. Close it first, or cut with a reason.`,
      de: `Ausgeschieden wird nach dem Stand nach Serie ${after}, und noch nicht geschlossen: Serie ${numbers}. Erst schließen oder mit Begründung.`,
    },
    members: { sessions: running },
  });
}

/** A later session that was seated for the other field has to be undrawn first. */
function requireNotSeated(sessions: readonly Session[], after: number): void {
  const seated = sessions.find(({ number, state }) => number > after && state !== 'scheduled' && state !== 'void');
  if (seated) throw wrongState(seated, ['scheduled']);
}

function nobodyOut(players: number, best: number): ProblemError {
  return new ProblemError(sessionProblems['nobody-is-cut'], {
    detail: {
      en: `${players} players are in the field, so nobody is out when the best ${best} go on. Name a smaller number.`,
      de: `${players} Spieler sind im Feld; wenn die besten ${best} weiterkommen, scheidet niemand aus. Eine kleinere Zahl angeben.`,
    },
    members: { players },
  });
}

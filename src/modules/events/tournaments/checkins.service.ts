import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Ledger, type Transaction } from '../../../persistence/ledger';
import { changePlayer, listPlayers, type Player } from '../../../persistence/stores/players';
import { record } from '../../../persistence/stores/records';
import { lockTournament } from '../../../persistence/stores/tournaments';
import { preconditionProblems, ProblemError, type CommandRequest, type FieldFault } from '../../../platform';
import type { ReplyFacts } from '../../../platform';
import type { Principal } from '../../access';
import { admit } from './admission';
import { payEntry } from './pay-entry';
import { loggedPlayer, namedAnew, storedPlayer } from './player-answer';
import { CheckedIn, type CheckIns } from './players.schema';
import { tournamentProblems } from './tournaments.problems';

/** Notes who has come, many at once. */
@Injectable()
export class CheckinsService {
  constructor(private readonly ledger: Ledger) {}

  /** Checks in all who are named, or nobody: an unknown or shared name, an unknown number and who has withdrawn is refused with 422. */
  async checkIn(
    by: Principal,
    command: CommandRequest,
    tournamentId: string,
    { players: asked, paid }: z.output<typeof CheckIns>,
  ): Promise<ReplyFacts<z.infer<typeof CheckedIn>>> {
    const answer = await this.ledger.once({ ...command, principal: by.id, tournamentId }, async (transaction) => {
      await admit(transaction, by, 'run', tournamentId, lockTournament);
      const found = findAsked(asked, await listPlayers(transaction, { tournamentId }));
      const there: Player[] = [];
      for (const player of found) there.push(await reportedNow(transaction, by, player));
      const booked = paid ? await payEntry(transaction, by, tournamentId, there) : [];
      return { status: 200, headers: {}, body: { items: there.map(storedPlayer), paid: booked } };
    });
    const { items, paid: booked } = CheckedIn.parse(answer.body);
    const named = await this.ledger.read((transaction) => namedAnew(transaction, tournamentId, items));
    return { ...answer, body: { items: named, paid: booked } };
  }
}

async function reportedNow(transaction: Transaction, by: Principal, player: Player): Promise<Player> {
  if (player.checkedIn) return player;
  const { tournamentId, id } = player;
  const changed = await changePlayer(transaction, player, { checkedIn: true });
  if (changed === undefined) throw new ProblemError(preconditionProblems.stale);
  const happening = { tournamentId, by: by.id, action: 'player-changed', subject: { player: id } } as const;
  await record(transaction, { ...happening, before: loggedPlayer(player), after: loggedPlayer(changed) });
  return changed;
}

/** Each once, in the order asked. */
function findAsked(asked: readonly (number | string)[], players: readonly Player[]): readonly Player[] {
  const faults: FieldFault[] = [];
  const found = asked.flatMap((who, index) => {
    const those = players.filter(({ number, name }) =>
      typeof who === 'number' ? number === who : isCalled(name, who),
    );
    const [one, other] = those;
    const message =
      one === undefined
        ? nobody(who)
        : other !== undefined
          ? several(who, those)
          : one.state === 'withdrawn'
            ? gone(one)
            : undefined;
    if (message) faults.push({ pointer: `/players/${index}`, code: 'not-to-check-in', message });
    return one === undefined ? [] : [one];
  });
  if (faults.length > 0) throw new ProblemError(tournamentProblems['not-to-check-in'], { errors: faults });
  return [...new Set(found)];
}

const isCalled = (name: string | null, asked: string): boolean => name?.toLowerCase() === asked.toLowerCase();

const nobody = (who: number | string) => ({
  en: `Nobody is called ${who}`,
  de: `${who} ist nicht gemeldet`,
});

const several = (who: number | string, players: readonly Player[]) => {
  const numbers = players.map(({ number }) => number).join(', ');
  return {
    en: `Several are called ${who}; say which by number: ${numbers}`,
    de: `Mehrere heißen ${who}; die Nummer nennen: ${numbers}`,
  };
};

const gone = ({ number }: Player) => ({
  en: `Number ${number} has withdrawn; take the player back first`,
  de: `Nummer ${number} ist zurückgetreten; erst wieder aufnehmen`,
});

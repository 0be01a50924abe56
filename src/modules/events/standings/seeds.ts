import { createHash } from 'node:crypto';
import type { Tournament } from '../../../persistence/stores/tournaments';

/** The seed of a draw: SHA-256, in hexadecimal, of `<tournament id>:<session>:<attempt>:<public word>`. */
export function drawSeed(tournamentId: string, session: number, attempt: number, publicWord: string): string {
  return sha256(`${tournamentId}:${session}:${attempt}:${publicWord}`);
}

/** The seed of the lot in the standings: SHA-256, in hexadecimal, of `<tournament id>:lot:<public word>`. */
export function lotSeed({ id, publicWord }: Pick<Tournament, 'id' | 'publicWord'>): string {
  return sha256(`${id}:lot:${publicWord ?? ''}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

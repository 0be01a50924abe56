import { lstatSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { codeOf } from '../error-code';
import { isAlive } from './process';

/** Milliseconds; a net for a process number that somebody else has taken over since. */
const longestHold = 60_000;

const held = new Set<string>();

/**
 * Takes the lock file, or returns undefined while a living process has it. The lock saves work and is no guarantee:
 * a second holder does no harm, since the cluster appears by one rename and PostgreSQL guards its own folder.
 * @returns the function that gives the lock back
 */
export function tryLock(file: string): (() => void) | undefined {
  try {
    // A link is made in one step together with what it says, so a kill never leaves a lock without an owner.
    symlinkSync(String(process.pid), file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (isAbandoned(file)) rmSync(file, { force: true });
    return undefined;
  }
  held.add(file);
  return () => {
    held.delete(file);
    if (ownerOf(file) === process.pid) rmSync(file, { force: true });
  };
}

function isAbandoned(file: string): boolean {
  const owner = ownerOf(file);
  if (owner === undefined) return false;
  // In a container the number of a killed predecessor is easily our own.
  if (owner === process.pid) return !held.has(file);
  const taken = lstatSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return !isAlive(owner) || Date.now() - taken > longestHold;
}

function ownerOf(file: string): number | undefined {
  try {
    return Number(readlinkSync(file));
  } catch {
    return undefined;
  }
}

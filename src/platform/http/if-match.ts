import { createHash } from 'node:crypto';
import { defineProblems } from '../problems/registry';
import { ProblemError } from '../problems/problem-error';
import { headerParameter } from './header-parameter';

export const preconditionProblems = defineProblems({
  'precondition-required': {
    status: 428,
    title: { en: 'The header If-Match is missing', de: 'Der Kopf If-Match fehlt' },
    explanation: {
      en: 'Send the ETag of the version that you have seen, so that nobody overwrites what he has not read.',
      de: 'Das ETag der gelesenen Fassung mitsenden, damit niemand überschreibt, was er nicht gelesen hat.',
    },
  },
  stale: {
    status: 412,
    title: { en: 'The version is no longer current', de: 'Die Fassung ist nicht mehr aktuell' },
    explanation: {
      en: 'Somebody has changed it meanwhile, or If-Match is no strong ETag of this resource. Read it again and decide anew; the header ETag names the current version.',
      de: 'Inzwischen hat es jemand geändert, oder If-Match ist kein starkes ETag dieses Gegenstands. Neu lesen und neu entscheiden; der Kopf ETag nennt die aktuelle Fassung.',
    },
  },
});

/** Parameter decorator: the `If-Match` of the caller, to be held against the current tag by {@link requireCurrent}. */
export const IfMatch = headerParameter(
  {
    name: 'If-Match',
    description: 'The strong ETag of what was read and is to be changed; 412 tells that somebody was quicker.',
  },
  (value) => {
    if (value === undefined || value === '') throw new ProblemError(preconditionProblems['precondition-required']);
    return value;
  },
);

/** The strong ETag of a version of a resource; no two resources share one. */
export function entityTag(resource: readonly (string | number)[], version: number): string {
  return `"${version}-${createHash('sha256').update(resource.join('/')).digest('hex').slice(0, 12)}"`;
}

/** Whether a tag is one of {@link entityTag}, which says nothing yet of what is shown of the version. */
export const isVersionTag = (tag: string): boolean => /^"\d+-[0-9a-f]{12}"$/.test(tag);

/** The tag of one representation of a version; it names the same version to {@link requireCurrent}. */
export const ofRepresentation = (tag: string, representation: string): string =>
  `${tag.slice(0, -1)}.${representation}"`;

/**
 * Throws the problem `stale` unless the caller named exactly the current version, in whatever representation he saw it; `*`, weak
 * tags and lists never match.
 */
export function requireCurrent(asked: string, current: string): void {
  if (asked.replace(/\.[\w-]+"$/, '"') === current) return;
  throw new ProblemError(preconditionProblems.stale, { headers: { ETag: current } });
}

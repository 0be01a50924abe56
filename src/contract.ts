import { version } from 'skat-arbiter/package.json';
import {
  CHOICES,
  DISPOSITIONS,
  EVIDENCE,
  GAME_IDS,
  INCIDENT_KIND_IDS,
  LEVELS,
  PARTIES,
  RULESET_IDS,
  SUITS,
} from './rules';
import type { ApiTitle } from './platform';

const introduction = `
Skat Arbiter knows the laws of Skat. It answers what may be bid and announced, what a game is worth, what follows from an
irregularity, and it runs tournaments with their lists, standings and disputes.

**Questions and stores.** A question stores nothing and needs no key: it answers 200 with a verdict, and what is illegal is
\`legal: false\` with a code, a law and a sentence. A call that stores refuses the same thing with 422, and stores nothing.

**Keys.** What stores needs \`Authorization: Bearer <key>\`. The first start of a service shows its admin key; further keys are made
with \`POST /v1/keys\`, each for a role and, where wanted, for one tournament.

**Cards.** Suit \`C S H D\` and rank \`7 8 9 10 J Q K A\`: \`CJ\`, \`H10\`. Read are also \`cj\`, \`HT\`, \`♣J\`, \`KrB\`, \`Kreuz Bube\`, and of
the German pack \`EU\` and \`Eichel-Unter\`.

**Language.** \`Accept-Language: de\` or \`en\` changes sentences, never codes.

**Errors.** Every failure is \`application/problem+json\` (RFC 9457): compare \`code\`; \`errors\` points at the fields. \`type\` leads to a page
that explains it.

**Retries.** What creates takes an \`Idempotency-Key\`: the same request again is answered as the first time, and nothing is done twice.
What changes takes the \`ETag\` that was read as \`If-Match\`.

**Caching.** Every reading has an \`ETag\`; \`If-None-Match\` is answered 304. Bodies are sent in br or gzip, and read in gzip.

**Limits.** \`RateLimit\` and \`RateLimit-Policy\` say what is left, 429 comes with \`Retry-After\`. A batch is slowed down, never refused.

**Versions.** Fields may be added at any time; whoever reads must pass over what he does not know. What is to go is announced in the
CHANGELOG and by the headers \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594) at least six months before.
`.trim();

/** What the contract says of the service as a whole: its chapters in the order in which a newcomer reads them. */
export const about: ApiTitle = {
  title: 'Skat Arbiter',
  description: introduction,
  version,
  license: 'MIT',
  chapters: [
    {
      name: 'Questions',
      tags: [
        { name: 'Rulesets and laws', about: 'The codes of Skat and their laws.', paths: /^\/v1\/(?:rulesets|laws)/ },
        { name: 'Bids', about: 'What may be bid, and what a hand is good for.', paths: /^\/v1\/(?:bids|hands)/ },
        {
          name: 'Contracts',
          about: 'What may be announced, and what a game is worth.',
          paths: /^\/v1\/(?:contracts|ramsch)/,
        },
        {
          name: 'Solver',
          about: 'Best play with open cards.',
          paths: /^\/v1\/(?:deals\/(?:solve|par|analyse)|claims)/,
        },
        {
          name: 'Deals',
          about: 'Recorded deals, replayed and converted, one by one or by the thousand.',
          paths: /^\/v1\/(?:deals|batch|cribbage)/,
        },
        {
          name: 'Irregularities',
          about: 'What follows when somebody errs.',
          paths: /^\/v1\/(?:irregularities|incidents|precedents)/,
        },
        { name: 'Lists', about: 'Score lists, and who pays whom.', paths: /^\/v1\/(?:lists|settlements)/ },
      ],
    },
    {
      name: 'Following',
      tags: [
        { name: 'Log', about: 'Who did what and when.', paths: /^\/v1\/tournaments\/[^/]+\/log/ },
        { name: 'Live', about: 'What happens, told at once.', paths: /^\/v1\/tournaments\/[^/]+\/events/ },
        { name: 'Webhooks', about: 'What happens, sent to another service.', paths: /\/webhooks/ },
        {
          name: 'Exchange',
          about: 'Whole events as files.',
          paths: /^\/v1\/(?:exchange|tournaments\/(?:import|[^/]+\/export))/,
        },
      ],
    },
    {
      name: 'Events',
      tags: [
        {
          name: 'People',
          about: 'Players and teams, coming and going.',
          paths: /^\/v1\/tournaments\/[^/]+\/(?:players|teams|checkins)/,
        },
        {
          name: 'Sessions',
          about: 'Draws, seats and the course of an event.',
          paths: /^\/v1\/tournaments\/[^/]+\/(?:sessions|plan|cut)/,
        },
        { name: 'Tables', about: 'The lists of a table, deal by deal or as sums.', paths: /^\/v1\/tables/ },
        { name: 'Standings', about: 'Who leads.', paths: /^\/v1\/tournaments\/[^/]+\/(?:standings|recheck)/ },
        {
          name: 'Disputes',
          about: 'What a referee was asked, and ruled.',
          paths: /^\/v1\/(?:disputes|tournaments\/[^/]+\/(?:disputes|warnings))/,
        },
        {
          name: 'Money',
          about: 'Fees, pots and prizes.',
          paths: /^\/v1\/tournaments\/[^/]+\/(?:money|ledger|prizes|awards)/,
        },
        {
          name: 'Paper',
          about: 'Sheets to print, tables to calculate with.',
          paths: /^\/v1\/tournaments\/[^/]+\/(?:pdf|csv)/,
        },
        { name: 'Seasons', about: 'Several events counted together.', paths: /^\/v1\/seasons/ },
        { name: 'Tournaments', about: 'Events and their rules.', paths: /^\/v1\/tournaments/ },
      ],
    },
    {
      name: 'Access',
      tags: [{ name: 'Access', about: 'Keys, and the sessions of pages.', paths: /^\/v1\/(?:keys|session)/ }],
    },
    { name: 'Service', tags: [{ name: 'Service', about: 'Health, pages and the contract itself.', paths: /^\// }] },
  ],
  // In the order in which they are read; above, an earlier one takes a path that a later one would take too.
  order: [
    'Rulesets and laws',
    'Bids',
    'Contracts',
    'Deals',
    'Irregularities',
    'Solver',
    'Lists',
    'Tournaments',
    'People',
    'Sessions',
    'Tables',
    'Standings',
    'Disputes',
    'Money',
    'Paper',
    'Seasons',
    'Log',
    'Live',
    'Webhooks',
    'Exchange',
    'Access',
    'Service',
  ],
  words: {
    Choice: CHOICES,
    Disposition: DISPOSITIONS,
    Evidence: EVIDENCE,
    GameId: GAME_IDS,
    IncidentKindId: INCIDENT_KIND_IDS,
    Level: LEVELS,
    PartyWord: PARTIES,
    RulesetId: RULESET_IDS,
    Suit: SUITS,
  },
};

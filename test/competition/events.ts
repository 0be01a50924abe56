import type {
  AwardDeal,
  AwardEvent,
  CompetitionEvent,
  GroupField,
  PrizeEvent,
  SessionResult,
} from '../../src/competition';

/** A result with so many points; half of the games decide nothing here. */
export const result = (id: string, session: number, total: number, won = 0, lost = 0): SessionResult => {
  return { id, session, total, gamePoints: total, won, lost, bonus: 0 };
};

/** A won Clubs game with one, unless told otherwise. */
export const game = (declarer: string, more: Partial<AwardDeal> = {}): AwardDeal => ({
  session: 1,
  table: 1,
  deal: 1,
  declarer,
  score: 24,
  game: 'suit',
  hand: false,
  ouvert: false,
  matadors: { kind: 'with', count: 1 },
  ...more,
});

const noGroups: GroupField = { members: new Map(), lot: [], areSinglesDoubled: false };

/** A competition in which nothing has happened but what is told. */
export const competition = (told: Partial<AwardEvent & Pick<PrizeEvent, 'entrants' | 'groups'>>): CompetitionEvent => ({
  deals: [],
  results: [],
  categoryOf: new Map(),
  entrants: [],
  ranking: {},
  groups: { team: noGroups, tandem: noGroups, mixed: noGroups },
  ...told,
});

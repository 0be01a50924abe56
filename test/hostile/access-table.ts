/** Who asks; in a tournament of `director`, in those of `foreigner`, and in one that does not exist. */
export const principals = [
  'nobody',
  'players',
  'scorer',
  'referee',
  'jury',
  'appointed',
  'director',
  'foreigner',
  'admin',
] as const;
export type PrincipalName = (typeof principals)[number];

/** What is asked for belongs to the tournament of most of them, to another public one, to a private one, or is missing. */
export const places = ['own', 'foreign', 'private', 'missing'] as const;
export type PlaceName = (typeof places)[number];

/** Where an operation is tried; the names of the parameters of paths. */
export interface Place {
  readonly tournament: string;
  readonly session: string;
  readonly player: string;
  readonly table: string;
  readonly deal: string;
  readonly dispute: string;
  readonly warning: string;
  readonly webhook: string;
  readonly season: string;
  readonly member: string;
  /** Of a key. */
  readonly id: string;
}

const directors = ['appointed', 'director', 'admin'] as const;
const arbiters = ['referee', ...directors] as const;
const officials = ['scorer', ...arbiters] as const;
const atTables = ['players', ...officials] as const;

/** Who may, in what is his own. Everybody may read what is public. */
export const rights = {
  /** Asked without a tournament, by everybody. */
  open: principals,
  read: principals,
  run: directors,
  rule: arbiters,
  keep: officials,
  play: atTables,
  /** Of a season: whoever made it. */
  season: ['director', 'admin'],
  /** Of something that is no tournament's yet: who may make tournaments. */
  found: ['director', 'foreigner', 'admin'],
  /** Of keys: who may make them; the others are told that there is none. */
  key: directors,
  keys: ['appointed', 'director', 'foreigner', 'admin'],
  /** By the cookie of a page only. */
  page: [],
} as const satisfies Readonly<Record<string, readonly PrincipalName[]>>;
export type Right = keyof typeof rights;

/** What is sent where nothing is wrong with it: JSON, or a text of another type. */
export type Sent = string | object | ((place: Place) => object);

const deal = { passed: true };
const reason = 'A reason';
const open = ['open'] as const;
const read = ['read'] as const;
const step = ['run', { reason }] as const;
const booking = ({ player }: Place) => ({ kind: 'payment', playerId: player, cents: 100, reason });

/** Every operation of the contract with the right that it needs; an operation without a row is refused by the test. */
export const table: Readonly<Record<string, readonly [right: Right, sent?: Sent]>> = {
  isAlive: open,
  isReady: open,
  readMetrics: open,
  readContractAsJson: open,
  readContractAsYaml: open,
  readStartPage: open,
  listProblems: open,
  readProblem: open,
  listRulesets: open,
  getRuleset: open,
  listBids: open,
  listLaws: open,
  searchLaws: open,
  getLaw: open,
  listIncidents: open,
  validateBids: open,
  validateContract: open,
  valueContract: open,
  replayDeal: open,
  convertDeal: open,
  evaluateHand: open,
  solveDeal: open,
  parOfDeal: open,
  analyseDeal: open,
  checkClaim: open,
  adjudicate: open,
  valueRamsch: open,
  scoreList: open,
  settle: open,
  countCribbage: open,
  pegCribbage: open,
  cutCribbage: open,
  turnStarter: open,
  finishCribbage: open,
  pegBoard: open,
  settleCribbage: open,
  adjudicateCribbage: open,
  listCribbageIncidents: open,
  askBatch: open,

  makeKey: ['run', ({ tournament }) => ({ role: 'scorer', tournament })],
  listKeys: ['keys'],
  getKey: ['key'],
  revokeKey: ['key'],
  beginBrowserSession: open,
  getBrowserSession: ['page'],
  endBrowserSession: ['page'],

  createTournament: ['found', { name: 'Evening', ruleset: 'isko' }],
  importTournament: ['found', {}],
  checkEvent: ['found', {}],
  listTournaments: open,
  getTournament: read,
  changeTournament: ['run', { name: 'Another name' }],
  deleteTournament: ['run'],
  addPlayers: ['run', { players: [{ name: 'A.' }] }],
  importPlayers: ['run', 'name\nA.\n'],
  listPlayers: read,
  getPlayer: read,
  changePlayer: ['run', { club: 'A club' }],
  deletePlayer: ['run'],
  withdrawPlayer: ['run', {}],
  replacePlayer: ['run', ({ player }) => ({ session: 1, substitute: player, reason })],
  joinTable: ['run', ({ table: tableId }) => ({ session: 1, tableId, everybodyAgrees: true })],
  addTeams: ['run', ({ player }) => ({ teams: [{ kind: 'team', name: 'A team', members: [player] }] })],
  listTeams: read,
  scheduleSession: ['run', { startsAt: '2099-01-01T18:00:00Z' }],
  listSessions: read,
  getSession: read,
  listTables: read,
  drawSession: step,
  changeSession: ['run', { durationMinutes: 60 }],
  seatSession: ['run', { tables: [{ seats: [1, 2, 3] }] }],
  swapPlayers: ['run', { a: 1, b: 2, reason }],
  cutField: ['run', { after: 1, best: 3 }],
  listCuts: read,
  undoCut: ['run'],
  checkInPlayers: ['run', { players: [1] }],
  undrawSession: step,
  showControlRoom: read,
  openSession: step,
  closeSession: step,
  finalizeSession: step,
  reopenSession: step,
  voidSession: step,
  showPlan: read,
  showStandings: read,
  readLog: read,
  verifyLog: read,
  followTournament: read,
  exportTournament: read,
  recheckTournament: read,

  getTable: read,
  settleTable: read,
  putTotals: [
    'play',
    { totals: [1, 2, 3, 4].map((seat) => ({ seat, gamePoints: 0, won: 0, lost: 0 })), passed: 48, notPlayed: 0 },
  ],
  takeBackTotals: ['play'],
  confirmList: ['play', { seat: 1 }],
  adjustPoints: ['rule', { seat: 1, points: -10, reason }],
  listAdjustments: read,
  withdrawAdjustment: ['rule', { reason }],
  enterDeal: ['play', deal],
  listDeals: read,
  getDeal: read,
  correctDeal: ['play', { ...deal, reason }],
  takeBackDeal: ['play'],
  listRevisions: read,
  enterControlDeal: ['play', deal],
  listControlDeals: read,
  getControlDeal: read,
  correctControlDeal: ['play', { ...deal, reason }],
  getPlayerLink: ['keep'],
  renewPlayerLink: ['keep', { reason }],

  openDispute: ['play', ({ table: tableId }) => ({ tableId, incident: { kind: 'revoke', offender: 'declarer' } })],
  listDisputes: read,
  getDispute: read,
  completeDispute: ['play', { facts: { trickQuitted: false } }],
  rule: ['rule', { follow: true }],
  appeal: ['play', { reason }],
  withdrawDispute: ['rule', { reason }],
  warnPlayer: ['rule', ({ table: tableId, player: playerId }) => ({ tableId, playerId, reason })],
  listWarnings: read,
  withdrawWarning: ['rule', { reason }],
  searchPrecedents: open,

  getMoneyPlan: read,
  putMoneyPlan: ['run', { currency: 'EUR' }],
  showLedger: ['run'],
  showCashDesk: ['run'],
  bookMoney: ['run', booking],
  showPrizes: read,
  showAwards: read,
  printPaper: read,
  exportSheet: read,
  exportStandings: read,

  addWebhook: ['run', { url: 'https://club.example/skat' }],
  listWebhooks: ['run'],
  getWebhook: ['run'],
  removeWebhook: ['run'],
  rotateWebhookSecret: ['run', {}],
  replayWebhook: ['run', { from: 1 }],
  listDeliveries: ['run'],

  createSeason: ['found', { name: 'The year' }],
  listSeasons: open,
  getSeason: read,
  changeSeason: ['season', { name: 'Another year' }],
  deleteSeason: ['season'],
  setSeasonTournaments: ['season', { tournaments: [] }],
  addSeasonMembers: [
    'season',
    ({ tournament, player }) => ({ members: [{ players: [{ tournamentId: tournament, playerId: player }] }] }),
  ],
  listSeasonMembers: read,
  getSeasonMember: read,
  changeSeasonMember: [
    'season',
    ({ tournament, player }) => ({ players: [{ tournamentId: tournament, playerId: player }] }),
  ],
  deleteSeasonMember: ['season'],
  suggestSeasonMembers: ['season'],
  showSeasonStandings: read,
  showSeasonPrizes: read,
};

export type {
  AwardClaim,
  AwardCriterion,
  AwardDeal,
  AwardEvent,
  AwardRule,
  DealFilter,
  DealMeasure,
  MatadorKind,
  ResultMeasure,
} from './awards/award';
export { type JackpotPayment, type JackpotRule, payJackpot } from './awards/jackpot';
export { type AwardRuling, judgeAward } from './awards/judge-award';
export { type Average, compareAverages, inHundredths } from './average';
export { bonusRates } from './bonus-rates';
export { drawBye } from './bye';
export { type DealOrder, dealOrder } from './deal-order';
export { type Draw, type DrawInput, drawTables, type SeatedTable } from './draw';
export { type DrawMethod, drawMethod, drawMethods } from './draw-method';
export type { CriteriaCount } from './draw-criteria';
export type { Ban, EarlierTable, Entrant } from './draw-field';
export { type GroupField, type GroupKind, groupKinds, type Groups, resultsOfGroups } from './groups';
export { type Attendance, bestResults, doubleResults, lastResults } from './best-results';
export { handsHeld, type SeatStretch } from './hands-held';
export { compareLists } from './list-checks';
export { type LeagueTally, rankLeague } from './league';
export { countMeetings, type Meetings } from './meetings';
export { type ListProgress, medianPace, type Share, slowLists } from './pace';
export { type Plan, type PlanInput, type PlannedSession, planSessions } from './plan';
export { type PublishedSums, publishList } from './list-publication';
export { type Joining, joiningAt, orderAt, type Stage, type Stages } from './late-entry';
export { listChecks } from './score-list';
export { type ListScore, scoreList, scorePaperList } from './list-scoring';
export type { RunningColumn, RunningColumns, RunningItem } from './running-column';
export type {
  DealCounts,
  DealList,
  EntryRule,
  ListCheck,
  ListDeal,
  ListFault,
  PaperList,
  PassedDealCredit,
  PlayedDeal,
  ScoringSystem,
  SeatPoints,
  SeatSums,
  WrittenSums,
} from './score-list';
export { type MovedPlayer, seatByStanding, type StandingSeating } from './seating-by-standing';
export {
  rankSeason,
  type SeasonKey,
  type SeasonMeasure,
  seasonMeasures,
  type SeasonResult,
  type SeasonRule,
  type SeasonStanding,
  type SeasonTally,
  type SeasonTie,
  seasonTies,
} from './season';
export { type DealShares, type RandomDeal, randomDeal, usualShares } from './generator/random-deal';
export { seededGenerator, type SeededGenerator } from './seeded-generator';
export { scoreEachStage, scoreStages } from './stage-scoring';
export { isSeat, seatsOf, type TableSize } from './seat';
export { type PersonAccount, personAccounts, type TableAccount, tableAccounts } from './money/cash-desk';
export { chargeLines, lossParts } from './money/charge-lines';
export { type Account, balancesOf, type LedgerLine, type LineKind, type LineUnit } from './money/ledger-line';
export type { Booking, ChargeRule, ListAccount, LossTier, MoneyEvent, MoneyPlan, PotShare } from './money/money-plan';
export { type CompetitionEvent, prizeLines, type SettledPots, settlePots } from './money/settle-pots';
export {
  payPlaces,
  payPrizes,
  type PlacePrize,
  type Prize,
  type PrizeEvent,
  type PrizePayment,
  type PrizeRule,
} from './prizes/pay-prizes';
export { type ExpectedPrize, expectedPots, expectedPrizes } from './prizes/expected-prizes';
export { type PrizePlan, prizesOf } from './prizes/prize-plan';
export {
  type PairDifference,
  type RemainderRule,
  settle,
  settleStages,
  type Settlement,
  type SettlementMethod,
  type Sitting,
  type Stake,
} from './settlement';
export { mergeResults, resultsOfTeams, type SessionResult, standings, type Tally, tallyResults } from './standings';
export {
  splitTables,
  type TablePolicy,
  type TablesOfFourAndThree,
  type TableSplit,
  type UnevenChoice,
  unevenChoices,
} from './table-split';
export {
  drawLot,
  type Lot,
  rank,
  type Rankable,
  type Ranked,
  type RankingRule,
  tieChain,
  type TieKey,
  tieKeys,
} from './tie-chain';

export {
  cardOf,
  formatCard,
  parseCard,
  PACK,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
  type Card,
  type Rank,
  type Suit,
} from './cards/card';
export { setOf, type CardSet } from './cards/card-set';
export { PACK_POINTS, TRICKS } from './cards/points';
export * as cribbage from './cribbage';
export * as frog from './frog';
export { entriesOf, mapValues } from './entries';
export { FAULTS, explainFault, fault, type Fault, type FaultCode } from './faults';
export { AUCTION_PHASES, readAuction, type AuctionReading, type AuctionState } from './auction/auction';
export { CALL_FAULTS, CALLS, type Call, type CallFault, type CallFaultCode, type CallKind } from './auction/call';
export {
  bidName,
  bidValues,
  isBiddable,
  isGameValue,
  lowestBid,
  rankOfCall,
  type BidGame,
  type BidValue,
} from './auction/bid-values';
export { checkAnnouncement, type AnnouncementAnswer } from './contracts/announcement';
export { ANNOUNCEMENT_FAULTS, type AnnouncementFaultCode } from './contracts/announcement-request';
export type { Contract, DeclarerCards, Ending, Matadors, Outcome, ValueRequest } from './contracts/contract';
export { possibleDoublings } from './contracts/doublings';
export { REASONS, type Reason } from './contracts/judgement';
export { valueListed, valueTold, type ListedOutcome } from './contracts/listed-game';
export { valueRuled, type GameRuling } from './contracts/ruled-game';
export { valueContract, type Step, type StepKind, type Valuation, type ValuationAnswer } from './contracts/valuation';
export {
  evaluateHand,
  type EvaluatedLevel,
  type EvaluatedWay,
  type GameEvaluation,
  type SkatCase,
} from './hands/evaluation';
export { OPENING_TURNS, TURNS, type Turn } from './hands/turn';
export type { HandStep, Way } from './hands/ways';
export { adjudicate, lawsAnswering, unseenLawsOn, type Adjudication } from './irregularities/adjudicate';
export { endsGame, rulingAfterTheEnd } from './irregularities/after-the-end';
export { CHOICE_ALIASES, PARTY_ALIASES, readFacts } from './irregularities/aliases';
export { readFact } from './irregularities/facts';
export type { FactValue, Incident, IncidentCase, Situation } from './irregularities/incident';
export { PHASES, type FactForm, type FactSchema, type IncidentKind } from './irregularities/incident-kind';
export { INCIDENT_KIND_IDS, INCIDENT_KINDS, type IncidentKindId } from './irregularities/incident-kinds';
export { holdsWords, INCIDENT_GROUPS, INCIDENT_WORDS, type IncidentGroup } from './irregularities/incident-words';
export { incidentsOf, isJudging, type JudgingLaw } from './irregularities/judging-law';
export { PARTIES, type Party } from './irregularities/party';
export {
  CHOICES,
  CORRECTIONS,
  DISPOSITIONS,
  type Choice,
  type ChoiceWord,
  type Disposition,
  type MissingFact,
  type Ruling,
} from './irregularities/ruling';
export {
  cite,
  EVIDENCE,
  LAW_GROUPS,
  LAW_SOURCES,
  LAW_STATUSES,
  READINGS,
  RULESET_IDS,
  type Reading,
  type Citation,
  type Evidence,
  type Law,
  type LawSource,
  type RulesetId,
} from './laws/law';
export { findLaw, lawsInForce, lawsOf, type SourcedLaw } from './laws/registry';
export { lawsOnTheSameMatter } from './laws/same-matter';
export { DEAL_ENDINGS, type DealEnding, type DealRecord, type Place, type Play } from './play/record';
export { REPLAY_MODES, type ReplayedTrick, type ReplayMode } from './play/course';
export type { RecordedIncident, RecordedOffender, Replay, ReplayAnswer } from './play/replay';
export type { CorrectedPosition } from './play/corrected-position';
export { incidentInDeal, ruledInDeal, type IncidentInDeal } from './play/incident-in-deal';
export { formatCardAs, printCard, CARD_STYLES, type CardStyleName } from './notation/card-styles';
export { parseCardNames, readCard } from './notation/card-names';
export { formatDealText, type BidFigures } from './notation/deal-format';
export { issMovesOf, issRecordOf } from './notation/deal-iss';
export { END_OF_DEAL, parseDealText } from './notation/deal-parse';
export {
  explainNotationFault,
  NOTATION_FAULTS,
  placeIn,
  type NotationFault,
  type NotationFaultCode,
  type Parsed,
} from './notation/faults';
export { dealOfIssRecord } from './notation/iss-deal';
export { issResultOf } from './notation/iss-outcome';
export type { IssOutcome, IssRecord, IssTag } from './notation/iss-record';
export { formatIssRecord, parseIssRecord } from './notation/iss-text';
export { explainPlayFault, PLAY_FAULT_CODES, type PlayFault, type PlayFaultCode } from './play/play-fault';
export { replayDeal, type ReplayRequest } from './play/replay-deal';
export { seatPlays, type ToldPlay } from './play/seated-plays';
export { runningPoints, type Counts } from './play/tally';
export { ramschFormOf, type AgreedRamsch } from './ramsch/agreed-form';
export type { BySeat, RamschFacts } from './ramsch/facts';
export { RAMSCH_DOUBLINGS, RAMSCH_FORMS, RAMSCH_SKAT, RAMSCH_TIES } from './ramsch/form';
export { RAMSCH_STEP_OPTIONS, type RamschStep, type RamschStepKind } from './ramsch/step';
export { valueRamsch, type RamschValuation } from './ramsch/valuation';
export { BestPlay, rankOfProspect, type CardProspect, type Prospect } from './solver/best-play';
export { parOf, type Par } from './solver/best-discard';
export { CLAIM_HOLDS, CLAIM_KINDS, checkClaim, type CheckedClaim, type Claim } from './solver/claim';
export { Meter, SearchStopped } from './solver/meter';
export { isOver, momentAfter, type Moment } from './solver/moment';
export { momentOf, openDealOf, recordAsPlayed, type OpenDeal } from './solver/open-deal';
export { turnIn, type OpenGame } from './solver/position';
export { parGames, type ParGame } from './solver/par-games';
export { explainProven, provenFacts, withProven, type ProvenFact } from './solver/proven-facts';
export { outcomeOf as outcomeOfProspect, valueOfProspect } from './solver/prospect-value';
export { agreeOn } from './rulesets/agreement';
export { HOUSE_RULES, type Agreement } from './rulesets/house-options';
export {
  HOUSE_OPTIONS,
  KONTRA_CALLS,
  KONTRA_RIGHTS,
  SPITZE_ADDS,
  type HouseOption,
  type KontraCall,
} from './rulesets/house-rules';
export { findRuleset, RULES_REVISION, RULESETS } from './rulesets/registry';
export {
  ANNOUNCEMENTS,
  ENDING_KINDS,
  GAME_IDS,
  LEVEL_PARTS,
  LEVELS,
  OPTIONAL_GAMES,
  SKAT_HANDLINGS,
  type GameId,
  type GameRule,
  type Level,
  type Ruleset,
} from './rulesets/ruleset';
export { SEATS, type Seat } from './seats';
export { fillText, type Language, type Text } from './text';

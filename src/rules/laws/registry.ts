import * as altenburgOrder from './altenburg/altenburg';
import * as americanSkat from './american/american-skat';
import * as cribbageCombinations from './cribbage/combinations';
import * as cribbageCribAndStarter from './cribbage/crib-and-starter';
import * as cribbageIrregularities from './cribbage/irregularities';
import * as cribbagePreparing from './cribbage/preparing';
import * as eichhornPartThree from './eichhorn/part-three';
import * as eichhornPartTwo from './eichhorn/part-two';
import * as fosterAnnouncements from './foster/announcements';
import * as fosterBidding from './foster/bidding';
import * as fosterCards from './foster/cards';
import * as fosterDealing from './foster/dealing';
import * as fosterEndingTheHand from './foster/ending-the-hand';
import * as fosterErrorsInDealing from './foster/errors-in-dealing';
import * as fosterTable from './foster/formation-of-table';
import * as fosterGames from './foster/games';
import * as fosterLookingBack from './foster/looking-back';
import * as fosterPlaying from './foster/playing';
import * as fosterProse from './foster/prose';
import * as fosterProseAnnouncing from './foster/prose-announcing';
import * as fosterProsePlaying from './foster/prose-playing';
import * as fosterRevoke from './foster/the-revoke';
import * as fosterScoring from './foster/scoring';
import * as fosterSkat from './foster/the-skat-cards';
import * as fosterUsingSkat from './foster/using-the-skat';
import * as frogGame from './frog/frog';
import * as houseOptions from './house/options';
import * as iskoAnnouncing from './isko/announcing';
import * as iskoAuction from './isko/auction';
import * as iskoConduct from './isko/conduct';
import * as iskoCardCounts from './isko/card-counts';
import * as iskoDealing from './isko/dealing';
import * as iskoGame from './isko/game-and-cards';
import * as iskoLeading from './isko/leading-and-following';
import * as iskoOffences from './isko/offences';
import * as iskoOverbidding from './isko/overbidding';
import * as iskoParties from './isko/parties-and-conduct';
import * as iskoSeating from './isko/seating';
import * as iskoShortening from './isko/shortening';
import * as iskoShortening1999 from './isko/shortening-1999';
import * as iskoSkatInBidding from './isko/skat-in-bidding';
import * as iskoTricks from './isko/tricks';
import * as iskoUnseen from './isko/unseen';
import * as iskoValues from './isko/values';
import { LAW_SOURCES, type Law, type LawSource } from './law';

const isLaw = (value: unknown): value is Law =>
  typeof value === 'object' && value !== null && 'number' in value && 'title' in value;

/** Every law, heading by heading. */
export const LAWS: readonly Law[] = [
  fosterGames,
  fosterTable,
  fosterCards,
  fosterDealing,
  fosterErrorsInDealing,
  fosterSkat,
  fosterUsingSkat,
  fosterBidding,
  fosterAnnouncements,
  fosterPlaying,
  fosterEndingTheHand,
  fosterRevoke,
  fosterLookingBack,
  fosterScoring,
  fosterProse,
  fosterProsePlaying,
  fosterProseAnnouncing,
  iskoGame,
  iskoValues,
  iskoOverbidding,
  iskoSeating,
  iskoDealing,
  iskoCardCounts,
  iskoSkatInBidding,
  iskoAuction,
  iskoAnnouncing,
  iskoLeading,
  iskoOffences,
  iskoConduct,
  iskoShortening,
  iskoShortening1999,
  iskoTricks,
  iskoParties,
  iskoUnseen,
  americanSkat,
  eichhornPartTwo,
  eichhornPartThree,
  altenburgOrder,
  houseOptions,
  frogGame,
  cribbagePreparing,
  cribbageIrregularities,
  cribbageCribAndStarter,
  cribbageCombinations,
].flatMap((heading): Law[] => Object.values<unknown>(heading).flat().filter(isLaw));

/** A law as it stands in one source. */
export interface SourcedLaw {
  readonly law: Law;
  readonly source: LawSource;
  readonly number: string;
}

/** The headings of a text that numbers nothing, in its order. */
const HEADINGS: Readonly<Partial<Record<LawSource, readonly string[]>>> = {
  frog: [
    'players',
    'cards',
    'dealing',
    'offers',
    'frog',
    'playing',
    'payment',
    'chico',
    'grand',
    'named',
    'settling',
    'silence',
  ],
  'foster-cribbage': [
    'cards',
    'markers',
    'players',
    'cutting',
    'stakes',
    'dealing',
    'irregularities',
    'crib',
    'starter',
    'objects',
  ],
};

const headingOf = ({ source, number }: SourcedLaw): number =>
  HEADINGS[source]?.indexOf(number.replace(/\.\d+$/, '')) ?? 0;

const inOrder = (source: LawSource): readonly SourcedLaw[] =>
  LAWS.flatMap((law) => {
    const number = law.number[source];
    return number === undefined ? [] : [{ law, source, number }];
  }).toSorted((a, b) => headingOf(a) - headingOf(b) || a.number.localeCompare(b.number, 'en', { numeric: true }));

const bySource = new Map(LAW_SOURCES.map((source) => [source, inOrder(source)]));

/** The laws of one source, in the order of its text. */
export const lawsOf = (source: LawSource): readonly SourcedLaw[] => bySource.get(source) ?? [];

/** The laws in force under a source, those with a number of its own first, in the order of its text. */
export const lawsInForce = (source: LawSource): readonly Law[] => [
  ...lawsOf(source).map(({ law }) => law),
  ...LAWS.filter(({ alsoIn }) => alsoIn?.includes(source)),
];

const byCitation = new Map(
  LAW_SOURCES.flatMap(lawsOf).map((sourced) => [`${sourced.source}:${sourced.number}`, sourced]),
);

/** The law of a citation such as `foster:61`; undefined where the source has no such number. */
export const findLaw = (citation: string): SourcedLaw | undefined => byCitation.get(citation);

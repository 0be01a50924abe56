/*
 * Foster, The Laws of Skat: PLAYING, a hand that is laid down before its end
 *
 * | law | title                 | status     |
 * | --- | --------------------- | ---------- |
 * | 49  | The declarer claims   | executable |
 * | 50  | An opponent claims    | executable |
 * | 51  | The declarer gives up | executable |
 */
import { PACK_POINTS, TRICKS } from '../../cards/points';
import type { Counts } from '../../contracts/known-counts';
import { decidedBy, type Need } from '../../contracts/need';
import {
  curedOverbidAssumed,
  decidedByTricks,
  isPointsGame,
  lostByOffence,
  wonByOffence,
} from '../../irregularities/decided-games';
import { numberIn } from '../../irregularities/facts';
import { missingForScore, settledGame } from '../../irregularities/game-so-far';
import type { IncidentCase } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { countsIn, needsIn } from '../../irregularities/known-game';
import { because, ruling, type MissingFact, type RuledGame, type Ruling } from '../../irregularities/ruling';

export const declarerClaims: JudgingLaw = {
  number: { foster: '49' },
  group: 'ending',
  status: 'executable',
  answers: ['declarer-claims'],
  title: { en: 'The declarer claims', de: 'Der Alleinspieler legt auf' },
  summary: {
    en: 'A declarer who lays down claiming the 61 or 91 that his bid needs, and is wrong, has lost.',
    de: 'Legt der Alleinspieler mit dem Anspruch auf die nötigen 61 oder 91 auf und irrt, hat er verloren.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'Whether a rightful claimant may still play for a higher level is not said; his game is taken to end.',
      de: 'Ob nach richtigem Anspruch noch um eine höhere Stufe gespielt werden darf, ist nicht gesagt; das Spiel gilt als beendet.',
    },
  ],
  judge: (facts) => {
    const step = because(
      declarerClaims,
      'The declarer has laid down and claims his game.',
      'Der Alleinspieler hat aufgelegt und beansprucht sein Spiel.',
    );
    if (!isPointsGame(facts)) return decidedByTricks(facts, step);
    const claims = claimsIn(facts);
    if (claims.every(({ holds }) => !holds)) return lostByOffence(facts, becauseMistaken(facts));
    if (claims.every(({ holds }) => holds)) return claimHolds(facts, claims);
    return ruling('referee', [step], { missing: [...missingForClaim(facts), ...missingForScore(facts)] });
  },
};

export const opponentClaims: JudgingLaw = {
  number: { foster: '50' },
  group: 'ending',
  status: 'executable',
  answers: ['adversary-claims'],
  title: { en: 'An opponent claims', de: 'Ein Gegner legt auf' },
  summary: {
    en: 'An opponent who lays down claiming that the game is beaten gives his cards to the declarer; if he is wrong the game is won.',
    de: 'Legt ein Gegner auf, weil das Spiel geschlagen sei, zählen seine Karten dem Alleinspieler; irrt er, ist das Spiel gewonnen.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: "Who takes the partner's unplayed cards is not said; a beaten game is entered at the plain level.",
      de: 'Wem die ungespielten Karten des Partners gehören, ist nicht gesagt; ein geschlagenes Spiel wird einfach angeschrieben.',
    },
  ],
  judge: (facts) => {
    const rest = { corrections: ['claimants-cards-go-to-declarer'] } as const;
    const doubts = opponentClaims.doubts ?? [];
    const beaten = needsIn(facts).flatMap((need) =>
      countsIn(facts).map((counts) => decidedBy(need, counts) === 'opponents'),
    );
    if (beaten.length > 0 && beaten.every((one) => one)) {
      const why = because(
        opponentClaims,
        "The game was beaten as claimed; it is lost, the claimant's hand counts for the declarer.",
        'Das Spiel war geschlagen, wie behauptet; es ist verloren, das Blatt des Auflegenden zählt dem Alleinspieler.',
      );
      return lostByOffence(facts, why, { ...rest, doubts });
    }
    if (beaten.some((one) => one) || beaten.length === 0) {
      const step = because(
        opponentClaims,
        'Whether the game was beaten is not to be told from these counts.',
        'Ob das Spiel geschlagen war, lässt sich aus diesen Zahlen nicht sagen.',
      );
      return ruling('referee', [step], { ...rest, missing: [...missingForBeaten(facts), ...missingForScore(facts)] });
    }
    const why = because(
      opponentClaims,
      'The game was not beaten; the claim was wrong and the game is won.',
      'Das Spiel war nicht geschlagen; der Anspruch war falsch, und das Spiel ist gewonnen.',
    );
    return wonByOffence(facts, why, {
      ...rest,
      ...withClaimantsCards(facts),
      doubts: [curedOverbidAssumed, ...doubts],
    });
  },
};

export const declarerGivesUp: JudgingLaw = {
  number: { foster: '51' },
  group: 'ending',
  status: 'executable',
  answers: ['declarer-gives-up'],
  title: { en: 'The declarer gives up', de: 'Der Alleinspieler gibt auf' },
  summary: {
    en: 'A declarer who gives up and lays down leaves his remaining cards to the opponents, who count whether he is schneider.',
    de: 'Gibt der Alleinspieler auf und legt ab, fallen seine restlichen Karten den Gegnern zu; sie zählen, ob er Schneider ist.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'What follows when he gives up though he has all that he needs is not said; what he has taken counts.',
      de: 'Was gilt, wenn er aufgibt, obwohl er schon alles Nötige hat, ist nicht gesagt; was er eingenommen hat, zählt.',
    },
  ],
  judge: (facts) => {
    const why = because(
      declarerGivesUp,
      'The declarer has given up; what he has taken counts, all other cards go to the opponents.',
      'Der Alleinspieler hat aufgegeben; was er eingenommen hat, zählt, alle anderen Karten fallen den Gegnern zu.',
    );
    const corrections = ['remaining-cards-go-to-opponents'] as const;
    if (!isPointsGame(facts)) {
      const game = settledGame(facts, 'declarer', { effect: 'loses', law: declarerGivesUp }, { kind: 'conceded' });
      return decidedByTricks(facts, why) ?? ruling('game-lost', [why], { game, corrections });
    }
    const rule = { effect: 'as-counted', law: declarerGivesUp } as const;
    const ends = countsIn(facts).map(({ cardPoints, tricks }) =>
      settledGame(facts, 'declarer', rule, { kind: 'conceded', counts: { cardPoints, tricks } }),
    );
    const [game] = ends;
    const isSettled = game !== undefined && ends.every((end) => end.won === game.won && end.level === game.level);
    const stands: RuledGame = isSettled ? game : { won: false, level: null, result: null };
    return ruling(stands.won ? 'game-won' : 'game-lost', [why], {
      game: stands,
      corrections,
      doubts: stands.won ? (declarerGivesUp.doubts ?? []) : [],
      missing: [...(isSettled ? [] : missingOfDeclarer(facts, ends)), ...missingForScore(facts)],
    });
  },
};

/** A claim beside one thing that the game may need and one completion of the counts. */
interface Claim {
  readonly holds: boolean;
  /** Card points that he needs; undefined where no number of them is enough. */
  readonly threshold: number | undefined;
  readonly points: number;
}

/** The claim under everything that the game may need and have; points said to be his at the end take the place of counts. */
const claimsIn = (facts: IncidentCase): readonly Claim[] => {
  const { incident, ruleset } = facts;
  const actual = numberIn(incident, 'actual');
  const claimed = claimedPoints(facts);
  return needsIn(facts).flatMap((need) => {
    const threshold = thresholdOf(need, claimed);
    const steps = threshold === undefined ? [] : [threshold];
    return countsIn(facts, steps).map((counts): Claim => {
      const points = actual ?? counts.cardPoints;
      if (incident.facts['level'] === 'schwarz' || need.by === 'every-trick') {
        const isAll = counts.tricks === TRICKS && points === PACK_POINTS;
        return { holds: need.by !== 'nothing' && isAll, threshold, points };
      }
      const enough = Math.max(
        threshold ?? 0,
        incident.facts['level'] === 'schneider' ? ruleset.thresholds.schneider.amount : 0,
      );
      return { holds: threshold !== undefined && points >= enough, threshold, points };
    });
  });
};

const claimedPoints = ({ incident }: IncidentCase): number =>
  Math.max(numberIn(incident, 'claims') ?? 0, numberIn(incident, 'bidNeeds') ?? 0);

const thresholdOf = (need: Need, claimed: number): number | undefined =>
  need.by === 'points' ? Math.max(need.points, claimed) : undefined;

const becauseMistaken = (facts: IncidentCase): Ruling['reasoning'][number] => {
  const [{ threshold, points } = { threshold: undefined, points: 0 }] = claimsIn(facts);
  return threshold === undefined
    ? because(
        declarerClaims,
        'The declarer laid down, and card points alone do not make this game; he has lost, whatever he could still have made.',
        'Der Alleinspieler hat aufgelegt, und Augen allein gewinnen dieses Spiel nicht; er hat verloren, was auch noch möglich war.',
      )
    : because(
        declarerClaims,
        `The declarer laid down, has ${points} and needs ${threshold}; he has lost, whatever he could still have made.`,
        `Der Alleinspieler hat aufgelegt, hat ${points} und braucht ${threshold}; er hat verloren, was auch noch möglich war.`,
      );
};

/** A rightful claim: won at the level that his points have made in every completion. */
const claimHolds = (facts: IncidentCase, claims: readonly Claim[]): Ruling => {
  const points = Math.min(...claims.map((claim) => claim.points));
  const why = because(
    declarerClaims,
    'The claim holds; the game ends as won.',
    'Der Anspruch trifft zu; das Spiel endet gewonnen.',
  );
  const made = points >= facts.ruleset.thresholds.schneider.amount ? ({ level: 'schneider' } as const) : {};
  const counts = { cardPoints: points, tricks: undefined };
  return ruling('game-won', [why], {
    game: settledGame(facts, 'declarer', { effect: 'claims', law: declarerClaims }, { kind: 'claim', ...made, counts }),
    missing: missingForScore(facts),
    doubts: declarerClaims.doubts ?? [],
  });
};

const missingForClaim = (facts: IncidentCase): readonly MissingFact[] => {
  if (numberIn(facts.incident, 'actual') !== undefined) return [];
  const [need] = needsIn(facts);
  const threshold = need && thresholdOf(need, claimedPoints(facts));
  const ifAnswered =
    threshold === undefined
      ? []
      : ([
          { value: threshold, disposition: 'game-won' },
          { value: threshold - 1, disposition: 'game-lost' },
        ] as const);
  return [{ pointer: '/incident/facts/actual', ifAnswered }];
};

/** The count that would show whether the game was beaten. */
const missingForBeaten = (facts: IncidentCase): readonly MissingFact[] =>
  needsIn(facts)
    .slice(0, 1)
    .map((need): MissingFact => {
      if (need.by === 'points') {
        const beats = PACK_POINTS - need.points + 1;
        return {
          pointer: '/situation/cardPoints/opponents',
          ifAnswered: [
            { value: beats, disposition: 'game-lost' },
            { value: beats - 1, disposition: 'game-won' },
          ],
        };
      }
      const [pointer, value] =
        need.by === 'tricks' ? (['declarer', need.exactly + 1] as const) : (['opponents', 1] as const);
      return { pointer: `/situation/tricks/${pointer}`, ifAnswered: [{ value, disposition: 'game-lost' }] };
    });

/**
 * The declarer's counts with the cards of the opponent who laid down, where they settle the level; else what would.
 * All that can lie in a hand is what neither side has taken.
 */
const withClaimantsCards = (facts: IncidentCase) => {
  const { ruleset, incident, situation } = facts;
  const own = numberIn(incident, 'offenderCardPoints');
  const all = countsIn(facts);
  const isSchneider = (points: number): boolean => points >= ruleset.thresholds.schneider.amount;
  const least = Math.min(...all.map(({ cardPoints }) => cardPoints + (own ?? 0)));
  const most = Math.max(...all.map((counts) => counts.cardPoints + (own ?? cardsOpen(counts))));
  const counts = { cardPoints: Math.min(least, PACK_POINTS), tricks: undefined };
  if (!isPointsGame(facts) || isSchneider(least) || !isSchneider(most)) return { counts };
  const asked = [
    ...(own === undefined ? ['/incident/facts/offenderCardPoints'] : []),
    ...(situation.cardPoints?.declarer === undefined ? ['/situation/cardPoints/declarer'] : []),
    ...(situation.skatPoints === undefined ? ['/situation/skatPoints'] : []),
  ];
  return { counts, missing: asked.map((pointer): MissingFact => ({ pointer, ifAnswered: [] })) };
};

const cardsOpen = ({ cardPoints, opponents }: Counts): number => PACK_POINTS - cardPoints - opponents.cardPoints;

/** What is not known of the declarer's counts, as far as it tells his levels apart. */
const missingOfDeclarer = ({ situation }: IncidentCase, ends: readonly RuledGame[]): readonly MissingFact[] => {
  const { cardPoints, tricks, skatPoints } = situation;
  const isTrickTelling = ends.some(({ level }) => level === 'schwarz');
  return [
    ...(cardPoints?.declarer === undefined ? ['/situation/cardPoints/declarer'] : []),
    ...(skatPoints === undefined ? ['/situation/skatPoints'] : []),
    ...(tricks?.declarer === undefined && isTrickTelling ? ['/situation/tricks/declarer'] : []),
  ].map((pointer): MissingFact => ({ pointer, ifAnswered: [] }));
};

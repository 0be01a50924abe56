import type { z } from 'zod';
import {
  cite,
  entriesOf,
  HOUSE_RULES,
  LEVEL_PARTS,
  lowestBid,
  RULES_REVISION,
  type GameId,
  type GameRule,
  type Language,
  type Law,
  type Ruleset,
} from '../../../rules';
import type { RulesetAnswer } from './rulesets.schema';

type Answer = z.infer<typeof RulesetAnswer>;

const GOALS = { points: 'points', 0: 'no-trick', 1: 'one-trick', 2: 'two-tricks' } as const;

/** All data of a ruleset with the citation and evidence of each figure. */
export const rulesetAnswer = (ruleset: Ruleset, language: Language): Answer => {
  const source = (law: Law) => ({ law: cite(law, ruleset.id).citation, evidence: law.evidence });
  const cited = ({ amount, law }: { readonly amount: number; readonly law: Law }) => ({ amount, ...source(law) });
  const rule = (name: string, law: Law) => ({ rule: name, ...source(law) });

  const game = ([id, data]: readonly [GameId, GameRule]): Answer['games'][number] => ({
    game: id,
    name: data.name[language],
    trumps: data.trumps,
    goal: GOALS[data.goal],
    ...(data.value.kind === 'multiplied' ? { unit: data.value.unit } : { flat: data.value.values }),
    skat: data.skat,
    announces: [...data.announces],
    ...(data.carries === undefined ? {} : { carries: { level: data.carries.level, ...source(data.carries.law) } }),
    lossFactor: cited(data.loss ?? ruleset.loss),
    ...(data.agreed === undefined ? {} : { agreed: data.agreed }),
    ...source(data.law),
  });

  const { thresholds, overbid, bidding, matadors, ramsch } = ruleset;
  return {
    id: ruleset.id,
    name: ruleset.name[language],
    edition: ruleset.edition,
    summary: ruleset.summary[language],
    source: ruleset.source[language],
    games: entriesOf(ruleset.games).map(game),
    matadors: {
      suit: cited({ amount: matadors.suit, law: matadors.law }),
      jacks: cited({ amount: matadors.jacks, law: matadors.law }),
    },
    levels: Object.fromEntries(
      LEVEL_PARTS.filter((part) => ruleset.levels[part].amount > 0).map((part) => [part, cited(ruleset.levels[part])]),
    ),
    thresholds: {
      win: cited(thresholds.win),
      schneider: cited(thresholds.schneider),
      ownSchneider: cited(thresholds.ownSchneider),
      schwarz: rule('every-trick', thresholds.schwarz),
    },
    missedAnnouncement: rule(ruleset.missedAnnouncement.charges, ruleset.missedAnnouncement.law),
    lossFactor: cited(ruleset.loss),
    ...(ruleset.secondTurnLoss === undefined ? {} : { secondTurnLossFactor: cited(ruleset.secondTurnLoss) }),
    overbid: { multiplied: rule('next-multiple', overbid.law), flat: rule(overbid.flat, overbid.flatLaw) },
    bidding: {
      lowest: cited({ amount: lowestBid(ruleset), law: bidding.law }),
      order: rule('middlehand-to-forehand', bidding.order),
    },
    passedOut: rule(ruleset.passedOut.follows, ruleset.passedOut.law),
    endings: entriesOf(ruleset.endings).flatMap(([kind, bySide]) =>
      entriesOf(bySide).map(([by, { effect, law }]) => ({ kind, by, effect, ...source(law) })),
    ),
    ramsch: ramsch && {
      rates: [...ramsch.charge.rates],
      ties: ramsch.ties,
      skat: ramsch.skat,
      ...source(ramsch.law),
    },
    players: ruleset.players,
    options: {
      games: [...ruleset.options.games],
      readings: [...ruleset.options.readings],
      ramsch: [...ruleset.options.ramsch],
      house: ruleset.options.house.flatMap((option) =>
        HOUSE_RULES[option].laws.map((law) => ({
          option,
          ...source(law),
          title: law.title[language],
          summary: law.summary[language],
          ...(law.doubts === undefined ? {} : { doubts: law.doubts.map((doubt) => doubt[language]) }),
        })),
      ),
    },
    rulesRevision: RULES_REVISION,
  };
};

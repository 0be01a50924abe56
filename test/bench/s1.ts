import { findRuleset, replayDeal, type DealRecord } from '../../src/rules';
import { decideTricks } from './bare-tricks';
import { inTurns, report, rounded } from './figure';
import { diceOf, randomDeals } from './random-deals';

const DEALS = 2_000;

/** S1: whole deals replayed and valued, no sentence built, beside a loop that only decides their tricks. */
export async function s1(): Promise<void> {
  const ruleset = findRuleset('isko-2022');
  if (ruleset === undefined) throw new Error('there is no isko-2022');
  const deals = randomDeals(DEALS, diceOf(1));
  const scoreOf = (deal: DealRecord): number => {
    const answer = replayDeal(ruleset, deal);
    return answer.ok ? (answer.replay.result?.score ?? Number.NaN) : Number.NaN;
  };
  const sumOf = (work: (deal: DealRecord) => number) => () => deals.reduce((sum, deal) => sum + work(deal), 0);
  const seconds = inTurns(sumOf(scoreOf), sumOf(decideTricks));
  report('S1', {
    deals: DEALS,
    replaysPerSecond: Math.round(DEALS / seconds.work),
    bareLoopsPerSecond: Math.round(DEALS / seconds.beside),
    toBareLoop: rounded(seconds.work / seconds.beside),
    atMost: 3,
  });
}

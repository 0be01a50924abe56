import { useState } from 'react';
import type { Ruleset } from '../../rules/rulesets/ruleset';
import { explainFault } from '../../rules/faults';
import { useLanguage } from '../words/language';
import { open, told, type Draft, type ToldGame } from './draft';
import { detailsOf, gameWord, plain, signed, type TableWords } from './said';
import css from './table.module.css';
import { bidsAbove, valued } from './value';

interface DockProps {
  readonly draft: Draft;
  readonly deal: number;
  readonly ruleset: Ruleset;
  readonly nameOf: (seat: number) => string;
  readonly words: TableWords;
  /** What a tap on a key that is impossible has to be told. */
  readonly obstacle: string | undefined;
  readonly onBid: (bid: number) => void;
  /** What is saved: a game, or that all passed. */
  readonly onSave: (facts: ToldGame | { readonly passed: true }) => void;
}

/** What is missing, or what the game comes to; the two results carry their points and are the save. */
export function Dock(props: DockProps) {
  const { draft, deal, words, obstacle, onSave } = props;
  const missing = open(draft);
  if (obstacle !== undefined) return <p className={css.question}>{obstacle}</p>;
  if (draft.passed === true) {
    return (
      <button type="button" className={css.save} onClick={() => onSave({ passed: true })}>
        {words.savePassed(deal)}
      </button>
    );
  }
  if (missing.length > 0 && missing[0] !== 'bid') return <Question draft={draft} words={words} />;
  return <Result {...props} />;
}

function Question({ draft, words }: { readonly draft: Draft; readonly words: TableWords }) {
  const [first, ...rest] = open(draft);
  const question = {
    declarer: words.whoPlays,
    game: words.whichGame,
    run: words.withOrWithout,
    'null-way': words.whichNull,
    bid: words.bidUpTo,
  };
  const thing = {
    declarer: words.openDeclarer,
    game: words.openGame,
    run: words.openRun,
    'null-way': words.openNull,
    bid: words.openBid,
  };
  if (first === undefined) return null;
  return (
    <>
      <p className={css.question}>{question[first]}</p>
      {rest.length > 0 && <p className={css.soft}>{words.stillOpen(rest.map((name) => thing[name]).join(', '))}</p>}
    </>
  );
}

function Result({ draft, ruleset, nameOf, words, onBid, onSave }: DockProps) {
  const { language } = useLanguage();
  const settled = { ...draft, overbid: false, bid: undefined };
  const plainGame = told({ ...settled, run: draft.run }, true);
  const won = told(draft.overbid === true && draft.bid === undefined ? settled : draft, true);
  const lost = told(draft.overbid === true && draft.bid === undefined ? settled : draft, false);
  if (won === undefined || lost === undefined || plainGame === undefined) return null;
  const [up, down] = [valued(ruleset, won), valued(ruleset, lost)];
  if (up.is === 'refused' || down.is === 'refused') {
    const fault = up.is === 'refused' ? up.fault : down.is === 'refused' ? down.fault : undefined;
    return <p className={css.question}>{fault === undefined ? '' : explainFault(fault)[language]}</p>;
  }
  const { valuation } = up;
  const isOverbid = draft.overbid === true && draft.bid !== undefined && !valuation.won;
  return (
    <>
      {draft.overbid === true && (
        <BidStrip bids={bidsAbove(ruleset, valuation.value)} chosen={draft.bid} words={words} onBid={onBid} />
      )}
      {draft.overbid !== true && (
        <div className={css.sum}>
          <div>
            <b>
              {nameOf(won.declarer)}: {gameWord(draft.game ?? 'null', words)} {detailsOf({ ...won }, words)}
            </b>
            <p className={css.soft}>
              {valuation.multiplier === null
                ? words.fixedValue
                : `${valuation.multiplier} × ${valuation.value / valuation.multiplier}`}
            </p>
          </div>
          <output className={css.value}>{valuation.value}</output>
        </div>
      )}
      {isOverbid && (
        <button type="button" className={css.save} onClick={() => onSave(won)}>
          <span>
            {words.lostOverbid}
            <small>{words.charged(valuation.value, draft.bid ?? 0, valuation.charged)}</small>
          </span>
          <b>{signed(valuation.score)}</b>
        </button>
      )}
      {draft.overbid !== true && (
        <div className={css.saves}>
          <button type="button" className={css.save} onClick={() => onSave(won)}>
            {words.won} <b>{signed(valuation.score)}</b>
          </button>
          <button type="button" className={css.equal} onClick={() => onSave(lost)}>
            {words.lost} <b>{signed(down.valuation.score)}</b>
          </button>
        </div>
      )}
      {draft.overbid === true && draft.bid !== undefined && valuation.won && (
        <p className={css.soft}>{words.covered}</p>
      )}
    </>
  );
}

/** How many bids stand side by side before somebody asks for more. */
const bidsShown = 4;

function BidStrip({
  bids,
  chosen,
  words,
  onBid,
}: {
  readonly bids: readonly number[];
  readonly chosen: number | undefined;
  readonly words: TableWords;
  readonly onBid: (bid: number) => void;
}) {
  const [all, setAll] = useState(false);
  const near = bids.slice(0, bidsShown);
  const shown = all || (chosen !== undefined && !near.includes(chosen)) ? bids : near;
  return (
    <div role="group" aria-label={words.bidUpTo} className={css.strip}>
      <b aria-hidden="true">{words.bidUpTo}</b>
      {shown.map((bid) => (
        <button key={bid} type="button" className={css.key} aria-pressed={bid === chosen} onClick={() => onBid(bid)}>
          {plain(bid)}
        </button>
      ))}
      {shown === near && bids.length > near.length && (
        <button type="button" className={css.key} aria-label={words.more} onClick={() => setAll(true)}>
          …
        </button>
      )}
    </div>
  );
}

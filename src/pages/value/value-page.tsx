import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answered, api } from '../api/client';
import { codes } from '../kit/codes';
import { Page } from '../kit/page';
import { ProblemNotice } from '../kit/problem-notice';
import { useLanguage, useWords } from '../words/language';
import { GameKeys } from './game-keys';
import { openOf, questionOf, type ToldGame } from './told-game';
import css from './value.module.css';
import { Worth } from './worth';
import { valueWords } from './words';

/** A game in taps, and what it is worth step by step. */
export function ValuePage() {
  const words = useWords(valueWords);
  const { language } = useLanguage();
  const [id, setId] = useState<string>('isko-2022');
  const [told, setTold] = useState<ToldGame>({});
  const { data: ruleset, error } = useQuery({
    queryKey: ['ruleset', id, language],
    queryFn: () => answered(api.GET('/v1/rulesets/{id}', { params: { path: { id } } })),
  });
  const { data: bids } = useQuery({
    queryKey: ['bids', id],
    queryFn: () => answered(api.GET('/v1/rulesets/{id}/bids', { params: { path: { id } } })),
  });
  const game = ruleset?.games.find((one) => one.game === told.game);
  const open = openOf(told, game);
  const values = (bids?.values ?? []).map(({ value }) => value).filter((value) => typeof value === 'number');
  return (
    <Page title={words.title}>
      <div className={css.sides}>
        <form className={css.keys} onSubmit={(event) => event.preventDefault()}>
          <label className={css.choice}>
            {words.code}
            <select
              value={id}
              onChange={(event) => {
                setId(event.target.value);
                setTold({});
              }}
            >
              {Object.entries(codes).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <ProblemNotice error={error} />
          {ruleset !== undefined && <GameKeys ruleset={ruleset} told={told} onTell={setTold} />}
          <label className={css.choice}>
            {words.bid}
            <select
              value={told.bid ?? ''}
              onChange={({ target }) => {
                const { bid: _bid, ...rest } = told;
                setTold(target.value === '' ? rest : { ...rest, bid: Number(target.value) });
              }}
            >
              <option value="">{words.noBid}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </select>
          </label>
        </form>
        <div aria-live="polite" className={css.worth}>
          {open === undefined && game !== undefined ? (
            <Worth question={questionOf(id, told, game)} />
          ) : (
            <p className={css.open}>{words.stillOpen(words[open ?? 'game'])}</p>
          )}
        </div>
      </div>
      {values.length > 0 && (
        <section>
          <h2>{words.bids}</h2>
          <p className={css.bids}>{values.join(' · ')}</p>
        </section>
      )}
    </Page>
  );
}

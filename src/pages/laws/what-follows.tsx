import { useQuery } from '@tanstack/react-query';
import { answered, api } from '../api/client';
import { useLanguage, useWords } from '../words/language';
import css from './laws.module.css';
import { dispositionWords, partyWords } from './ruling-words';
import { lawsWords } from './words';
import type { components } from '../api/contract';

type Incident = components['schemas']['AdjudicationQuestion'] extends { incident?: infer One }
  ? NonNullable<One>
  : never;

/** What the ruleset of a law makes of each kind of incident by each who can cause it, where this law is among the reasons. */
async function rulings(citation: string, kinds: readonly string[]) {
  const ruleset = citation.slice(0, citation.indexOf(':'));
  const { items } = await answered(api.GET('/v1/incidents', { params: { query: { ruleset } } }));
  const cases = items
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ kind, description, offenders }) => offenders.map((offender) => ({ kind, description, offender })));
  const ruled = await Promise.all(
    cases.map(async ({ kind, description, offender }) => {
      const incident = { kind, offender } as Incident;
      const { data } = await api.POST('/v1/irregularities/adjudicate', { body: { ruleset, incident } });
      return data !== undefined && 'ruling' in data ? { description, offender, ruling: data.ruling } : undefined;
    }),
  );
  return ruled
    .filter((one) => one !== undefined)
    .filter(({ ruling }) => ruling.laws.some((law) => law.citation === citation));
}

/** What becomes of an incident under this law, worked out when the page is shown. */
export function WhatFollows({ citation, kinds }: { readonly citation: string; readonly kinds: readonly string[] }) {
  const words = useWords(lawsWords);
  const { language } = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['laws', 'follows', citation, language],
    queryFn: () => rulings(citation, kinds),
    enabled: kinds.length > 0,
  });
  if (data.length === 0) return null;
  return (
    <section className={css.card}>
      <h2>{words.whatFollows}</h2>
      {data.map(({ description, offender, ruling }) => (
        <div key={description + offender} className={css.case}>
          <p className={css.summary}>
            {description} {words.byWhom(partyWords[offender]?.[language] ?? offender)}
          </p>
          <p className={css.outcome}>{dispositionWords[ruling.disposition][language]}</p>
          {ruling.choices.length > 0 && (
            <ul>
              {ruling.choices.map(({ by, choice, effect }) => (
                <li key={choice}>
                  {partyWords[String(by)]?.[language] ?? by}: {effect}
                </li>
              ))}
            </ul>
          )}
          {ruling.missing
            .filter(({ affects }) => affects === 'disposition')
            .slice(0, 1)
            .map(({ pointer, ifAnswered }) => (
              <dl key={pointer} className={css.ifSo} aria-label={words.ifSo}>
                {ifAnswered.map(({ text, disposition }) => (
                  <div key={text[language]}>
                    <dt>{text[language]}</dt>
                    <dd>{disposition === null ? '' : dispositionWords[disposition][language]}</dd>
                  </div>
                ))}
              </dl>
            ))}
        </div>
      ))}
    </section>
  );
}

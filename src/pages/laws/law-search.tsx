import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answered, api } from '../api/client';
import { faultAt } from '../api/refused';
import { Field } from '../kit/field';
import { LawMark } from '../kit/law-mark';
import { ProblemNotice } from '../kit/problem-notice';
import { useLanguage, useWords } from '../words/language';
import css from './laws.module.css';
import { lawsWords } from './words';

/** As many as can be seen at one glance. */
const glance = 6;

interface Found {
  readonly citation: string;
  readonly title: string;
  readonly summary: string;
}

/** The code in whose incidents players' words are looked up. */
const ruleset = 'isko-2022';

/** Laws that answer what players call by these words, then those that hold the words. */
async function find(words: string): Promise<readonly Found[]> {
  const [{ items: laws }, { items: kinds }, { items: ofCode }] = await Promise.all([
    answered(api.GET('/v1/laws', { params: { query: { q: words } } })),
    answered(api.GET('/v1/incidents', { params: { query: { ruleset, q: words } } })),
    answered(api.GET('/v1/rulesets/{id}/laws', { params: { path: { id: ruleset } } })),
  ]);
  const meant = new Set(kinds.flatMap((kind) => kind.laws));
  const all: readonly Found[] = [...ofCode.filter(({ citation }) => meant.has(citation)), ...laws];
  return all.filter((law, index) => all.findIndex(({ citation }) => citation === law.citation) === index);
}

/** Laws by word, number or what players call it, found while typing. */
export function LawSearch({ first = '' }: { readonly first?: string | undefined }) {
  const words = useWords(lawsWords);
  const { language } = useLanguage();
  const [typed, setTyped] = useState(first);
  const [all, setAll] = useState(false);
  const [asked] = useDebouncedValue(typed.trim(), 150);
  const { data, error } = useQuery({
    queryKey: ['laws', 'search', asked, language],
    queryFn: () => find(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const laws = asked === '' ? [] : (data ?? []);
  return (
    <div className={css.search}>
      <Field
        label={words.search}
        hint={words.searchHint}
        type="search"
        value={typed}
        fault={faultAt(error, '?q')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ProblemNotice error={error} shown={['?q']} />
      <p role="status" className={css.count}>
        {asked !== '' && data !== undefined && (laws.length === 0 ? words.nothing : words.found(laws.length))}
      </p>
      <ul className={css.laws}>
        {laws.slice(0, all ? laws.length : glance).map((law) => (
          <LawLine key={law.citation} {...law} />
        ))}
      </ul>
      {!all && laws.length > glance && (
        <button type="button" className={css.more} onClick={() => setAll(true)}>
          {words.more(laws.length)}
        </button>
      )}
    </div>
  );
}

/** A law in a list: its mark, title and sentence. */
export function LawLine({ citation, title, summary, numberVerified }: Found & { readonly numberVerified?: boolean }) {
  return (
    <li className={css.line}>
      <LawMark citation={citation} numberVerified={numberVerified} />
      <span>
        <b>{title}</b>
        <span className={css.summary}>{summary}</span>
      </span>
    </li>
  );
}

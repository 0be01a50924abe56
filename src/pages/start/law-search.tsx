import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answered, api } from '../api/client';
import { faultAt } from '../api/refused';
import { Field } from '../kit/field';
import { ProblemNotice } from '../kit/problem-notice';
import { useLanguage, useWords } from '../words/language';
import css from './start.module.css';
import { startWords } from './words';

/** As many as can be seen at one glance. */
const shown = 5;

/** Laws by word or number, found while typing. */
export function LawSearch() {
  const words = useWords(startWords);
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), 150);
  const { data, error } = useQuery({
    queryKey: ['laws', asked, language],
    queryFn: () => answered(api.GET('/v1/laws', { params: { query: { q: asked } } })),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const laws = asked === '' ? [] : (data?.items ?? []);
  return (
    <section className={css.search}>
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
        {laws.slice(0, shown).map(({ citation, title, summary }) => (
          <li key={citation}>
            <b>{citation}</b> {title}
            <span className={css.summary}>{summary}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { answered, api } from '../api/client';
import { codes } from '../kit/codes';
import { Page } from '../kit/page';
import { ProblemNotice } from '../kit/problem-notice';
import { useLanguage, useWords } from '../words/language';
import { LawLine, LawSearch } from './law-search';
import css from './laws.module.css';
import { groupWords } from './ruling-words';
import { lawsWords } from './words';

const route = getRouteApi('/laws');

/** Every code with its laws in the order of its text, and a search through all of them. */
export function LawsPage() {
  const words = useWords(lawsWords);
  const { language } = useLanguage();
  const { code = 'isko-2022', q } = route.useSearch();
  const { data, error } = useQuery({
    queryKey: ['laws', 'code', code, language],
    queryFn: () => answered(api.GET('/v1/rulesets/{id}/laws', { params: { path: { id: code } } })),
    placeholderData: keepPreviousData,
  });
  const laws = data?.items ?? [];
  const groups = [...new Set(laws.map(({ group }) => group))];
  return (
    <Page title={words.title}>
      <LawSearch first={q} />
      <nav aria-label={words.codes} className={css.codes}>
        {Object.entries(codes).map(([id, name]) => (
          <Link key={id} to="/laws" search={{ code: id }} aria-current={id === code ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <ProblemNotice error={error} />
      {groups.map((group) => (
        <section key={group}>
          <h2>{groupWords[group]?.[language] ?? group}</h2>
          <ul className={css.laws}>
            {laws
              .filter((law) => law.group === group)
              .map((law) => (
                <LawLine key={law.citation} {...law} />
              ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

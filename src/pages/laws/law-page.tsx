import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { answered, api } from '../api/client';
import { parts } from '../kit/codes';
import { Page } from '../kit/page';
import { ProblemNotice } from '../kit/problem-notice';
import { useLanguage, useWords } from '../words/language';
import { Examples } from './examples';
import { LawLine } from './law-search';
import css from './laws.module.css';
import { evidenceWords, groupWords, statusWords } from './ruling-words';
import { WhatFollows } from './what-follows';
import { lawsWords } from './words';

const route = getRouteApi('/laws/$citation');

/** A law: its number, what it says, what follows from it, and what the other codes say. */
export function LawPage() {
  const words = useWords(lawsWords);
  const { language } = useLanguage();
  const { citation } = route.useParams();
  const { data: law, error } = useQuery({
    queryKey: ['laws', 'one', citation, language],
    queryFn: () => answered(api.GET('/v1/laws/{citation}', { params: { path: { citation } } })),
  });
  const { code, number } = parts(citation);
  if (law === undefined) {
    return (
      <Page title={`${code} ${number}`}>
        <ProblemNotice error={error} />
      </Page>
    );
  }
  const { title, summary, group, evidence, status, doubts = [], incidents, compared } = law;
  return (
    <Page title={`${code} ${number}: ${title}`} ownHeading>
      <article className={css.article}>
        <header className={css.title}>
          <span className={number.length > 6 ? css.longNumber : css.number}>{number}</span>
          <div>
            <p className={css.summary}>
              {code} · {groupWords[group]?.[language] ?? group}
            </p>
            <h1>{title}</h1>
          </div>
        </header>
        <p className={css.says}>{summary}</p>
        <WhatFollows citation={citation} kinds={incidents} />
        {status !== 'referee' && <Examples citation={citation} />}
        <p className={css.summary}>
          {evidenceWords[evidence][language]}. {statusWords[status][language]} {words.cite} <b>{citation}</b>
        </p>
        {doubts.length > 0 && (
          <>
            <h2>{words.doubts}</h2>
            <ul>
              {doubts.map((doubt) => (
                <li key={doubt}>{doubt}</li>
              ))}
            </ul>
          </>
        )}
        {compared.length > 0 && (
          <>
            <h2>{words.sameMatter}</h2>
            <ul className={css.beside}>
              {compared.map((sibling) => (
                <LawLine key={sibling.citation} {...sibling} />
              ))}
            </ul>
            {compared.some(({ numberVerified }) => numberVerified === false) && (
              <p className={css.summary}>{words.olderNumber}</p>
            )}
          </>
        )}
      </article>
    </Page>
  );
}

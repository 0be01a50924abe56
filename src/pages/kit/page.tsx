import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { languages } from '../words/dictionary';
import { useLanguage, useWords } from '../words/language';
import { NameMark } from './name-mark';
import { OfflineNotice } from './offline-notice';
import css from './page.module.css';
import { useScheme } from './scheme';
import { kitWords } from './words';

interface PageProps {
  /** Stands as the heading of the page and in the title of the window. */
  readonly title: string;
  /** For pages whose heading is drawn by themselves, as a large number is. */
  readonly ownHeading?: boolean;
  readonly children: ReactNode;
}

/** The frame of a page: who we are, where else to go, language, light and dark. */
export function Page({ title, ownHeading = false, children }: PageProps) {
  const words = useWords(kitWords);
  useEffect(() => {
    document.title = `${title} · Skat Arbiter`;
  }, [title]);
  return (
    <>
      <a className={css.skip} href="#content">
        {words.skip}
      </a>
      <header className={css.head}>
        <Link to="/" className={css.name} aria-label={`Skat Arbiter, ${words.home}`}>
          <NameMark />
          <span>Skat Arbiter</span>
        </Link>
        <nav aria-label={words.places} className={css.places}>
          <Link to="/laws">{words.laws}</Link>
          <Link to="/value">{words.value}</Link>
        </nav>
        <Choices />
      </header>
      <OfflineNotice />
      <main id="content" className={css.content}>
        {!ownHeading && <h1>{title}</h1>}
        {children}
      </main>
    </>
  );
}

function Choices() {
  const { language, choose } = useLanguage();
  const { dark, turn } = useScheme();
  const words = useWords(kitWords);
  return (
    <div className={css.choices}>
      <div role="group" aria-label={words.language} className={css.languages}>
        {languages.map((known) => (
          <button
            key={known}
            type="button"
            lang={known}
            aria-pressed={known === language}
            onClick={() => choose(known)}
          >
            {known.toUpperCase()}
          </button>
        ))}
      </div>
      <button type="button" className={css.scheme} onClick={turn}>
        {dark ? words.lighter : words.darker}
      </button>
    </div>
  );
}

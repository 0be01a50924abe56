import { Link } from '@tanstack/react-router';
import buttons from '../kit/button.module.css';
import { Page } from '../kit/page';
import { Pip } from '../kit/pip';
import { LawSearch } from '../laws/law-search';
import { useWords } from '../words/language';
import css from './start.module.css';
import { startWords } from './words';

/** What this is, in a sentence, and where everybody goes from here. */
export function StartPage() {
  const words = useWords(startWords);
  return (
    <Page title={words.title}>
      <p className={css.purpose}>{words.purpose}</p>
      <LawSearch />
      <div className={css.doors}>
        <section className={css.door}>
          <h2>
            <Pip suit="clubs" /> {words.curious}
          </h2>
          <p>{words.curiousSay}</p>
          <Link className={buttons.filled} to="/value">
            {words.toValue}
          </Link>
        </section>
        <section className={css.door}>
          <h2>
            <Pip suit="hearts" /> {words.referees}
          </h2>
          <p>{words.refereesSay}</p>
          <Link className={buttons.outlined} to="/laws">
            {words.toLaws}
          </Link>
        </section>
        <section className={css.door}>
          <h2>
            <Pip suit="diamonds" /> {words.programmers}
          </h2>
          <p>{words.programmersSay}</p>
          <a className={buttons.outlined} href="/docs">
            {words.readInterface}
          </a>
          <ul>
            <li>
              <a href="/openapi.yaml">{words.contract}</a>
            </li>
            <li>
              <a href="/problems">{words.problems}</a>
            </li>
          </ul>
        </section>
      </div>
    </Page>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page } from '../kit/page';
import { ProblemNotice } from '../kit/problem-notice';
import { useWords } from '../words/language';
import css from './desk.module.css';
import { useEvent } from './event-data';
import { SignedIn } from './sign-in';
import { deskWords } from './words';

/** The sheets of an event, in the order in which a day needs them. */
const sheets = [
  { to: '/desk/$event', word: 'board' },
  { to: '/desk/$event/people', word: 'registration' },
  { to: '/desk/$event/lists', word: 'lists' },
  { to: '/desk/$event/standings', word: 'standings' },
  { to: '/desk/$event/prizes', word: 'prizes' },
  { to: '/desk/$event/papers', word: 'papers' },
] as const;

interface FrameProps {
  readonly event: string;
  readonly sheet: (typeof sheets)[number]['word'];
  readonly children: ReactNode;
}

/** What stands around every sheet of an event: its name and the way to the other sheets. */
export function DeskFrame({ event, sheet, children }: FrameProps) {
  return (
    <SignedIn>
      <Framed event={event} sheet={sheet}>
        {children}
      </Framed>
    </SignedIn>
  );
}

function Framed({ event, sheet, children }: FrameProps) {
  const words = useWords(deskWords);
  const { data, error } = useEvent(event);
  const name = data?.body.name ?? '';
  return (
    <Page title={name === '' ? words[sheet] : `${name} · ${words[sheet]}`}>
      <nav aria-label={words.sheets} className={css.sheets}>
        <Link to="/desk" activeOptions={{ exact: true }}>
          {words.events}
        </Link>
        {sheets.map(({ to, word }) => (
          <Link key={word} to={to} params={{ event }} activeOptions={{ exact: true }}>
            {words[word]}
          </Link>
        ))}
      </nav>
      <ProblemNotice error={error} />
      {children}
    </Page>
  );
}

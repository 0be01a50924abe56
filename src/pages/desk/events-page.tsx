import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { answered, api } from '../api/client';
import buttons from '../kit/button.module.css';
import { Field } from '../kit/field';
import { Page } from '../kit/page';
import { ProblemNotice } from '../kit/problem-notice';
import { useLanguage, useWords } from '../words/language';
import css from './desk.module.css';
import { SignedIn } from './sign-in';
import { deskWords } from './words';

/** All events of whoever is signed in, the latest first. */
export function EventsPage() {
  return (
    <SignedIn>
      <Events />
    </SignedIn>
  );
}

function Events() {
  const words = useWords(deskWords);
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 150);
  const { data, error } = useQuery({
    queryKey: ['events', q],
    queryFn: () => answered(api.GET('/v1/tournaments', { params: { query: { limit: 100, ...(q !== '' && { q }) } } })),
    placeholderData: keepPreviousData,
  });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <Page title={words.events}>
      <div className={css.bar}>
        <div className={css.narrow}>
          <Field
            label={words.findEvent}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Link to="/desk/new" className={buttons.filled}>
          {words.newEvent}
        </Link>
      </div>
      <ProblemNotice error={error} />
      {data?.items.length === 0 && <p>{words.noEvents}</p>}
      <ul className={css.events}>
        {data?.items.map(({ id, name, state, startsAt, createdAt }) => (
          <li key={id}>
            <Link to="/desk/$event" params={{ event: id }}>
              {name}
            </Link>
            <span>{day.format(new Date(startsAt ?? createdAt))}</span>
            <span>{words.eventState(state)}</span>
          </li>
        ))}
      </ul>
    </Page>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { answered, api } from '../api/client';
import { Refused } from '../api/refused';
import { keepToken } from '../api/signed-in';
import buttons from '../kit/button.module.css';
import { Field } from '../kit/field';
import { Page } from '../kit/page';
import { ProblemNotice } from '../kit/problem-notice';
import { useWords } from '../words/language';
import css from './desk.module.css';
import { deskWords } from './words';

/** Whether somebody was signed in on this browser; the cookie itself is out of reach of scripts. */
const remembered = 'desk-signed-in';

function remember(isIn: boolean): void {
  try {
    if (isIn) localStorage.setItem(remembered, 'yes');
    else localStorage.removeItem(remembered);
  } catch {
    // Without a store he signs in again.
  }
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(remembered) !== null;
  } catch {
    return false;
  }
}

async function readSession() {
  if (!isRemembered()) return null;
  try {
    const session = await answered(api.GET('/v1/session'));
    keepToken(session.csrfToken);
    return session;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    remember(false);
    return null;
  }
}

/** Shows the desk to whoever has shown his key on this browser, and the field for the key to everybody else. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const session = useQuery({ queryKey: ['session'], queryFn: readSession, staleTime: Infinity });
  if (session.error) return <ProblemNotice error={session.error} />;
  if (session.data === undefined) return null;
  return session.data === null ? <SignIn /> : children;
}

/** The key behind `#` of an address, as the terminal shows it at the first start. */
const keyInAddress = (): string => decodeURIComponent(location.hash.slice(1));

function SignIn() {
  const words = useWords(deskWords);
  const queries = useQueryClient();
  const [key, setKey] = useState(keyInAddress);
  const signIn = useMutation({
    mutationFn: (shown: string) => answered(api.POST('/v1/session', { body: { key: shown.trim() } })),
    onSuccess: (session) => {
      remember(true);
      keepToken(session.csrfToken);
      queries.setQueryData(['session'], session);
    },
  });
  const { mutate } = signIn;
  const shown = useRef(false);
  useEffect(() => {
    const found = keyInAddress();
    if (found === '' || shown.current) return;
    shown.current = true;
    history.replaceState(history.state, '', location.pathname);
    mutate(found);
  }, [mutate]);
  return (
    <Page title={words.desk}>
      <form
        className={css.narrow}
        onSubmit={(event) => {
          event.preventDefault();
          mutate(key);
        }}
      >
        <p>{words.signInSay}</p>
        <Field
          label={words.key}
          hint={words.keyHint}
          type="password"
          autoComplete="current-password"
          value={key}
          required
          onChange={(event) => setKey(event.target.value)}
        />
        <ProblemNotice error={signIn.error} />
        <button type="submit" className={buttons.filled}>
          {words.signIn}
        </button>
      </form>
    </Page>
  );
}

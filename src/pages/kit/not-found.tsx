import { Link } from '@tanstack/react-router';
import { useWords } from '../words/language';
import { Page } from './page';
import { kitWords } from './words';

/** Shown where no page is. */
export function NotFound() {
  const words = useWords(kitWords);
  return (
    <Page title={words.notFound}>
      <p>
        <Link to="/">{words.toStart}</Link>
      </p>
    </Page>
  );
}

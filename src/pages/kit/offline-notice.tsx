import { useNetwork } from '@mantine/hooks';
import { useWords } from '../words/language';
import css from './notice.module.css';
import { kitWords } from './words';

/** Says that there is no network, for as long as there is none. It colours a word and decides nothing. */
export function OfflineNotice() {
  const { online } = useNetwork();
  const words = useWords(kitWords);
  return (
    <div role="status" aria-live="polite">
      {!online && <p className={css.marker}>{words.offline}</p>}
    </div>
  );
}

import { type Problem, Refused, Unreachable } from '../api/refused';
import { useWords } from '../words/language';
import css from './notice.module.css';
import { kitWords } from './words';

/** What went wrong, in the words of the service. `shown` are the pointers whose faults already stand at their field. */
export function ProblemNotice({ error, shown = [] }: { readonly error: unknown; readonly shown?: readonly string[] }) {
  const words = useWords(kitWords);
  if (error === null || error === undefined) return null;
  const { title, detail, errors = [] } = told(error, words);
  const rest = errors.filter(({ pointer }) => !shown.includes(pointer));
  return (
    <div role="alert" className={css.wrong}>
      <p className={css.title}>{title}</p>
      {detail !== undefined && detail !== title && <p>{detail}</p>}
      {rest.length > 0 && (
        <ul className={css.faults}>
          {rest.map(({ pointer, message }) => (
            <li key={pointer + message}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function told(
  error: unknown,
  words: { readonly unreachable: string; readonly broken: string },
): Pick<Problem, 'title' | 'detail' | 'errors'> {
  if (error instanceof Refused) return error.problem;
  return { title: error instanceof Unreachable ? words.unreachable : words.broken };
}

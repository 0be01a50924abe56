import { useQuery } from '@tanstack/react-query';
import { skatValue } from '../api/skat-value';
import { useSigned } from '../words/figures';
import { useLanguage, useWords } from '../words/language';
import css from './laws.module.css';
import { samples } from './samples';
import { lawsWords } from './words';

/** At most so many examples, so that the page stays one of a law. */
const most = 3;

/** Values the samples of a code; those whose sum rests on the law come back with their steps. */
async function workedOut(citation: string) {
  const ruleset = citation.slice(0, citation.indexOf(':'));
  const asked = samples.filter(({ family }) => ruleset.startsWith(family));
  const valued = await Promise.all(
    asked.map(async ({ name, question }) => {
      const answer = await skatValue({ ruleset, ...question });
      return { name, answer };
    }),
  );
  return valued.filter(({ answer }) => answer.laws.some((law) => law.citation === citation)).slice(0, most);
}

/** Games whose value rests on a law, worked out when the page is shown. */
export function Examples({ citation }: { readonly citation: string }) {
  const words = useWords(lawsWords);
  const { language } = useLanguage();
  const signed = useSigned();
  const { data = [] } = useQuery({
    queryKey: ['laws', 'examples', citation, language],
    queryFn: () => workedOut(citation),
  });
  if (data.length === 0) return null;
  return (
    <section className={css.card}>
      <h2>{words.examples}</h2>
      {data.map(({ name, answer }) => (
        <div key={name.en} className={css.case}>
          <p className={css.outcome}>
            {name[language]}: {signed(answer.score)}
          </p>
          <ul className={css.steps}>
            {answer.steps.map(({ what, text, amount, law }) => (
              <li key={what} className={law === citation ? css.own : undefined}>
                <span>{text}</span> <span>{signed(amount)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

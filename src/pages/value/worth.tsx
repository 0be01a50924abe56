import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { skatValue } from '../api/skat-value';
import { LawMark } from '../kit/law-mark';
import { ProblemNotice } from '../kit/problem-notice';
import { useSigned } from '../words/figures';
import { useLanguage, useWords } from '../words/language';
import css from './value.module.css';
import { valueWords } from './words';
import type { components } from '../api/contract';

/** What a game is worth: the entry in the list, and the sum with the law of every step. */
export function Worth({ question }: { readonly question: components['schemas']['ValueQuestion'] | undefined }) {
  const words = useWords(valueWords);
  const { language } = useLanguage();
  const signed = useSigned();
  const { data, error } = useQuery({
    queryKey: ['value', question, language],
    queryFn: async () => (question === undefined ? null : skatValue(question)),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <ProblemNotice error={error} />;
  if (data === undefined || data === null) return null;
  const ended = data.won ? words.isWon : words.isLost;
  return (
    <section className={css.card}>
      <div className={css.headline}>
        <h2>{data.reason === 'overbid' ? words.overbid : ended}</h2>
        <output className={css.score}>{signed(data.score)}</output>
      </div>
      <table className={css.steps}>
        <caption className={css.unseen}>{words.sum}</caption>
        <thead className={css.unseen}>
          <tr>
            <th>{words.step}</th>
            <th>{words.amount}</th>
            <th>{words.law}</th>
          </tr>
        </thead>
        <tbody>
          {data.steps.map(({ what, text, amount, law, numberVerified }) => (
            <tr key={what}>
              <td>{text}</td>
              <td className={css.amount}>{signed(amount)}</td>
              <td>
                <LawMark short citation={law} numberVerified={numberVerified} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.steps.some(({ numberVerified }) => numberVerified === false) && (
        <p className={css.note}>{words.olderNumber}</p>
      )}
      {data.doubts?.map((doubt) => (
        <p key={doubt} className={css.note}>
          {doubt}
        </p>
      ))}
    </section>
  );
}

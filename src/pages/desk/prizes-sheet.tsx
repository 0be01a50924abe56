import { useQuery } from '@tanstack/react-query';
import { answered, api } from '../api/client';
import { ProblemNotice } from '../kit/problem-notice';
import { useLanguage, useWords } from '../words/language';
import css from './desk.module.css';
import { eventKey } from './event-data';
import { deskWords } from './words';

/** What is in each pot and who gets it. */
export function PrizesSheet({ event }: { readonly event: string }) {
  const words = useWords(deskWords);
  const { language } = useLanguage();
  const { data, error } = useQuery({
    queryKey: [...eventKey(event), 'prizes'],
    queryFn: () =>
      answered(api.GET('/v1/tournaments/{tournament}/prizes', { params: { path: { tournament: event } } })),
  });
  const money = (cents: number): string =>
    new Intl.NumberFormat(language, { style: 'currency', currency: data?.currency ?? 'EUR' }).format(cents / 100);
  return (
    <>
      <ProblemNotice error={error} />
      {data && <p className={css.said}>{data.final ? words.isFinal : words.isProvisional}</p>}
      {data?.items.length === 0 && <p>{words.noPrizes}</p>}
      {data?.items.map(({ code, cents, left, places }) => (
        <section key={code} className={css.sheet} aria-label={code}>
          <h2>{code}</h2>
          <p>{words.pot(money(cents), money(left))}</p>
          <table className={css.figures}>
            <thead>
              <tr>
                <th scope="col">{words.rank}</th>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.prize}</th>
              </tr>
            </thead>
            <tbody>
              {places.map((place) => (
                <tr key={`${place.rank} ${place.playerId}`}>
                  <td>{place.rank}</td>
                  <th scope="row">{place.name}</th>
                  <td>{money(place.cents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <p className={css.papers}>
        <a href={`/v1/tournaments/${event}/pdf/prizes`} target="_blank">
          {words.paper('prizes')}
        </a>
      </p>
    </>
  );
}

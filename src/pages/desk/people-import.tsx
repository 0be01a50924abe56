import { useState } from 'react';
import { answered, api } from '../api/client';
import { useCommand } from '../api/signed-in';
import buttons from '../kit/button.module.css';
import { ProblemNotice } from '../kit/problem-notice';
import { useWords } from '../words/language';
import css from './desk.module.css';
import { useRefresh } from './event-data';
import { deskWords } from './words';

/** Enters the people of a file: first it is only looked at, then entered. */
export function PeopleImport({ event }: { readonly event: string }) {
  const words = useWords(deskWords);
  const refresh = useRefresh(event);
  const [text, setText] = useState<string>();
  const read = useCommand(
    ({ dryRun, file }: { readonly dryRun: boolean; readonly file: string }, key) =>
      answered(
        api.POST('/v1/tournaments/{tournament}/players/import', {
          params: { path: { tournament: event }, header: key, query: { dryRun: dryRun ? 'true' : 'false' } },
          body: file,
          bodySerializer: (body: string) => body,
          headers: { 'Content-Type': 'text/csv' },
        }),
      ),
    (_report, { dryRun }) => {
      if (!dryRun) {
        setText(undefined);
        refresh();
      }
    },
  );
  const report = read.data;
  return (
    <section className={css.stack}>
      <h2>{words.importPeople}</h2>
      <label className={css.typed}>
        {words.csvFile}
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={({ target }) => {
            void target.files?.[0]?.text().then((file) => {
              setText(file);
              read.mutate({ dryRun: true, file });
            });
          }}
        />
      </label>
      <p role="status">
        {report && (report.dryRun ? words.wouldEnter(report.players) : words.haveEntered(report.items.length))}
      </p>
      {report && report.report.length > 0 && (
        <ul>
          {report.report.map(({ line, field, message }) => (
            <li key={`${line} ${field}`}>{words.fileLine(line, message)}</li>
          ))}
        </ul>
      )}
      <ProblemNotice error={read.error} />
      {report?.dryRun === true && report.valid && text !== undefined && (
        <button
          type="button"
          className={buttons.outlined}
          disabled={read.isPending}
          onClick={() => read.mutate({ dryRun: false, file: text })}
        >
          {words.enterAll(report.players)}
        </button>
      )}
    </section>
  );
}

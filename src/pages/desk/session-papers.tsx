import { useLanguage, useWords } from '../words/language';
import css from './desk.module.css';
import { deskWords } from './words';

const seated = ['seating-by-name', 'seating-by-table', 'score-sheets'] as const;

/** A sheet that is printed. */
type Paper = (typeof seated)[number] | 'results';

/** What is printed next of a session in this state. */
export function sessionPapers(state: string): readonly Paper[] {
  if (state === 'scheduled' || state === 'void') return [];
  return state === 'closed' || state === 'final' ? ['results', ...seated] : seated;
}

interface PapersProps {
  readonly event: string;
  readonly session: number;
  readonly papers: readonly Paper[];
}

/** Links to the sheets of a session, ready to print. */
export function SessionPapers({ event, session, papers }: PapersProps) {
  const words = useWords(deskWords);
  const { language } = useLanguage();
  if (papers.length === 0) return null;
  return (
    <p className={css.papers}>
      {words.print}{' '}
      {papers.map((paper) => (
        <a
          key={paper}
          href={`/v1/tournaments/${event}/pdf/${paper}?session=${session}`}
          target="_blank"
          lang={language}
        >
          {words.paper(paper)}
        </a>
      ))}
    </p>
  );
}

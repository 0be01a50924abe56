import { useEffect, useState } from 'react';
import { useNetwork } from '@mantine/hooks';
import { isFrozen, type Entry } from '../outbox/entry';
import type { Outbox } from '../outbox/outbox';
import { useWords } from '../words/language';
import { ConfirmView } from './confirm-view';
import { Conflict } from './conflict';
import { Dock } from './dock';
import { drafted, emptyDraft, type Draft, type Obstacle, type ToldGame } from './draft';
import { EntryForm } from './entry-form';
import { keptDraft, keepDraft } from './kept-draft';
import { linesOf, nextDeal, pointsOf, seatsOfDeal, type Line } from './lines';
import { ListView } from './list-view';
import { detailsOf, lineWord, signed } from './said';
import { StoppedStrip } from './stopped-strip';
import type { Deal, SeenTable } from './table-api';
import css from './table.module.css';
import { useClock } from './use-clock';
import { rulesOf } from './value';
import { tableWords } from './words';

interface ScreenProps {
  readonly seen: SeenTable;
  readonly deals: readonly Deal[];
  readonly outbox: Outbox;
  readonly waiting: readonly Entry[];
  readonly tableKey: string;
}

const reasons = ['mistyped', 'wrongPlayer', 'announcement', 'otherReason'] as const;

/** A table in the hand: what is entered next, what was entered, and how it stands. */
export function TableScreen({ seen, deals, outbox, waiting, tableKey }: ScreenProps) {
  const { table } = seen;
  const words = useWords(tableWords);
  const ruleset = rulesOf(table.ruleset, table.options);
  const lines = linesOf(deals, waiting, ruleset);
  const next = nextDeal(lines, table);
  const [view, setView] = useState<'entry' | 'list'>('entry');
  const [corrected, setCorrected] = useState<Line>();
  const [draft, setDraft] = useState<Draft>(() => keptDraft(table.id));
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [reason, setReason] = useState<string>(words.mistyped);
  useEffect(() => {
    document.title = `${words.table(table.number)} · Skat Arbiter`;
  }, [words, table.number]);
  useEffect(() => keepDraft(table.id, corrected === undefined ? draft : emptyDraft), [table.id, draft, corrected]);

  const deal = corrected?.deal ?? next;
  const points = pointsOf(lines, table.seats);
  const nameOf = (seat: number): string => holderName(table, seat, deal ?? table.dealsFixed);
  const change = (changed: Draft) => {
    setObstacle(undefined);
    setDraft(changed);
  };
  const begin = (line: Line) => {
    setCorrected(line);
    setDraft(drafted(line.facts) ?? emptyDraft);
    setView('entry');
  };
  const end = () => {
    setCorrected(undefined);
    setDraft(emptyDraft);
    setObstacle(undefined);
  };
  const save = async (facts: ToldGame | { readonly passed: true }) => {
    if (deal === undefined) return;
    const body = { ...facts };
    if (corrected === undefined) await outbox.write({ deal, method: 'POST', body });
    else if (corrected.entry !== undefined && !isFrozen(corrected.entry)) {
      const { key, method, seenRevision } = corrected.entry;
      await outbox.rewrite(key, { method, seenRevision, body: method === 'PUT' ? { ...body, reason } : body });
    } else {
      const seenRevision = Math.max(1, corrected.revision);
      await outbox.write({ deal, method: 'PUT', body: { ...body, reason }, seenRevision });
    }
    end();
  };
  const conflict = waiting.find(({ state, problem }) => state === 'refused' && problem?.code === 'deal-exists');
  const mayEnter = table.mayEnter && table.state === 'open' && !table.onPaper && ruleset?.games.suit !== undefined;
  const held = waiting.findLast(({ state }) => state === 'held');

  return (
    <div className={css.screen}>
      <Head {...{ table, words, waiting, deal }} view={view} nameOf={nameOf} />
      <main className={css.main}>
        <h1 className={css.hidden}>{words.table(table.number)}</h1>
        <WhyNot table={table} words={words} knows={ruleset?.games.suit !== undefined} />
        <StoppedStrip waiting={waiting} words={words} onAgain={() => void outbox.wake()} />
        {conflict !== undefined && <Conflict {...{ conflict, deals, words, nameOf, ruleset }} outbox={outbox} />}
        {view === 'entry' && mayEnter && deal !== undefined && conflict === undefined && (
          <>
            {corrected !== undefined && (
              <div role="group" aria-label={words.why} className={css.row}>
                {reasons.map((name) => (
                  <button
                    key={name}
                    type="button"
                    className={css.flat}
                    aria-pressed={reason === words[name]}
                    onClick={() => setReason(words[name])}
                  >
                    {words[name]}
                  </button>
                ))}
                <button type="button" className={css.text} onClick={end}>
                  {words.stop}
                </button>
              </div>
            )}
            <EntryForm
              draft={draft}
              ruleset={ruleset}
              words={words}
              players={seatsOfDeal(deal, table).withCards.map((seat) => ({
                seat,
                name: nameOf(seat),
                points: points.get(seat) ?? 0,
              }))}
              onChange={change}
              onObstacle={setObstacle}
            />
          </>
        )}
        {view === 'entry' && next === undefined && corrected === undefined && waiting.length === 0 && (
          <ConfirmView seen={seen} tableKey={tableKey} words={words} nameOf={nameOf} onList={() => setView('list')} />
        )}
        {(view === 'list' || !mayEnter) && (
          <ListView {...{ table, tableKey, lines, words, nameOf }} onCorrect={mayEnter ? begin : undefined} />
        )}
      </main>
      <footer className={css.dock}>
        <div role="status" className={css.live}>
          {view === 'entry' && mayEnter && deal !== undefined && conflict === undefined && (
            <>
              {(draft === emptyDraft || isEmpty(draft)) && corrected === undefined && held !== undefined ? (
                <ReadBack
                  {...{ held, words, nameOf, ruleset, lines }}
                  onTakeBack={() => void outbox.takeBack(held.key)}
                />
              ) : (
                <Dock
                  {...{ draft, deal, ruleset, nameOf, words }}
                  obstacle={obstacle === undefined ? undefined : said(obstacle, words)}
                  onBid={(bid) => change({ ...draft, bid })}
                  onSave={(facts) => void save(facts)}
                />
              )}
            </>
          )}
        </div>
        <Last
          lines={lines}
          words={words}
          nameOf={nameOf}
          onCorrect={mayEnter ? begin : undefined}
          isShown={view === 'entry' && isEmpty(draft) && held === undefined}
        />
        <nav className={css.nav}>
          {view === 'list' && mayEnter ? (
            <button type="button" className={css.save} onClick={() => setView('entry')}>
              {next === undefined ? words.listDone : words.enterDeal(next)}
            </button>
          ) : (
            <button type="button" className={css.text} onClick={() => setView('list')}>
              {words.list}
            </button>
          )}
        </nav>
      </footer>
    </div>
  );
}

const isEmpty = (draft: Draft): boolean =>
  draft.extras.length === 0 && draft.declarer === undefined && draft.game === undefined && draft.passed !== true;

/** Who holds a seat in a deal. */
function holderName({ seats, substitutes }: SeenTable['table'], seat: number, deal: number): string {
  const since = substitutes.filter((entry) => entry.seat === seat && entry.fromDeal <= deal).at(-1);
  return since?.name ?? seats.find((taken) => taken.seat === seat)?.name ?? String(seat);
}

type Words = ReturnType<typeof useWords<typeof tableWords>>;

function said(obstacle: Obstacle, words: Words): string {
  return {
    'null-has-no-levels': words.nullHasNoLevels,
    'grand-has-four': words.grandHasFour,
    'announced-from-hand': words.announcedFromHand,
    'follows-from-other': words.followsFromOther,
  }[obstacle];
}

function Head({
  table,
  words,
  waiting,
  deal,
  nameOf,
  view,
}: {
  readonly table: SeenTable['table'];
  readonly words: Words;
  readonly waiting: readonly Entry[];
  readonly deal: number | undefined;
  readonly nameOf: (seat: number) => string;
  readonly view: 'entry' | 'list';
}) {
  const { online } = useNetwork();
  const left = useClock(table.endsAt, table.serverTime);
  const order = deal === undefined ? undefined : seatsOfDeal(deal, table);
  const dealer = order && nameOf(order.dealer);
  const sitsOut = order !== undefined && !order.withCards.includes(order.dealer);
  return (
    <header className={css.head}>
      <div>
        <b className={css.title}>
          {deal === undefined || view === 'list' ? words.list : `${words.deal} ${deal}`}{' '}
          {deal !== undefined && view === 'entry' && (
            <span className={css.soft}>{words.ofDeals(table.dealsFixed)}</span>
          )}
        </b>
        <span className={css.soft}>
          {words.table(table.number)}
          {dealer !== undefined && ` · ${sitsOut ? words.sitsOut(dealer) : words.deals(dealer)}`}
        </span>
      </div>
      <div className={css.state}>
        {left !== undefined && <b>{left > 0 ? words.minutesLeft(left) : words.timeUp}</b>}
        {waiting.length === 0 ? (
          <span className={css.soft}>{words.allSent}</span>
        ) : (
          <span className={css.marker}>{online ? words.waiting(waiting.length) : words.noNetwork(waiting.length)}</span>
        )}
      </div>
    </header>
  );
}

function WhyNot({
  table,
  words,
  knows,
}: {
  readonly table: SeenTable['table'];
  readonly words: Words;
  readonly knows: boolean;
}) {
  const { state, mayEnter, onPaper } = table;
  const why = !mayEnter
    ? words.otherTable
    : state === 'final'
      ? words.isFinal
      : state === 'closed'
        ? words.isClosed
        : state === 'open'
          ? onPaper
            ? words.onPaper
            : knows
              ? undefined
              : words.otherCode
          : words.notOpen;
  return why === undefined ? null : <p className={css.marker}>{why}</p>;
}

function ReadBack({
  held,
  words,
  nameOf,
  lines,
  onTakeBack,
}: {
  readonly held: Entry;
  readonly words: Words;
  readonly nameOf: (seat: number) => string;
  readonly lines: readonly Line[];
  readonly onTakeBack: () => void;
}) {
  const line = lines.find(({ deal }) => deal === held.deal);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil(((held.heldUntil ?? 0) - Date.now()) / 1000)));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [held]);
  if (line === undefined) return null;
  const score = line.declarer === null ? undefined : (line.scores[String(line.declarer)] ?? 0);
  const who =
    line.declarer === null
      ? words.nobodyPlayed
      : (score ?? 0) > 0
        ? words.wins(nameOf(line.declarer))
        : words.loses(nameOf(line.declarer));
  return (
    <>
      <div className={css.sum}>
        <div>
          <b className={css.title}>{who}</b>
          <p>
            {[lineWord(line, words), detailsOf(line.facts, words)].filter((part) => part !== '').join(' ')} ·{' '}
            <span className={css.soft}>{words.noted}</span>
          </p>
        </div>
        {score !== undefined && <output className={css.value}>{signed(score)}</output>}
      </div>
      <button type="button" className={css.equal} onClick={onTakeBack}>
        {words.takeBack} <b aria-hidden="true">{left}</b>
      </button>
    </>
  );
}

function Last({
  lines,
  words,
  nameOf,
  isShown,
  onCorrect,
}: {
  readonly lines: readonly Line[];
  readonly words: Words;
  readonly nameOf: (seat: number) => string;
  readonly isShown: boolean;
  readonly onCorrect: ((line: Line) => void) | undefined;
}) {
  const last = lines.at(-1);
  if (last === undefined || !isShown) return null;
  const score = last.declarer === null ? '' : signed(last.scores[String(last.declarer)] ?? 0);
  return (
    <div className={css.last}>
      <p>
        <span className={css.soft}>{words.last(last.deal)}</span>
        <br />
        {last.declarer === null ? '' : `${nameOf(last.declarer)} `}
        {lineWord(last, words)} {detailsOf(last.facts, words)} <b>{score}</b>
      </p>
      {onCorrect !== undefined && (
        <button type="button" className={css.text} onClick={() => onCorrect(last)}>
          {words.correct}
        </button>
      )}
    </div>
  );
}

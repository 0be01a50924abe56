import type { components } from '../api/contract';
import { answered, api } from '../api/client';
import { type Tagged, useCommand } from '../api/signed-in';
import buttons from '../kit/button.module.css';
import { ProblemNotice } from '../kit/problem-notice';
import { useWords } from '../words/language';
import css from './desk.module.css';
import { type Player, useRefresh } from './event-data';
import { ReasonedAct } from './reasoned-act';
import { SeatByHand } from './seat-by-hand';
import { sessionPapers, SessionPapers } from './session-papers';
import { Swap } from './swap';
import { deskWords } from './words';

type Timed = components['schemas']['TimedSession'];
type Room = components['schemas']['ControlRoom'];

interface ActsProps {
  readonly event: string;
  readonly session: Tagged<Timed>;
  /** What people call the session. */
  readonly printed: number;
  readonly players: readonly Player[];
  readonly room: Room | undefined;
}

type Step = 'draw' | 'undraw' | 'open' | 'close' | 'finalize' | 'reopen' | 'void';

/** What can be done with a session in its state; each act names its effect. */
export function SessionActs({ event, session, printed, players, room }: ActsProps) {
  const words = useWords(deskWords);
  const refresh = useRefresh(event);
  const { number, state } = session.body;
  const step = useCommand(
    ({ name, reason }: { readonly name: Step; readonly reason?: string }, key) =>
      answered(
        api.POST(`/v1/tournaments/{tournament}/sessions/{session}/${name}`, {
          params: {
            path: { tournament: event, session: number },
            header: { ...key, 'If-Match': session.etag },
          },
          body: reason === undefined || reason === '' ? {} : { reason },
        }) as ReturnType<typeof api.POST> as Promise<{ data?: unknown; error?: unknown; response: Response }>,
      ),
    refresh,
  );
  const tried = step.variables?.name;
  const does = (name: Step) => ({
    isBusy: step.isPending,
    error: tried === name ? step.error : null,
    act: (reason: string) => step.mutate({ name, ...(reason !== '' && { reason }) }),
  });
  const plain = (name: Step, label: string) => (
    <button type="button" className={buttons.filled} disabled={step.isPending} onClick={() => step.mutate({ name })}>
      {label}
    </button>
  );
  const field = players.filter((player) => player.state === 'entered' && player.cutAfter === undefined);
  return (
    <div className={css.acts}>
      {state === 'scheduled' && session.body.seating !== 'manual' && plain('draw', words.draw(field.length))}
      {state === 'drawn' && plain('open', words.open)}
      {state === 'open' && room && <Closing room={room} close={does('close')} plain={plain('close', words.close)} />}
      {state === 'closed' && (
        <ReasonedAct {...does('finalize')} label={words.finalize} effect={words.finalizeSay} reasonOptional />
      )}
      {(state === 'drawn' || state === 'open') && (
        <>
          <Swap event={event} session={session} />
          <ReasonedAct {...does('undraw')} label={words.undraw} effect={words.undrawSay} />
        </>
      )}
      {(state === 'scheduled' || state === 'drawn') && <SeatByHand event={event} session={session} />}
      {state === 'drawn' && <ReasonedAct {...does('draw')} label={words.drawAgain} effect={words.drawAgainSay} />}
      {(state === 'closed' || state === 'final') && (
        <ReasonedAct {...does('reopen')} label={words.reopen} effect={words.reopenSay} />
      )}
      {state !== 'final' && state !== 'void' && (
        <ReasonedAct {...does('void')} label={words.declareVoid(printed)} effect={words.voidSay} />
      )}
      <SessionPapers event={event} session={number} papers={sessionPapers(state)} />
      {tried !== undefined && ['draw', 'open', 'close'].includes(tried) && <ProblemNotice error={step.error} />}
    </div>
  );
}

interface ClosingProps {
  readonly room: Room;
  readonly close: { readonly isBusy: boolean; readonly error: unknown; readonly act: (reason: string) => void };
  readonly plain: React.ReactNode;
}

/** Closing, where nothing is in its way; else a sentence that says what is. */
function Closing({ room, close, plain }: ClosingProps) {
  const words = useWords(deskWords);
  if (room.missing.length > 0) {
    return <p className={css.hint}>{words.listsMissing(room.missing.map(({ table }) => table).join(', '))}</p>;
  }
  const failed = [...new Set(room.failedChecks.map(({ table }) => table))];
  if (failed.length === 0 && room.openDisputes.length === 0) return plain;
  return (
    <ReasonedAct
      {...close}
      label={words.closeAnyway}
      effect={words.closeOver(failed.join(', '), room.openDisputes.length)}
    />
  );
}

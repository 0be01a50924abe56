import { z } from 'zod';
import { keptAs } from '../../../persistence/kept/reader';
import type { Dispute } from '../../../persistence/stores/disputes';
import type { DealRevision } from '../../../persistence/stores/deals';
import type { Language } from '../../../platform';
import { ToldOutcome, type Outcome } from '../../questions/contracts';
import { SituationIn } from '../../questions/incident.schema';
import type { AdjudicationAnswer } from '../../questions/irregularities';
import { NewDispute } from './disputes.schema';

type Advice = z.infer<typeof AdjudicationAnswer>;

/** A ruling of the engine in both languages. It is only shown; later rules do not change it. */
const keptAdvice = keptAs<Readonly<Record<Language, Advice>>>('dispute.advice', 1, () =>
  z.looseObject({ en: z.custom<Advice>(isRuled), de: z.custom<Advice>(isRuled) }),
);

function isRuled(value: unknown): boolean {
  return z.looseObject({ ruling: z.looseObject({}) }).safeParse(value).success;
}

/** A kept ruling of the engine in one language. */
export function adviceIn(kept: object, language: Language): Advice {
  return keptAdvice.shown(kept)[language];
}

/** What is shown of a dispute as it was told. */
interface Shown {
  incident: Record<string, unknown>;
  situation: Record<string, unknown> | null;
  record: Record<string, unknown> | null;
}

const facts = z.looseObject({});
const keptAsTold = keptAs<Shown>('dispute.told', 1, () =>
  z.looseObject({
    incident: facts,
    situation: facts.nullable().default(null),
    record: facts.nullable().default(null),
  }),
);

/** A dispute as it was told, to be shown. */
export function shownTold({ told }: Pick<Dispute, 'told'>): Shown {
  return keptAsTold.shown(told);
}

/** What was told can be told today: the contract grows and takes nothing back. */
const keptTold = keptAs<z.output<typeof NewDispute>>('dispute.told', 1, () => NewDispute);

/** A dispute as it was told, to be put to the engine again. */
export function toldOf({ told }: Pick<Dispute, 'told'>): z.output<typeof NewDispute> {
  return keptTold.known(told);
}

const keptGame = keptAs<z.output<typeof SituationIn>>('deal.facts', 1, () => SituationIn);
const keptOutcome = keptAs<z.output<typeof ToldOutcome>>('deal.facts', 1, () => ToldOutcome);

/** The game that a list line tells of; nothing where none was played. */
export function gameOf({ kind, facts }: Pick<DealRevision, 'kind' | 'facts'>): z.output<typeof SituationIn> {
  if (kind !== 'played') return {};
  const { contract, bid, matadors, cards } = { ...facts } as Readonly<Record<string, unknown>>;
  return keptGame.known(withoutGaps({ contract, bid, matadors, cards }));
}

/** The counts with which that game ended; nothing of what the line leaves open, as one told by won or lost does. */
export function outcomeOf(facts: object): z.output<typeof Outcome> {
  const told = keptOutcome.known('outcome' in facts ? facts.outcome : {});
  return 'won' in told ? {} : told;
}

/** Facts without what is not so, which need not be said. */
export function withoutGaps(facts: unknown): unknown {
  return JSON.parse(JSON.stringify(facts, (_, value: unknown) => (value === false ? undefined : value)));
}

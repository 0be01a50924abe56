import type { z } from 'zod';
import type { Adjustment } from '../../../persistence/stores/adjustments';
import type { Dispute } from '../../../persistence/stores/disputes';
import type { DisputeRuling, RuledEntry } from '../../../persistence/stores/rulings';
import type { Warning } from '../../../persistence/stores/warnings';
import { entityTag, type Language } from '../../../platform';
import { presentJudged, type JudgedIncident } from '../../questions/irregularities';
import { DisputeAnswer } from './disputes.schema';
import { adviceIn, shownTold } from './kept-dispute';
import { minuteOf } from './minute';
import { RulingAnswer } from './rulings.schema';

/** The ETag of a dispute. */
export function disputeTag({ tournamentId, id, version }: Dispute): string {
  return entityTag(['dispute', tournamentId, id], version);
}

/** Where a dispute is found. */
export function disputePath({ id }: Pick<Dispute, 'id'>): string {
  return `/v1/disputes/${id}`;
}

/** A ruling of the engine as it is kept: later rules and other languages do not change it. */
export function keptAdvice(judged: JudgedIncident): object {
  return { en: presentJudged(judged, 'en'), de: presentJudged(judged, 'de') };
}

type Shown = z.infer<typeof DisputeAnswer>;

/** The rulings on a dispute and what they have brought. */
export interface Brought {
  readonly rulings: readonly DisputeRuling[];
  readonly adjustments: readonly Adjustment[];
  readonly warnings: readonly Warning[];
  readonly entries: readonly RuledEntry[];
}

/** A dispute as it is shown, with its rulings and what they have adjusted. */
export function presentDispute(dispute: Dispute, brought: Brought, language: Language): Shown {
  const { id, session, tableId, deal, revision, ruleset, kind, state, openedBy, openedAt } = dispute;
  const { incident, situation, record } = shownTold(dispute);
  const { ruling, rulesRevision } = adviceIn(dispute.advice, language);
  const { appealUntil, withdrawnBy, withdrawnFor } = dispute;
  const rulings = brought.rulings.map((one) => presentRuling(one, brought, language));
  const standing = rulings.at(-1);
  const entry = brought.entries.find((one) => one.ruling === standing?.number);
  return {
    id,
    tournament: dispute.tournamentId,
    session,
    tableId,
    deal,
    revision,
    ruleset,
    kind,
    state,
    incident,
    situation,
    record,
    minute: minuteOf({ advice: ruling, standing, entry }, language),
    advice: ruling,
    rulesRevision,
    rulings,
    openedBy,
    openedAt: openedAt.toISOString(),
    appealUntil: appealUntil?.toISOString() ?? null,
    appeal: appealOf(dispute),
    withdrawn: withdrawnBy === null ? null : { by: withdrawnBy, reason: withdrawnFor },
  };
}

function appealOf({ appealedBy, appealedAt, appealedFor }: Dispute): Shown['appeal'] {
  if (appealedBy === null || appealedAt === null || appealedFor === null) return null;
  return { by: appealedBy, at: appealedAt.toISOString(), reason: appealedFor };
}

function presentRuling(
  { advice, ruledAt, ...ruling }: DisputeRuling,
  { adjustments, warnings }: Brought,
  language: Language,
): z.infer<typeof RulingAnswer> {
  const { number, level, follows, disposition, law, laws, reason, told, rulesRevision, revision, ruledBy } = ruling;
  return {
    number,
    level,
    follows,
    disposition,
    law,
    laws: [...laws],
    reason,
    told: { ...told },
    advice: advice && adviceIn(advice, language).ruling,
    rulesRevision,
    revision,
    warnings: warnings.filter((one) => one.ruling === number).map(({ id }) => id),
    penalties: adjustments
      .filter((one) => one.ruling === number)
      .map(({ number: adjustment, seat, points, withdrawnFor }) => {
        return { adjustment, seat, points: points ?? 0, withdrawn: withdrawnFor !== null };
      }),
    ruledBy,
    ruledAt: ruledAt.toISOString(),
  };
}

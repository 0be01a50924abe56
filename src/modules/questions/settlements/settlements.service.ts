import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { settle } from '../../../competition';
import { RULES_REVISION } from '../../../rules';
import type { SettlementAnswer, SettlementQuestion } from './settlements.schema';

/** Settles sittings. */
@Injectable()
export class SettlementsService {
  /** What everybody wins or loses; the stake stands beside the cents, so that its unit can be seen. */
  settle({ stake, remainderRule, ...sitting }: z.infer<typeof SettlementQuestion>): z.infer<typeof SettlementAnswer> {
    const { pairs, ...settled } = settle({
      ...sitting,
      ...(stake && { stake }),
      ...(remainderRule && { remainderRule }),
    });
    return {
      ...settled,
      ...(pairs && { pairs: [...pairs] }),
      ...(stake && { stake }),
      rulesRevision: RULES_REVISION,
    };
  }
}

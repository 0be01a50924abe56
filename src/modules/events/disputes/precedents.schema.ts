import { z } from 'zod';
import { rulingLevels } from '../../../persistence/stores/rulings';
import { pageQuery } from '../../../platform';
import { DISPOSITIONS, INCIDENT_KIND_IDS, RULESET_IDS } from '../../../rules';
import { RulesetName } from '../../questions/rulesets';
import { Law } from '../tables';

const Position = z.tuple([z.iso.datetime().transform((text) => new Date(text)), z.uuid(), z.int32().min(1)]);

export const PrecedentQuery = pageQuery(Position).extend({
  law: Law.optional().describe('A citation as in /v1/laws; isko means its newest edition.'),
  incident: z.enum(INCIDENT_KIND_IDS).optional(),
  disposition: z.enum(DISPOSITIONS).optional(),
  ruleset: RulesetName.optional(),
});

export const PrecedentList = z
  .strictObject({
    items: z.array(
      z.strictObject({
        tournament: z.string(),
        dispute: z.string(),
        number: z.int32(),
        ruleset: z.enum(RULESET_IDS),
        kind: z.enum(INCIDENT_KIND_IDS),
        incident: z.looseObject({}).describe('As it was told; it names nobody.'),
        level: z.enum(rulingLevels),
        follows: z.boolean(),
        disposition: z.enum(DISPOSITIONS),
        law: z.string().nullable(),
        laws: z.array(z.string()),
        reason: z.string().nullable(),
        stands: z.boolean().describe('Whether no later ruling on the dispute has taken its place.'),
        rulesRevision: z.string(),
        ruledAt: z.iso.datetime(),
      }),
    ),
    next: z.string().nullable(),
  })
  .meta({ id: 'PrecedentList' });

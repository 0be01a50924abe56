import { Controller, Get, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Answers, AskedLanguage } from '../../../platform';
import { bidName, bidValues, RULES_REVISION, RULESETS, type Language } from '../../../rules';
import { LawList, LawsService } from '../laws';
import { rulesetAnswer } from './ruleset-answer';
import { BidList, BidsQuery, RulesetAnswer, RulesetList, RulesetName } from './rulesets.schema';
import { RulesetsService } from './rulesets.service';

@Controller('v1/rulesets')
export class RulesetsController {
  constructor(
    private readonly rulesets: RulesetsService,
    private readonly laws: LawsService,
  ) {}

  @Get()
  @Answers({
    id: 'listRulesets',
    constant: true,
    summary: 'The codes of Skat that this service knows.',
    schema: RulesetList,
  })
  list(@AskedLanguage() language: Language) {
    return {
      items: RULESETS.map(({ id, name, edition, summary }) => ({
        id,
        name: name[language],
        edition,
        summary: summary[language],
      })),
    };
  }

  @Get(':id')
  @Answers({
    id: 'getRuleset',
    constant: true,
    summary: 'All data of a ruleset with citations.',
    schema: RulesetAnswer,
  })
  get(@Param('id', { schema: RulesetName }) id: string, @AskedLanguage() language: Language) {
    return rulesetAnswer(this.rulesets.byPath(id), language);
  }

  @Get(':id/bids')
  @Answers({
    id: 'listBids',
    constant: true,
    summary: 'Every number that may be bid, with the games behind it.',
    schema: BidList,
  })
  bids(
    @Param('id', { schema: RulesetName }) id: string,
    @Query({ schema: BidsQuery }) { agreed }: z.infer<typeof BidsQuery>,
  ) {
    const ruleset = this.rulesets.inBody(this.rulesets.byPath(id).id, { games: agreed === undefined ? [] : [agreed] });
    const values = bidValues(ruleset).map(({ value, games }) => ({ value: bidName(ruleset, value), games }));
    return { ruleset: ruleset.id, count: values.length, values, rulesRevision: RULES_REVISION };
  }

  @Get(':id/laws')
  @Answers({
    id: 'listLaws',
    constant: true,
    summary: 'The laws of a ruleset in the order of its text.',
    schema: LawList,
  })
  listLaws(@Param('id', { schema: RulesetName }) id: string, @AskedLanguage() language: Language) {
    return { items: this.laws.inSource(this.rulesets.byPath(id).id, language) };
  }
}

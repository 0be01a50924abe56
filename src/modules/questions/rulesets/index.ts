export { RulesetsModule } from './rulesets.module';
export { RulesetsService } from './rulesets.service';
export { Options } from './options.schema';
export { RulesetName, SkatRulesetName } from './rulesets.schema';

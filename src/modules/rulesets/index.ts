export { RulesetsModule } from './rulesets.module';
export { RulesetsService } from './rulesets.service';
export { RulesetName } from './rulesets.schema';

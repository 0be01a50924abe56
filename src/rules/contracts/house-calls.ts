import { kontra as kontraLaw, spitze as spitzeLaw } from '../laws/house/options';
import type { GameRule, Ruleset } from '../rulesets/ruleset';
import type { AnnouncementFault, AnnouncementRequest } from './announcement-request';
import type { Contract } from './contract';
import { highestKontra, isBeyond } from './doublings';
import { mayAnnounceSpitze } from './spitze';

/** What was said under house rules: what is wrong with it, and what stands. */
export interface HouseCalls {
  readonly faults: readonly AnnouncementFault[];
  readonly stands: Pick<Contract, 'spitze' | 'kontra'>;
}

/** Whether Spitze and Kontra may be said as they were; what the table does not allow drops out, a call too high to the highest allowed. */
export const checkHouseCalls = (ruleset: Ruleset, game: GameRule, request: AnnouncementRequest): HouseCalls => {
  const spitze = checkSpitze(ruleset, game, request);
  const kontra = checkKontra(ruleset, game, request);
  return { faults: [...spitze.faults, ...kontra.faults], stands: { ...spitze.stands, ...kontra.stands } };
};

const NOTHING: HouseCalls = { faults: [], stands: {} };

const dropsOut = (code: AnnouncementFault['code'], law: AnnouncementFault['law']): HouseCalls => ({
  faults: [{ code, law }],
  stands: {},
});

const checkSpitze = (ruleset: Ruleset, game: GameRule, request: AnnouncementRequest): HouseCalls => {
  if (request.contract.spitze !== true) return NOTHING;
  if (ruleset.spitze === undefined) return dropsOut('spitze-not-agreed', spitzeLaw);
  return mayAnnounceSpitze(game, request.matadors)
    ? { faults: [], stands: { spitze: true } }
    : dropsOut('spitze-not-allowed', spitzeLaw);
};

const checkKontra = (ruleset: Ruleset, game: GameRule, { contract, kontraBid }: AnnouncementRequest): HouseCalls => {
  const { kontra: said } = contract;
  const { kontra: rule } = ruleset;
  if (said === undefined) return NOTHING;
  if (rule === undefined) return dropsOut('kontra-not-agreed', kontraLaw);
  if (rule.right === 'bid-or-held' && kontraBid === 0) return dropsOut('kontra-without-bid', kontraLaw);
  const highest = highestKontra(rule, game, contract);
  if (!isBeyond(said, highest)) return { faults: [], stands: { kontra: said } };
  const code = isBeyond(said, rule.upTo) ? 'kontra-not-agreed' : 'kontra-not-allowed';
  return { faults: [{ code, law: kontraLaw }], stands: { kontra: highest } };
};

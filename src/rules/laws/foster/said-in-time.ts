import type { Incident } from '../../irregularities/incident';

/** Whether Nullo was said before the skat was touched; undefined where neither was told. */
export const wasNulloSaidInTime = ({ facts }: Incident): boolean | undefined => {
  const { nulloAnnouncedBeforeTouch, skatTouched } = facts;
  if (typeof nulloAnnouncedBeforeTouch === 'boolean') return nulloAnnouncedBeforeTouch;
  return typeof skatTouched === 'boolean' ? !skatTouched : undefined;
};

import ipaddr from 'ipaddr.js';
import type { WebhookTargets } from './webhook-settings';

/** Why an address is not told anything: not https, a login in it, or a place that others cannot see either. */
export type TargetFault = 'not-https' | 'has-credentials' | 'internal';

/** Names that end so belong to one's own machine or network (RFC 6761, 6762, 8375; `internal` is kept for it by ICANN). */
const ownNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** What an address alone, before any name is looked up, says against telling it; undefined where nothing does. */
export function targetFault(url: URL, targets: WebhookTargets): TargetFault | undefined {
  if (url.username !== '' || url.password !== '') return 'has-credentials';
  if (targets === 'any') return url.protocol === 'https:' || url.protocol === 'http:' ? undefined : 'not-https';
  if (url.protocol !== 'https:') return 'not-https';
  return isInternal(url.hostname) ? 'internal' : undefined;
}

/** `URL` has brought every spelling of an IPv4 address into its usual form. */
function isInternal(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  if (!ipaddr.isValid(host)) return !host.includes('.') || ownNames.test(host);
  const address = ipaddr.parse(host);
  return address.range() !== 'unicast' || (address.kind() === 'ipv6' && !isGlobal(address));
}

/** IPv6 has given out no addresses but these to the public. */
function isGlobal(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.match(ipaddr.parseCIDR('2000::/3'));
}

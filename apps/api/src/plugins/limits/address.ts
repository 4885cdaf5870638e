import { isIPv6 } from 'node:net';

/** Of an IPv6 address as much as a household or a machine is given: whoever has one has billions of them. */
const NETWORK_GROUPS = 4;

/** Whose address it is, as far as an address tells. */
export function ownerOf(ip: string): string {
  const embedded = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  if (embedded !== undefined) return embedded;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(tail === undefined ? 0 : 8 - first.length - last.length).fill('0');
  const groups = [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

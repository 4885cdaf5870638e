import { isIPv6 } from 'node:net';

/** Limits count an IPv6 address by its first 48 bits: a provider gives one customer up to that many networks. */
const NETWORK_GROUPS = 3;
const GROUPS = 8;

/** The part of an address that limits count by: all of an IPv4 address, the first 48 bits of an IPv6 one. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  return embeddedIPv4(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/48`;
}

/** All eight groups of an IPv6 address, without the zeros that they begin with. */
function groupsOf(ip: string): readonly string[] {
  const [head = '', tail = ''] = withoutDots(ip.toLowerCase().split('%')[0] ?? '').split('::');
  const [first, last] = [splitGroups(head), splitGroups(tail)];
  const zeros = Array<string>(GROUPS - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].map((group) => parseInt(group, 16).toString(16));
}

/** An address that ends in an IPv4 address, with that as two groups. */
function withoutDots(ip: string): string {
  const start = ip.lastIndexOf(':') + 1;
  const bytes = ip.slice(start).split('.').map(Number);
  if (bytes.length === 1) return ip;
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  return `${ip.slice(0, start)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function splitGroups(text: string): readonly string[] {
  return text === '' ? [] : text.split(':');
}

/** The IPv4 address that a socket for both families shows as `::ffff:a.b.c.d`, or null. */
function embeddedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).map((group) => parseInt(group, 16));
  return bytes.map((each) => `${Math.floor(each / 256)}.${each % 256}`).join('.');
}

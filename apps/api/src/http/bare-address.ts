import { isIP } from 'node:net';

/** An address without the port that some proxies write behind it: `a.b.c.d:port`, `[v6]:port`. */
export function bareAddress(text: string): string {
  if (isIP(text) !== 0) return text;
  const end = text.startsWith('[') ? text.indexOf(']') : text.lastIndexOf(':');
  const host = text.slice(text.startsWith('[') ? 1 : 0, Math.max(end, 0));
  return isIP(host) === 0 ? text : host;
}

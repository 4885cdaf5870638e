import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/**
 * Whether a request was made on this machine itself, by a name of this machine. One that a proxy passed on was not, nor one
 * of a page in a browser here whose site gave its own name our address.
 */
export function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const { remoteAddress = '', localAddress } = raw.socket;
  const isLocal = LOOPBACK.test(remoteAddress) || remoteAddress === localAddress;
  if (!isLocal || FORWARDED.some((name) => headers[name] !== undefined)) return false;
  const host = hostOf(headers.host);
  return host === 'localhost' || LOOPBACK.test(host) || host === localAddress;
}

/** The name or address in a Host header, without its port and the brackets of an address. */
function hostOf(header = ''): string {
  return header
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1');
}

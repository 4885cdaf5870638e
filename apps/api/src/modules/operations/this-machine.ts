import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/** Whether a request was made on this machine itself; one that a proxy passed on was not. */
export function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const { remoteAddress = '', localAddress } = raw.socket;
  const isLocal = LOOPBACK.test(remoteAddress) || remoteAddress === localAddress;
  return isLocal && FORWARDED.every((name) => headers[name] === undefined);
}

import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isFromThisMachine } from './this-machine';

function isHere(
  host: string | undefined,
  { from = '127.0.0.1', to = '127.0.0.1', ...headers }: Record<string, string> = {},
): boolean {
  const socket = { remoteAddress: from, localAddress: to };
  return isFromThisMachine({ raw: { socket }, headers: { host, ...headers } } as FastifyRequest); // only what it reads
}

test.each([
  ['localhost:4800'],
  ['LOCALHOST'],
  ['127.0.0.1:4800'],
  ['[::1]:4800', { from: '::1', to: '::1' }],
  ['172.18.0.3:4800', { from: '172.18.0.3', to: '172.18.0.3' }],
])('made here: %s %j', (host, how?: Record<string, string>) => {
  expect(isHere(host, how)).toBe(true);
});

test.each([
  ['rebound.example:4800', {}],
  ['localhost.example', {}],
  ['127.0.0.1.example:4800', { from: '10.0.0.9' }],
  [undefined, {}],
  ['localhost', { from: '10.0.0.9' }],
  ['api:4800', { from: '172.18.0.4', to: '172.18.0.3' }],
  ['localhost', { 'x-forwarded-for': '127.0.0.1' }],
])('made elsewhere: %s %j', (host, how: Record<string, string>) => {
  expect(isHere(host, how)).toBe(false);
});

test('127.0.0.1 as the beginning of a name is a name', () => {
  expect(isHere('127.0.0.1.example')).toBe(false);
});

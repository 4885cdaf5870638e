import type { Terminal } from '@comanda/contracts';
import { createQueryClient } from '@comanda/api-client/query-client';
import { QueryObserver } from '@tanstack/react-query';
import { anId } from '@comanda/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { setAddress } from '../testing/open-app';
import { hasReaderTokenQuery, type ReaderFault, readerFaultQuery } from './reader-fault';

afterEach(() => vi.restoreAllMocks());

function reply(body: object, status = 200): void {
  setAddress('/');
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json(body, { status })),
  );
}

type Known = readonly [online: Terminal['is_online'], vendor: string];

test.each<[string, readonly Known[], ReaderFault | null, boolean]>([
  [
    'one of several is there',
    [
      [false, 'NUVEI'],
      [true, 'NUVEI'],
    ],
    null,
    false,
  ],
  ['nobody can say whether it is there', [[null, 'STRIPE']], null, true],
  [
    'one is away, and nobody can say of the other',
    [
      [false, 'STRIPE'],
      [null, 'NUVEI'],
    ],
    null,
    false,
  ],
  [
    'all are away',
    [
      [false, 'STRIPE'],
      [false, 'STRIPE'],
    ],
    'disconnected',
    false,
  ],
  ['there is none', [], 'no_readers', false],
  [
    'the only one is of a vendor that this page does not know',
    [[true, 'ACME']],
    'invalid_vendor',
    false,
  ],
])('staff hear of the readers where %s', async (_, known, fault, needsToken) => {
  const terminals = known.map(([is_online, vendor]) => ({ is_online, vendor }));
  reply({ terminals, script_url: null });
  const observer = new QueryObserver(createQueryClient(), readerFaultQuery(anId(1)));
  const { data } = await observer.refetch();
  expect(data).toEqual({ fault, needsToken });
  observer.destroy();
});

test.each<[number, boolean]>([
  [200, true],
  [422, false],
])('a processor that answers %i gives a token: %s', async (status, hasToken) => {
  const problem = { type: 'about:blank', title: '', status, detail: '', code: 'payment_setup' };
  reply(status === 200 ? { connection_token: 'a-token' } : problem, status);
  expect(await createQueryClient().fetchQuery(hasReaderTokenQuery(anId(1)))).toBe(hasToken);
});

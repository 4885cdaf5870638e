import type { Terminal } from '@comanda/contracts';
import { createQueryClient } from '@comanda/api-client/query-client';
import { anId } from '@comanda/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { setAddress } from '../testing/open-app';
import { isReaderThereQuery } from './terminals-query';

afterEach(() => vi.restoreAllMocks());

test.each<[string, readonly Terminal['is_online'][], boolean]>([
  ['one of several is there', [false, true], true],
  ['nobody can say whether it is there', [null], true],
  ['one is away, and nobody can say of the other', [false, null], true],
  ['all are away', [false, false], false],
  ['there is none', [], false],
])('staff hear of the readers where %s', async (_, known, isThere) => {
  setAddress('/');
  const terminals = known.map((is_online) => ({ is_online }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ terminals, script_url: null })),
  );
  const asked = createQueryClient().fetchQuery(isReaderThereQuery(anId(1)));
  expect(await asked).toBe(isThere);
});

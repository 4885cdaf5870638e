import { RESERVED_ENDPOINTS } from '@comanda/contracts';
import { expect, it } from 'vitest';
import { patterns } from './paths';
import { endpointOf } from './endpoint-of';
import { PREVIOUS_ADDRESSES, TABLE_PATTERNS } from './table/table-paths';

it('every word that an address of ours begins with is kept from restaurants, whose short addresses it would hide', () => {
  const addresses = [
    ...Object.values(patterns),
    ...Object.values(TABLE_PATTERNS),
    ...Object.keys(PREVIOUS_ADDRESSES),
  ];
  const words = addresses.flatMap((path) => endpointOf(path.split('/')[1] ?? '') ?? []);
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !RESERVED_ENDPOINTS.includes(word))).toEqual([]);
});

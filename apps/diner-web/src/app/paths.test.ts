import { RESERVED_ENDPOINTS } from '@comanda/contracts';
import { describe, expect, it } from 'vitest';
import { FORMER_ADDRESSES } from './house/house-patterns';
import { pathTo, patterns, routePattern } from './paths';
import { endpointOf } from './endpoint-of';
import { TABLE_PATTERNS } from './table/table-paths';

describe('pathTo', () => {
  it('fills in and encodes the variables', () => {
    expect(pathTo('menu', { endpoint: 'a b', menu_id: 'm/1' })).toBe('/v2/a%20b/m/m%2F1');
  });

  it('throws when a variable is missing', () => {
    // @ts-expect-error a missing variable does not compile either
    expect(() => pathTo('menu', { endpoint: 'harbor' })).toThrow('needs menu_id');
  });

  it('throws when a variable is extra', () => {
    const variables = { endpoint: 'harbor', table: '1' };
    expect(() => pathTo('home', variables)).toThrow('no variable table');
  });
});

describe('routePattern', () => {
  it('speaks the router’s syntax', () => {
    expect(routePattern('category')).toBe('/v2/:endpoint/m/:menu_id/c/:category_id');
  });
});

it('every word that an address of ours begins with is kept from restaurants, whose short addresses it would hide', () => {
  const addresses = [
    ...Object.values(patterns),
    ...Object.values(TABLE_PATTERNS),
    ...Object.keys(FORMER_ADDRESSES),
  ];
  const words = addresses.flatMap((path) => endpointOf(path.split('/')[1] ?? '') ?? []);
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !RESERVED_ENDPOINTS.includes(word))).toEqual([]);
});

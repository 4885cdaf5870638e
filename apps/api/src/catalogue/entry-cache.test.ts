import { describe, expect, test } from 'vitest';
import type { CatalogueEntry } from './catalogue';
import { createEntryCache } from './entry-cache';

/** Restaurants "1", "2", … of so many bytes each, with how often each was loaded. */
function openCache(most_bytes: number, bytesOf: (id: string) => number) {
  const loads = new Map<string, number>();
  const cache = createEntryCache(
    most_bytes,
    async (restaurant_id) => {
      loads.set(restaurant_id, (loads.get(restaurant_id) ?? 0) + 1);
      const restaurant = { restaurant_id, endpoint: `at-${restaurant_id}` };
      // All that a cache looks at.
      return { restaurant, bytes: bytesOf(restaurant_id) } as CatalogueEntry;
    },
    () => true,
  );
  function known(ids: readonly string[]): string[] {
    return ids.filter((id) => cache.peek(id) !== undefined);
  }
  return { cache, loads, known };
}

describe('restaurants in memory', () => {
  test('take no more than they may, however many there are', async () => {
    const { cache, known } = openCache(100, () => 10);
    const ids = Array.from({ length: 1000 }, (_, index) => String(index));
    for (const id of ids) await cache.get(id);
    expect(known(ids)).toEqual(ids.slice(-10));
  });

  test('count by what they weigh', async () => {
    const { cache, known } = openCache(100, (id) => (id === 'large' ? 90 : 10));
    for (const id of ['1', '2', '3', 'large']) await cache.get(id);
    expect(known(['1', '2', '3', 'large'])).toEqual(['3', 'large']);
  });

  test('make room for others when they were not used for longest, to read or to order', async () => {
    const { cache, known } = openCache(30, () => 10);
    for (const id of ['1', '2', '3']) await cache.get(id);
    cache.find('at-1');
    cache.peek('2');
    await cache.get('4');
    expect(known(['1', '2', '3', '4'])).toEqual(['1', '2', '4']);
    expect(cache.find('at-3')).toBeUndefined();
  });

  test('are kept one at a time when one is more than all may be', async () => {
    const { cache, loads, known } = openCache(10, () => 50);
    for (const id of ['1', '2', '2']) if (cache.peek(id) === undefined) await cache.get(id);
    expect(known(['1', '2'])).toEqual(['2']);
    expect(loads.get('2')).toBe(1);
  });

  test('give back what they weighed when they are forgotten', async () => {
    const { cache, known } = openCache(20, () => 10);
    for (let round = 0; round < 5; round += 1) {
      await cache.get('1');
      cache.forget('1');
    }
    await cache.get('1');
    await cache.get('2');
    cache.clear();
    for (const id of ['1', '2']) await cache.get(id);
    expect(known(['1', '2'])).toEqual(['1', '2']);
  });
});

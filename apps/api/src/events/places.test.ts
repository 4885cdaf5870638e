import { expect, test } from 'vitest';
import { createPlaces, type Listener } from './places';

const LIMITS = { most: 10, keptForRestaurant: 3, perNetwork: 4, perSession: 2 };

function guest(network: string, session?: string): Listener {
  return { network, sessions: session === undefined ? [] : [session], isOfRestaurant: false };
}

const STAFF: Listener = { network: 'a', sessions: [], isOfRestaurant: true };

test('one network has its share, and leaves others theirs', () => {
  const places = createPlaces(LIMITS);
  const greedy = Array.from({ length: 20 }, () => places.take(guest('a')));
  expect(greedy.filter((each) => each === null)).toHaveLength(16);
  expect(places.take(guest('b'))).toBeTypeOf('function');
});

test('one session has its share, from wherever it calls', () => {
  const places = createPlaces(LIMITS);
  expect(places.take(guest('a', 's'))).toBeTypeOf('function');
  expect(places.take(guest('b', 's'))).toBeTypeOf('function');
  expect(places.take(guest('c', 's'))).toBeNull();
  expect(places.take(guest('c', 't'))).toBeTypeOf('function');
});

test('the last places are for staff and devices, whatever guests of their network have', () => {
  const places = createPlaces(LIMITS);
  for (const network of ['a', 'a', 'a', 'a', 'b', 'b', 'b']) places.take(guest(network));
  expect(places.take(guest('c'))).toBe('full');
  for (let each = 0; each < 3; each += 1) expect(places.take(STAFF)).toBeTypeOf('function');
  expect(places.take(STAFF)).toBe('full');
});

test('a place that is given back is free again, and once', () => {
  const places = createPlaces({ ...LIMITS, perSession: 1 });
  const give = places.take(guest('a', 's'));
  if (typeof give !== 'function') throw new Error('There was no place.');
  give();
  give();
  expect(places.take(guest('a', 's'))).toBeTypeOf('function');
  expect(places.take(guest('a', 's'))).toBeNull();
});

import { expect, test } from 'vitest';
import { boundsOf, circleAround } from './geometry';

test('a circle on the ground has its radius to the north', () => {
  const [ring = []] = circleAround({ latitude: 43.65, longitude: -79.38 }, 50_000).geometry
    .coordinates;
  expect(ring[0]?.[1]).toBeCloseTo(43.65 + 0.4497, 3);
  expect(ring.at(-1)?.[0]).toBeCloseTo(ring[0]?.[0] ?? 0, 9);
});

test('bounds hold every position', () => {
  expect(boundsOf([])).toBeNull();
  expect(
    boundsOf([
      { latitude: 1, longitude: 5 },
      { latitude: -2, longitude: 7 },
    ]),
  ).toEqual([
    [5, -2],
    [7, 1],
  ]);
});

import { describe, expect, test, vi } from 'vitest';
import { isInArea, isInPolygon, metresBetween } from './area';
import { nextDeliveryStatus } from './delivery-transitions';
import { locateFor } from './locate-address';
import { postalCodeOf } from './postal-code';

const LIBERTY = { latitude: 43.6379, longitude: -79.4208 };

describe('distances', () => {
  test.each([
    ['to itself', LIBERTY, LIBERTY, 0],
    ['a degree of latitude', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111_195],
    [
      'across the date line',
      { latitude: 0, longitude: 179.5 },
      { latitude: 0, longitude: -179.5 },
      111_195,
    ],
    [
      'half around the earth',
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 180 },
      20_015_115,
    ],
    [
      'Toronto to Montréal',
      { latitude: 43.6532, longitude: -79.3832 },
      { latitude: 45.5019, longitude: -73.5674 },
      504_000,
    ],
  ])('%s', (_, a, b, metres) => {
    expect(Math.abs(metresBetween(a, b) - metres)).toBeLessThan(metres * 0.002 + 1);
    expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 6);
  });
});

describe('a polygon', () => {
  // An L, so that a box around it would be wrong.
  const polygon = [
    [0, 0],
    [0, 4],
    [2, 4],
    [2, 2],
    [4, 2],
    [4, 0],
  ] as const;
  test.each([
    [1, 1, true],
    [1, 3.5, true],
    [3.5, 1, true],
    [3, 3, false],
    [-0.1, 1, false],
    [5, 1, false],
    [1, 4.1, false],
  ])('at %d, %d: %s', (latitude, longitude, isInside) => {
    const at = { latitude, longitude };
    expect(isInPolygon(polygon, at)).toBe(isInside);
    expect(isInPolygon(polygon.toReversed(), at)).toBe(isInside);
  });

  test('neighbours share no point of their border and leave none out', () => {
    const west = [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ] as const;
    const east = [
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 1],
    ] as const;
    for (let latitude = 0; latitude < 1; latitude += 0.125) {
      const at = { latitude, longitude: 1 };
      expect([isInPolygon(west, at), isInPolygon(east, at)].filter(Boolean)).toHaveLength(1);
    }
  });
});

describe('an area holds', () => {
  const near = { latitude: 43.64, longitude: -79.42 };
  test.each([
    ['what is near enough', { radius_m: 300 }, near, null, true],
    ['nothing beyond it', { radius_m: 200 }, near, null, false],
    ['nothing of which nobody knows where it is', { radius_m: 20_000 }, null, 'M6K3P6', false],
    ['a postal code that begins so', { postal_codes: ['M5V', 'M6K'] }, null, 'M6K3P6', true],
    ['no other postal code', { postal_codes: ['M6K'] }, near, 'M5T2K2', false],
    ['nothing without one', { postal_codes: ['M6K'] }, near, null, false],
  ])('%s', (_, area, point, postal_code, isHeld) => {
    expect(isInArea(area, { point, postal_code }, LIBERTY)).toBe(isHeld);
  });
});

test.each([
  ['77 Loading Dock Lane, Toronto, ON M6K 3P6', 'M6K3P6'],
  ['77 Loading Dock Lane, Toronto, on m6k3p6, Canada', 'M6K3P6'],
  ['98 Court Street, Brooklyn, NY 11201', '11201'],
  ['98 Court Street, Brooklyn, NY 11201-4444, USA', '11201'],
  ['11201 Ocean Avenue, Los Angeles', null],
  ['c/o M5V 2T6, 171 East Liberty Street, Toronto, ON M6K 3P6', 'M6K3P6'],
  ['M5V 2T6, 98 Court Street, Brooklyn, NY 11201', '11201'],
  ['11201 Court Street, Toronto, ON M6K 3P6', 'M6K3P6'],
  ['D6K 3P6 is no postal code', null],
])('the postal code in "%s"', (address, code) => {
  expect(postalCodeOf(address)).toBe(code);
});

test.each([
  ['WAITING', 'DISPATCHED', 'DISPATCHED'],
  ['DISPATCHED', 'PICKED_UP', 'PICKED_UP'],
  ['PICKED_UP', 'ASSIGNED', 'PICKED_UP'],
  ['PICKED_UP', 'PICKED_UP', 'PICKED_UP'],
  ['PICKED_UP', 'FAILED', 'FAILED'],
  ['DELIVERED', 'FAILED', 'DELIVERED'],
  ['DELIVERED', 'DISPATCHED', 'DELIVERED'],
  ['CANCELLED', 'DELIVERED', 'CANCELLED'],
  ['FAILED', 'CANCELLED', 'FAILED'],
] as const)('from %s, news of %s: %s', (from, to, next) => {
  expect(nextDeliveryStatus(from, to)).toBe(next);
});

describe('where an address is', () => {
  const asked = { address: '98 Court Street, Brooklyn, NY 11201', country: 'US' };
  const point = { latitude: 40.69, longitude: -73.99 };
  const byCode = { area: { postal_codes: ['11201'] } };
  const byRadius = { area: { radius_m: 3000 } };

  test('is not looked up for zones that go by postal codes', async () => {
    const locate = vi.fn(async () => ({ point, postal_code: null }));
    expect(await locateFor([byCode], locate, asked)).toEqual({ point: null, postal_code: '11201' });
    expect(locate).not.toHaveBeenCalled();
  });

  test('is looked up for any other', async () => {
    const located = { point, postal_code: '11201' };
    expect(await locateFor([byCode, byRadius], async () => located, asked)).toEqual(located);
  });
});

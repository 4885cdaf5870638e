import { describe, expect, test } from 'vitest';
import { deepFreeze } from './deep-freeze';
import { fakeClock } from './fake-clock';
import { totalsAddUp } from './totals-add-up';

test('deepFreeze freezes all the way down, circles included', () => {
  const value: { list: { deep: number }[]; self?: unknown } = { list: [{ deep: 1 }] };
  value.self = value;
  deepFreeze(value);
  expect(() => {
    for (const entry of value.list) entry.deep = 2;
  }).toThrow(TypeError);
});

test('fakeClock stands still until it is told to move', () => {
  const clock = fakeClock('2026-11-20T12:00:00Z');
  expect(clock.now()).toEqual(clock.now());
  clock.advance(90_000);
  expect(clock.now().toISOString()).toBe('2026-11-20T12:01:30.000Z');
  clock.set(new Date(0));
  expect(clock.now().getTime()).toBe(0);
  expect(() => fakeClock('noon')).toThrow(/not an instant/);
});

describe('totalsAddUp', () => {
  const totals = {
    subtotal: 2000,
    discount: 200,
    net_total: 1800,
    delivery_fee: 300,
    tax_rate: '10',
    tax_amount: 180,
    included_tax: 0,
    total_with_tax: 2280,
    tip_amount: 270,
    delivery_tip_amount: 100,
    total_with_tip_and_tax: 2650,
  };
  const lines = [
    { amount: 1500, discount: 150 },
    { amount: 500, discount: 50 },
  ];

  test('passes what adds up', () => {
    expect(() => {
      totalsAddUp(totals);
      totalsAddUp(totals, lines);
    }).not.toThrow();
  });

  test.each([
    [{ net_total: 1801 }, /net_total = subtotal − discount: 1801 instead of 1800/],
    [{ total_with_tax: 2281 }, /total_with_tax = .*: 2281 instead of 2280/],
    [{ total_with_tip_and_tax: 2600 }, /total_with_tip_and_tax = .*: 2600 instead of 2650/],
    [{ tip_amount: 1801 }, /tip_amount 1801 is above net_total 1800/],
    [{ discount: -1 }, /discount is -1, not a whole number/],
    [{ tax_amount: 180.5 }, /tax_amount is 180.5, not a whole number/],
    [{ subtotal: 2001 }, /subtotal = sum of the lines’ amounts: 2001 instead of 2000/],
  ])('names what is wrong in %j', (wrong, message) => {
    expect(() => totalsAddUp({ ...totals, ...wrong }, lines)).toThrow(message);
  });

  test('names the line whose discount is above its amount', () => {
    const wrong = [
      { amount: 1500, discount: -401 },
      { amount: 500, discount: 601 },
    ];
    expect(() => totalsAddUp(totals, wrong)).toThrow(
      /line 1 .*\n.*line 2 costs 500 and gets 601 off/,
    );
  });
});

import { deepFreeze } from '@comanda/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkReadyTime } from './check-ready-time';
import { checkServed } from './check-served';
import { isServedAt } from './interval-at';
import { type OrderHours, orderMargins, soonestReadyAt } from './order-hours';
import { isWithinOrderHours } from './order-window';
import { pickupSlots } from './pickup-slots';
import { daily, hours, orderHours } from './test-hours';

type OrderType = 'TAKEOUT' | 'DINE_IN';

/** The answer to an order for now at a wall time of Monday, 2026-11-16, in UTC. */
function orderNow(time: string, order_type: OrderType, changes: Partial<OrderHours>): string {
  const restaurant = orderHours(changes);
  const at = new Date(`2026-11-16T${time}:00Z`);
  const ready_at = soonestReadyAt(restaurant, order_type, at);
  const checked = checkReadyTime(restaurant, deepFreeze({ at, ready_at, order_type }));
  if (checked.ok) return 'taken';
  const { code, opens_at } = checked.error;
  return `${code}, opens ${opens_at?.toISOString().slice(0, 16) ?? 'never'}`;
}

const night = { schedule: daily('18:00–03:13'), prep_minutes: 30 };
const lunch = { schedule: daily('11:00–14:00') };

test.each([
  ['TAKEOUT', '2026-11-16T12:20:00.000Z'],
  ['DINE_IN', '2026-11-16T12:00:00.000Z'],
] as const)('SCHED-29: %s as soon as possible is ready at %s', (order_type, expected) => {
  const now = new Date('2026-11-16T12:00:00Z');
  expect(soonestReadyAt(orderHours(), order_type, now).toISOString()).toBe(expected);
});

describe('SCHED-30, SCHED-31: an order for now', () => {
  test.each<[string, OrderType, string, Partial<OrderHours>, string]>([
    ['is ready before closing', 'TAKEOUT', '02:42', night, 'taken'],
    [
      'would be ready at closing',
      'TAKEOUT',
      '02:43',
      night,
      'last_order_passed, opens 2026-11-16T18:00',
    ],
    [
      'would be ready after closing',
      'TAKEOUT',
      '03:07',
      night,
      'last_order_passed, opens 2026-11-16T18:00',
    ],
    ['is eaten here', 'DINE_IN', '03:12', night, 'taken'],
    [
      'is eaten here too late',
      'DINE_IN',
      '03:13',
      night,
      'restaurant_closed, opens 2026-11-16T18:00',
    ],
    [
      'comes with the last order',
      'DINE_IN',
      '13:44',
      { ...lunch, last_order_minutes: 15 },
      'taken',
    ],
    [
      'comes past the last order',
      'DINE_IN',
      '13:45',
      { ...lunch, last_order_minutes: 15 },
      'last_order_passed, opens 2026-11-17T11:00',
    ],
    [
      'is ready past the last order',
      'TAKEOUT',
      '13:25',
      { ...lunch, last_order_minutes: 15 },
      'last_order_passed, opens 2026-11-17T11:00',
    ],
    ['comes with opening', 'TAKEOUT', '11:00', lunch, 'taken'],
    [
      'comes before opening',
      'TAKEOUT',
      '10:55',
      lunch,
      'restaurant_closed, opens 2026-11-16T11:00',
    ],
    [
      'comes before opening, to a kitchen at work',
      'TAKEOUT',
      '10:55',
      { ...lunch, kitchen_before_opening: true },
      'taken',
    ],
    [
      'comes too early for a kitchen at work',
      'TAKEOUT',
      '10:39',
      { ...lunch, kitchen_before_opening: true },
      'restaurant_closed, opens 2026-11-16T11:00',
    ],
    ['never closes', 'TAKEOUT', '23:55', { last_order_minutes: 240 }, 'taken'],
    [
      'goes to one that is open around the clock',
      'TAKEOUT',
      '23:55',
      { schedule: daily('00:00–00:00'), last_order_minutes: 240, prep_minutes: 700 },
      'taken',
    ],
    [
      'goes to one that is open on and on from evening to evening',
      'TAKEOUT',
      '05:00',
      { schedule: daily('18:00–18:00'), last_order_minutes: 240, prep_minutes: 700 },
      'taken',
    ],
    [
      'goes to one with hours shorter than its kitchen takes',
      'TAKEOUT',
      '12:00',
      { schedule: hours('mon 12:00–12:15') },
      'last_order_passed, opens 2026-11-23T12:00',
    ],
  ])('SCHED-31: that %s (%s at %s)', (_, order_type, time, changes, expected) => {
    expect(orderNow(time, order_type, changes)).toBe(expected);
  });
});

describe('SCHED-30: the first and the last pickup time', () => {
  test.each<[string, Partial<OrderHours>, string, string]>([
    ['of a kitchen that starts at opening', { prep_minutes: 30 }, '11:30', '13:55'],
    ['of one that starts before', { kitchen_before_opening: true }, '11:00', '13:55'],
    ['of one that is busy at the moment', { prep_minutes: 45, busy_minutes: 25 }, '11:20', '13:55'],
    ['with a last order', { last_order_minutes: 15 }, '11:20', '13:40'],
  ])('SCHED-30: %s', (_, changes, first, last) => {
    const [day] = pickupSlots({
      restaurant: orderHours({ ...lunch, ...changes }),
      now: new Date('2026-11-16T06:00:00Z'),
      days: 1,
    });
    const times = day?.slots.map((slot) => slot.toISOString().slice(11, 16)) ?? [];
    expect([times.at(0), times.at(-1)]).toEqual([first, last]);
  });

  test('SCHED-30: of a menu that begins while the restaurant is open', () => {
    const [day] = pickupSlots({
      restaurant: orderHours({ schedule: daily('07:00–22:00'), last_order_minutes: 15 }),
      menus: [daily('11:00–14:00')],
      now: new Date('2026-11-16T06:00:00Z'),
      days: 1,
    });
    const times = day?.slots.map((slot) => slot.toISOString().slice(11, 16)) ?? [];
    expect([times.at(0), times.at(-1)]).toEqual(['11:00', '13:40']);
  });
});

describe('an order for now and the pickup times are one rule', () => {
  const aTime = fc
    .tuple(fc.nat(23), fc.constantFrom('00', '13', '30', '59'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
  const aSchedule = fc.option(
    fc.tuple(aTime, aTime).map(([from, to]) => daily(`${from}–${to}`)),
    { nil: null },
  );
  const aRestaurant = fc
    .record({
      schedule: aSchedule,
      timezone: fc.constantFrom('America/Toronto', 'Asia/Kathmandu', 'America/Sao_Paulo'),
      usual: fc.constantFrom(0, 20, 90),
      busy_minutes: fc.constantFrom(0, 25),
      last_order_minutes: fc.constantFrom(0, 15, 240),
      kitchen_before_opening: fc.boolean(),
    })
    .map(({ usual, ...rest }) => orderHours({ ...rest, prep_minutes: usual + rest.busy_minutes }));
  // November in Toronto and elsewhere; no clock shows a minute twice, for which no slot would be offered.
  const aMinute = fc
    .nat(20 * 1440)
    .map((minutes) => new Date(Date.parse('2026-11-05T00:00:00Z') + minutes * 60_000));

  test('SCHED-31: it is taken exactly when the time at which it is ready would be offered', () => {
    fc.assert(
      fc.property(aRestaurant, aSchedule, aMinute, (restaurant, menu, at) => {
        const { timezone, last_order_minutes } = restaurant;
        const ready_at = soonestReadyAt(restaurant, 'TAKEOUT', at);
        const isTaken =
          checkReadyTime(restaurant, { at, ready_at, order_type: 'TAKEOUT' }).ok &&
          checkServed(menu, ready_at, timezone, last_order_minutes).ok;
        const offered = pickupSlots({
          restaurant,
          menus: [menu],
          now: at,
          step_minutes: 1,
          days: 2,
        }).flatMap(({ slots }) => slots.map((slot) => slot.getTime()));
        expect(offered.includes(ready_at.getTime())).toBe(isTaken);
      }),
      { numRuns: 150 },
    );
  });

  test('SCHED-30: without margins it is the time at which the restaurant is open', () => {
    const noMargins = orderMargins(orderHours(), 'DINE_IN');
    fc.assert(
      fc.property(aSchedule, aMinute, (schedule, at) => {
        const isOpen = isServedAt(schedule, at, 'Europe/Paris');
        expect(isWithinOrderHours(schedule, at, 'Europe/Paris', noMargins)).toBe(isOpen);
      }),
    );
  });
});

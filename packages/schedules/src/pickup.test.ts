import { deepFreeze } from '@comanda/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPickupTime } from './check-pickup-time';
import type { OrderHours } from './order-hours';
import { type PickupQuestion, pickupSlots } from './pickup-slots';
import { daily, hours, orderHours } from './test-hours';

type Asked = Partial<OrderHours> & Pick<PickupQuestion, 'now'> & Partial<PickupQuestion>;

function slots({ now, menus, step_minutes, days = 1, ...changes }: Asked): string[] {
  return pickupSlots(
    deepFreeze({
      restaurant: orderHours(changes),
      now,
      days,
      ...(menus && { menus }),
      ...(step_minutes !== undefined && { step_minutes }),
    }),
  ).flatMap((day) => day.slots.map((slot) => slot.toISOString().slice(0, 16)));
}

const noon = new Date('2026-11-16T12:00:00Z');

describe('SCHED-18: step and lead time', () => {
  test.each([
    ['12:00:00', 20, 5, '2026-11-16T12:20'],
    ['12:00:01', 20, 5, '2026-11-16T12:25'],
    ['12:03:00', 0, 5, '2026-11-16T12:05'],
    ['12:01:00', 20, 15, '2026-11-16T12:30'],
  ])(
    'SCHED-18: at %s with %d minutes in steps of %d, from %s',
    (time, prep_minutes, step_minutes, expected) => {
      const now = new Date(`2026-11-16T${time}Z`);
      const [first = '', second = ''] = slots({ now, prep_minutes, step_minutes });
      expect(first).toBe(expected);
      expect(Date.parse(`${second}Z`) - Date.parse(`${first}Z`)).toBe(step_minutes * 60_000);
    },
  );

  test('SCHED-18: the step is that of the wall clock', () => {
    const [first] = slots({ now: noon, step_minutes: 60, timezone: 'America/St_Johns' });
    expect(first).toBe('2026-11-16T12:30');
  });
});

describe('SCHED-19: all schedules are open', () => {
  test('SCHED-19: from the later opening to before the earlier closing', () => {
    const found = slots({
      now: noon,
      schedule: daily('11:00–14:00'),
      menus: [null, daily('13:30–20:00')],
    });
    expect([found.at(0), found.at(-1)]).toEqual(['2026-11-16T13:30', '2026-11-16T13:55']);
  });

  test('SCHED-19: none when they never meet', () => {
    expect(
      slots({
        now: noon,
        days: 7,
        schedule: daily('07:00–11:00'),
        menus: [daily('17:00–22:00')],
      }),
    ).toEqual([]);
  });

  test('SCHED-19: past midnight', () => {
    const now = new Date('2026-11-16T23:50:00Z');
    const found = slots({ now, prep_minutes: 0, days: 2, schedule: hours('mon 18:00–00:10') });
    expect(found.map((slot) => slot.slice(11))).toEqual(['23:50', '23:55', '00:00', '00:05']);
  });
});

describe('SCHED-20: the nights the clock changes', () => {
  test.each([
    ['spring', '2024-03-31', 23],
    ['autumn', '2024-10-27', 24],
    ['another night', '2024-06-30', 24],
  ])('SCHED-20: in %s every wall time once', (_, date, expected) => {
    const now = new Date(`${date}T00:00:00+0${date === '2024-03-31' ? 1 : 2}:00`);
    const restaurant = orderHours({ timezone: 'Europe/Paris', prep_minutes: 0 });
    const [day] = pickupSlots({ restaurant, now, days: 1, step_minutes: 60 });
    const shown = day?.slots.map((slot) =>
      slot.toLocaleTimeString('en-GB', { timeZone: 'Europe/Paris' }),
    );
    expect(day?.slots).toHaveLength(expected);
    expect(new Set(shown).size).toBe(expected);
  });
});

test('SCHED-21: by calendar date, without empty ones', () => {
  const days = pickupSlots({
    restaurant: orderHours({
      schedule: hours('mon 23:50–00:10', 'thu 12:00–12:10'),
      kitchen_before_opening: true,
    }),
    now: noon,
    days: 4,
  });
  expect(days.map(({ date, slots: times }) => [date, times.length])).toEqual([
    ['2026-11-16', 2],
    ['2026-11-17', 2],
    ['2026-11-19', 2],
  ]);
});

describe('SCHED-22: checking a pickup time', () => {
  const restaurant = orderHours({ schedule: daily('11:00–22:00') });
  const check = { restaurant, now: noon, days: 7 };

  test.each([
    ['2026-11-16T12:00:00Z', null],
    ['2026-11-16T12:05:00Z', null],
    ['2026-11-22T21:55:00Z', null],
    ['2026-11-16T11:55:00Z', 'in_past'],
    ['2026-11-23T12:00:00Z', 'too_far'],
    ['2026-11-16T12:04:00Z', 'off_step'],
    ['2026-11-16T12:05:30Z', 'off_step'],
    ['2026-11-16T22:00:00Z', 'outside_hours'],
    ['2026-11-17T11:20:00Z', null],
    ['2026-11-17T11:15:00Z', 'outside_hours'],
  ])('SCHED-22: %s: %s', (time, reason) => {
    const checked = checkPickupTime(deepFreeze({ ...check, pickup_time: new Date(time) }));
    expect(checked.ok ? null : checked.error).toEqual(
      reason && { code: 'pickup_time_invalid', reason },
    );
  });

  test('SCHED-22: any day, where no number of days is given', () => {
    const { days: _, ...anyDay } = check;
    expect(checkPickupTime({ ...anyDay, pickup_time: new Date('2027-11-16T12:00:00Z') }).ok).toBe(
      true,
    );
  });
});

test('SCHED-23: what is offered is taken', () => {
  const aTime = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    const hour = String(Math.floor(quarter / 4)).padStart(2, '0');
    return `${hour}:${['00', '15', '30', '45'][quarter % 4]}`;
  });
  const aZone = fc.constantFrom(
    'America/Toronto',
    'America/St_Johns',
    'Europe/Paris',
    'Asia/Kathmandu',
  );
  const from = Date.parse('2026-10-20T00:00:00Z');
  fc.assert(
    fc.property(
      aTime,
      aTime,
      aZone,
      fc.nat({ max: 20 * 1440 }),
      (start, end, timezone, minutes) => {
        const shared = {
          restaurant: orderHours({
            schedule: daily(`${start}–${end}`),
            timezone,
            prep_minutes: 40,
            busy_minutes: 25,
            last_order_minutes: 30,
          }),
          now: new Date(from + minutes * 60_000),
          days: 2,
        };
        for (const day of pickupSlots({ ...shared, step_minutes: 15 })) {
          for (const pickup_time of day.slots) {
            expect(checkPickupTime({ ...shared, pickup_time, step_minutes: 15 }).ok).toBe(true);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('SCHED-26 none is offered in a stretch that is full, and the first after it is', () => {
  const now = new Date('2026-11-23T17:00:00Z');
  const full = [
    { starts_at: new Date('2026-11-23T17:15:00Z'), ends_at: new Date('2026-11-23T17:30:00Z') },
  ];
  const restaurant = orderHours({ timezone: 'America/Toronto', prep_minutes: 10 });
  const [today] = pickupSlots({ restaurant, now, days: 1, full });
  const times = today?.slots.slice(0, 3).map((slot) => slot.toISOString().slice(11, 16));
  expect(times).toEqual(['17:10', '17:30', '17:35']);
});

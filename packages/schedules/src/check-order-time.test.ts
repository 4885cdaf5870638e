import { deepFreeze } from '@comanda/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkOrderTime, nextCommonOpening } from './check-order-time';
import { isServedAt } from './interval-at';
import { daily, hours } from './test-hours';

const timezone = 'America/Toronto';
const restaurant = hours(
  'mon 11:00–22:00',
  'tue 11:00–22:00',
  'thu 11:00–22:00',
  'fri 11:00–02:00',
  '2026-11-24',
);
const lunch = daily('11:30–14:30');
const dinnerToo = hours('fri 11:30–14:30', 'fri 17:00–21:00');

// Friday 2026-11-20, 09:00 in Toronto.
const now = new Date('2026-11-20T14:00:00Z');

/** Result for a wall time in Toronto, which is five hours behind UTC in November. */
function ask(local: string, ...schedules: (typeof restaurant | null)[]) {
  const at = new Date(`${local}:00-05:00`);
  return checkOrderTime(deepFreeze({ schedules, at, now, timezone }));
}

describe('SCHED-24: may it be ordered for that time', () => {
  test.each([
    ['both are open', '2026-11-20T12:00', [restaurant, lunch], '2026-11-20T19:30:00.000Z'],
    ['one past midnight', '2026-11-21T01:00', [restaurant, null], '2026-11-21T07:00:00.000Z'],
    ['the minute that is running', '2026-11-20T09:00', [null], null],
    ['no schedule at all', '2026-11-20T12:00', [], null],
  ] as const)('SCHED-24: yes, %s', (_, local, schedules, until) => {
    expect(ask(local, ...schedules)).toEqual({
      ok: true,
      value: { until: until && new Date(until) },
    });
  });

  const lunchHours = [{ start_time: '11:30', end_time: '14:30' }];

  test.each([
    ['before_hours', '2026-11-20T10:00', [lunch], lunchHours, '2026-11-20T16:30:00.000Z'],
    ['after_hours', '2026-11-20T15:00', [lunch], lunchHours, '2026-11-21T16:30:00.000Z'],
    [
      'between_hours',
      '2026-11-20T15:00',
      [dinnerToo],
      [...lunchHours, { start_time: '17:00', end_time: '21:00' }],
      '2026-11-20T22:00:00.000Z',
    ],
    ['closed_on_weekday', '2026-11-25T12:00', [restaurant], [], '2026-11-26T16:00:00.000Z'],
    ['closed_on_date', '2026-11-24T12:00', [restaurant], [], '2026-11-26T16:00:00.000Z'],
  ] as const)('SCHED-24: no, %s', (reason, local, schedules, served, next) => {
    expect(ask(local, ...schedules)).toEqual({
      ok: false,
      error: { code: 'not_orderable', reason, schedule: 0, served, next: new Date(next) },
    });
  });

  test('SCHED-24: no, in_past, with the next time from now on', () => {
    expect(ask('2026-11-20T08:30', restaurant, lunch)).toEqual({
      ok: false,
      error: {
        code: 'not_orderable',
        reason: 'in_past',
        schedule: null,
        served: [],
        next: new Date('2026-11-20T16:30:00.000Z'),
      },
    });
  });

  test('SCHED-24: names the schedule that says no, and a time that suits all', () => {
    expect(ask('2026-11-21T12:00', lunch, restaurant)).toMatchObject({
      error: { reason: 'closed_on_weekday', schedule: 1, next: new Date('2026-11-23T16:30:00Z') },
    });
  });

  test('SCHED-24: past the end of last night’s hours it is before today’s', () => {
    const night = hours('thu 18:00–02:00', 'fri 18:00–02:00');
    const at = new Date('2026-11-20T03:00:00-05:00');
    const asked = { schedules: [night], at, now: at, timezone };
    expect(checkOrderTime(asked)).toMatchObject({ error: { reason: 'before_hours' } });
  });
});

describe('SCHED-25: when all are open', () => {
  test.each([
    ['now', [restaurant, lunch], '2026-11-20T12:00', '2026-11-20T17:00:00.000Z'],
    ['later', [restaurant, lunch], '2026-11-20T14:30', '2026-11-23T16:30:00.000Z'],
    ['never', [daily('09:00–11:00'), lunch], '2026-11-20T12:00', null],
    ['never, of hours that do not exist', [hours(), null], '2026-11-20T12:00', null],
    ['at once, without schedules', [null], '2026-11-20T12:00', '2026-11-20T17:00:00.000Z'],
  ] as const)('SCHED-25: %s', (_, schedules, local, expected) => {
    const from = new Date(`${local}:00-05:00`);
    expect(nextCommonOpening(schedules, from, timezone)).toEqual(expected && new Date(expected));
  });

  test('SCHED-25: all are open then, and not a minute before', () => {
    const aRange = fc
      .tuple(fc.nat(23), fc.nat(23))
      .map(([from, to]) =>
        daily(`${String(from).padStart(2, '0')}:00–${String(to).padStart(2, '0')}:30`),
      );
    fc.assert(
      fc.property(aRange, aRange, fc.nat(10_000), (one, other, minutes) => {
        const from = new Date(now.getTime() + minutes * 60_000);
        const next = nextCommonOpening([one, other], from, timezone);
        function isOpen(at: Date): boolean {
          return isServedAt(one, at, timezone) && isServedAt(other, at, timezone);
        }
        if (next === null) return;
        expect(isOpen(next)).toBe(true);
        if (next > from) expect(isOpen(new Date(next.getTime() - 60_000))).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

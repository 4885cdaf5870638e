import type { NearbyPlace } from '@comanda/contracts';
import { describe, expect, test } from 'vitest';
import { hoursToday, isClosedToday, isPreorder, placeStatus } from './place-status';

type Hours = NonNullable<NearbyPlace['hours']>;

function place(hours: Hours | null, timezone = 'America/Toronto') {
  return { restaurant_id: 'id', state: 'ACTIVE', timezone, hours } as const;
}

/** Hours on days, 1 = Monday. */
function on(days: readonly number[], start_time: string, end_time: string): Hours {
  return {
    intervals: days.map((day_of_week) => ({ day_of_week, start_time, end_time })),
    exceptions: [],
  };
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
// 16 November 2026 is a Monday; Toronto is five hours behind UTC.
const MONDAY_NOON = new Date('2026-11-16T17:00:00Z');

describe('the status of a place', () => {
  test('flips on the minute in its own zone', () => {
    const evening = place(on(EVERY_DAY, '11:00', '22:00'));
    expect(placeStatus(evening, new Date('2026-11-16T15:59:00Z'))).toMatchObject({
      kind: 'closed',
      day: 'today',
    });
    expect(placeStatus(evening, new Date('2026-11-16T16:00:00Z'))).toEqual({
      kind: 'open',
      closes_at: new Date('2026-11-17T03:00:00Z'),
    });
    expect(placeStatus(evening, new Date('2026-11-17T03:00:00Z'))).toMatchObject({
      kind: 'closed',
      day: 'tomorrow',
    });
    const vancouver = place(on(EVERY_DAY, '11:00', '22:00'), 'America/Vancouver');
    expect(placeStatus(vancouver, new Date('2026-11-16T16:00:00Z')).kind).toBe('closed');
  });

  test('past midnight it is still the evening before', () => {
    const bar = place(on([1], '18:00', '02:00'));
    const tuesdayOne = new Date('2026-11-17T06:30:00Z');
    expect(placeStatus(bar, tuesdayOne)).toEqual({
      kind: 'open',
      closes_at: new Date('2026-11-17T07:00:00Z'),
    });
    expect(isClosedToday(bar, tuesdayOne)).toBe(false);
    expect(hoursToday(bar, tuesdayOne)).toEqual({ kind: 'closed' });
    expect(isPreorder(bar, tuesdayOne)).toBe(true);
  });

  test('closing time is a wall time, also in the night the clock goes back', () => {
    const bar = place(on([6], '18:00', '03:00'));
    expect(placeStatus(bar, new Date('2026-11-01T06:30:00Z'))).toEqual({
      kind: 'open',
      closes_at: new Date('2026-11-01T08:00:00Z'),
    });
  });

  test('24 hours, closed today, nothing known, paused', () => {
    expect(placeStatus(place(on(EVERY_DAY, '00:00', '23:59')), MONDAY_NOON).kind).toBe(
      'open_all_day',
    );
    const weekend = place(on([6, 7], '11:00', '22:00'));
    expect(isClosedToday(weekend, MONDAY_NOON)).toBe(true);
    expect(placeStatus(weekend, MONDAY_NOON)).toMatchObject({ kind: 'closed', day: 'later' });
    for (const hours of [null, { intervals: [], exceptions: [] }]) {
      expect(placeStatus(place(hours), MONDAY_NOON).kind).toBe('coming_soon');
      expect(isClosedToday(place(hours), MONDAY_NOON)).toBe(false);
      expect(isPreorder(place(hours), MONDAY_NOON)).toBe(true);
    }
    const open = { ...place(on(EVERY_DAY, '00:00', '23:59')), state: 'INACTIVE' } as const;
    expect(placeStatus(open, MONDAY_NOON).kind).toBe('paused');
  });
});

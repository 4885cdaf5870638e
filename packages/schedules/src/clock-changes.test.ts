import { describe, expect, test } from 'vitest';
import { intervalAt } from './interval-at';
import { daily, hours } from './test-hours';

/** The instants between which the hours of a date are in force. */
function inForce(range: string, probe: string, timezone: string): string[] {
  const found = intervalAt(daily(range), new Date(probe), timezone);
  return found ? [found.start.toISOString(), found.end.toISOString()] : [];
}

// Paris goes from 02:00 to 03:00 on 2024-03-31 and from 03:00 back to 02:00 on 2024-10-27.
describe('SCHED-7: clock changes', () => {
  test.each([
    [
      'a skipped end is the end of the gap',
      '10:00–02:30',
      '2024-03-31T00:30Z',
      ['2024-03-30T09:00:00.000Z', '2024-03-31T01:00:00.000Z'],
    ],
    [
      'a skipped start too',
      '02:30–06:00',
      '2024-03-31T02:00Z',
      ['2024-03-31T01:00:00.000Z', '2024-03-31T04:00:00.000Z'],
    ],
    [
      'a short day',
      '00:00–00:00',
      '2024-03-31T02:00Z',
      ['2024-03-30T23:00:00.000Z', '2024-03-31T22:00:00.000Z'],
    ],
    [
      'a doubled end is the first',
      '10:00–02:30',
      '2024-10-27T00:15Z',
      ['2024-10-26T08:00:00.000Z', '2024-10-27T00:30:00.000Z'],
    ],
    [
      'a doubled start is the first',
      '02:30–06:00',
      '2024-10-27T00:45Z',
      ['2024-10-27T00:30:00.000Z', '2024-10-27T05:00:00.000Z'],
    ],
    [
      'a long day',
      '00:00–00:00',
      '2024-10-27T02:00Z',
      ['2024-10-26T22:00:00.000Z', '2024-10-27T23:00:00.000Z'],
    ],
  ])('SCHED-7: %s (%s)', (_, range, probe, expected) => {
    expect(inForce(range, probe, 'Europe/Paris')).toEqual(expected);
  });

  test('SCHED-7: hours inside the gap do not take place', () => {
    for (const minute of ['00:59', '01:00', '01:15', '01:30']) {
      expect(inForce('02:10–02:50', `2024-03-31T${minute}Z`, 'Europe/Paris')).toEqual([]);
    }
    expect(inForce('02:10–02:50', '2024-03-30T01:15Z', 'Europe/Paris')).not.toEqual([]);
  });

  test('SCHED-7: the second run of a doubled hour is past the end', () => {
    expect(inForce('22:00–02:30', '2024-10-27T01:15Z', 'Europe/Paris')).toEqual([]);
  });

  test('SCHED-7: a midnight that is skipped is one o’clock', () => {
    expect(inForce('00:00–06:00', '2018-11-04T04:00Z', 'America/Sao_Paulo')).toEqual([
      '2018-11-04T03:00:00.000Z',
      '2018-11-04T08:00:00.000Z',
    ]);
  });

  test('SCHED-7: hours of a date go on while the clock is back on the date before', () => {
    // At 00:01 on 2006-10-29 St. John’s went back to 23:01 of the day before.
    const sunday = hours('sun 00:00–04:00');
    const probe = new Date('2006-10-29T02:45Z');
    expect(intervalAt(sunday, probe, 'America/St_Johns')?.date).toBe('2006-10-29');
  });

  test('SCHED-7: a date that never was has no hours', () => {
    // Apia went from 2011-12-29 straight to 2011-12-31.
    const friday = hours('fri 09:00–17:00');
    expect(intervalAt(friday, new Date('2011-12-30T10:00Z'), 'Pacific/Apia')).toBeNull();
    expect(
      intervalAt(hours('sat 00:00–04:00'), new Date('2011-12-30T10:00Z'), 'Pacific/Apia'),
    ).toMatchObject({
      date: '2011-12-31',
      start: new Date('2011-12-30T10:00Z'),
    });
  });
});

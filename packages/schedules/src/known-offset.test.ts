import { aSchedule, everyDay } from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { isServedAt, nextChange, offsetAround, trustOffset } from './index';
import { wallClockAt } from './zone';

describe('the offset that another told of a zone', () => {
  test('holds for a week to come, on either side of a change of the clock', () => {
    const hours = [
      '2026-02-20T12:00:00Z',
      '2026-03-01T12:00:00Z',
      '2026-03-12T12:00:00Z',
      '2026-10-28T12:00:00Z',
    ].map((at) => {
      const known = offsetAround(new Date(at), 'America/Toronto');
      return known && known.offset_ms / 3_600_000;
    });
    expect(hours).toEqual([-5, null, -4, null]);
  });

  test('is taken for granted within its days, and nowhere else', () => {
    const timezone = 'Pacific/Chatham';
    const at = new Date('2026-07-15T12:00:00Z');
    const known = offsetAround(at, timezone);
    if (!known) throw new Error('No clock changes there in July.');
    // One hour beside the truth, to be told from it.
    trustOffset(timezone, { ...known, offset_ms: known.offset_ms + 3_600_000 });
    const soon = new Date(at.getTime() + 5 * 24 * 3_600_000 + 1);
    expect(wallClockAt(soon, timezone).minutes).toBeCloseTo((12 + 12.75 + 1 - 24) * 60, 2);
    const late = new Date('2026-08-15T12:00:00Z');
    expect(wallClockAt(late, timezone).minutes).toBeCloseTo((12 + 12.75 - 24) * 60, 2);
  });

  test('leaves nothing to ask of a house that never closes, not even a day later', () => {
    // Whoever asked anything of a zone that does not exist would hear so.
    const timezone = 'Nowhere/At_All';
    const at = new Date('2026-07-15T23:59:00Z');
    const known = offsetAround(at, 'UTC');
    if (!known) throw new Error('No clock changes there.');
    trustOffset(timezone, { ...known, offset_ms: 14 * 3_600_000 });
    const always = aSchedule({ intervals: everyDay('06:00', '06:00') });
    const later = new Date(at.getTime() + 24 * 3_600_000);
    expect(isServedAt(always, later, timezone)).toBe(true);
    expect(nextChange(always, later, timezone)).toBeNull();
  });
});

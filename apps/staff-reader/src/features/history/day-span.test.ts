import { expect, test } from 'vitest';
import { daySpan } from './day-span';

test('a day lasts from four in the morning to the next, at the restaurant', () => {
  expect(daySpan({ from: '2026-11-28', to: '2026-11-28' }, 'America/New_York')).toEqual({
    from: '2026-11-28T09:00:00.000Z',
    to: '2026-11-29T09:00:00.000Z',
  });
});

test('an empty field limits nothing', () => {
  expect(daySpan({ from: '', to: '' }, 'America/New_York')).toEqual({});
});

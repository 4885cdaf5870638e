import { describe, expect, test } from 'vitest';
import { MAX_NOTE_LENGTH } from '../constants';
import {
  centsSchema,
  endpointSchema,
  instantSchema,
  orderItemInputSchema,
  percentageSchema,
  wallTimeSchema,
} from '../schemas';

describe('amounts', () => {
  test.each([0, 1, 1295, 100_000_000])('%d cents are an amount', (amount) => {
    expect(centsSchema.safeParse(amount).success).toBe(true);
  });

  test.each([-1, 12.95, Number.NaN, 100_000_001, '1295', null])('%s is no amount', (amount) => {
    expect(centsSchema.safeParse(amount).success).toBe(false);
  });

  test.each(['0', '8.875', '8.8750', '13', '100', '100.0000'])('%s is a percentage', (text) => {
    expect(percentageSchema.safeParse(text).success).toBe(true);
  });

  test.each(['8.87501', '100.1', '101', '-1', '8,875', '8.', '.5', ''])(
    '"%s" is no percentage',
    (text) => {
      expect(percentageSchema.safeParse(text).success).toBe(false);
    },
  );
});

describe('times and names', () => {
  test.each(['00:00', '09:30', '23:59'])('%s is a wall time', (text) => {
    expect(wallTimeSchema.safeParse(text).success).toBe(true);
  });

  test.each(['24:00', '9:30', '09:60', '09:30:00'])('%s is no wall time', (text) => {
    expect(wallTimeSchema.safeParse(text).success).toBe(false);
  });

  test('an instant says its offset', () => {
    expect(instantSchema.safeParse('2026-11-20T10:00:00Z').success).toBe(true);
    expect(instantSchema.safeParse('2026-11-20T10:00:00').success).toBe(false);
  });

  test.each(['Harbor', '-harbor', 'harbor-', 'har bor', '', 'a'.repeat(65)])(
    '"%s" is no endpoint',
    (text) => {
      expect(endpointSchema.safeParse(text).success).toBe(false);
    },
  );
});

describe('a line of an order', () => {
  const line = {
    item_id: '019a0000-0000-7000-8000-000000000001',
    modifier_ids: [],
    multiplier: 1,
  };

  test('needs little, and fills in the rest', () => {
    expect(orderItemInputSchema.parse(line)).toEqual({
      ...line,
      special_instructions: '',
      campaign_instance_id: null,
      is_reward_item: false,
      analytics_menu_id: null,
    });
  });

  test.each([
    ['a price', { price: 1 }],
    ['no units', { multiplier: 0 }],
    ['too many units', { multiplier: 100 }],
    ['half a unit', { multiplier: 1.5 }],
    ['a note that is too long', { special_instructions: 'x'.repeat(MAX_NOTE_LENGTH + 1) }],
    ['an id that is none', { item_id: '1' }],
  ])('is refused with %s', (_, change) => {
    expect(orderItemInputSchema.safeParse({ ...line, ...change }).success).toBe(false);
  });
});

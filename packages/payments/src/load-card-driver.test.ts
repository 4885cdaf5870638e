import { expect, test } from 'vitest';
import { cardLayoutOf } from './card-layout';
import { loadCardDriver } from './load-card-driver';

test('a restaurant without a processor takes no card in the browser', async () => {
  expect(await loadCardDriver('NONE')).toEqual({
    ok: false,
    error: { code: 'not_supported', payment_service: 'NONE' },
  });
});

test.each([
  ['STRIPE', 'form'],
  ['NMI', 'fields'],
  ['BAMBORA', 'fields'],
  ['NUVEI', 'redirect'],
] as const)('%s has a driver, and its page a %s', async (payment_service, layout) => {
  expect(await loadCardDriver(payment_service)).toMatchObject({ ok: true });
  expect(cardLayoutOf(payment_service)).toBe(layout);
});

import { expect, test } from 'vitest';
import { loadCardDriver } from './load-card-driver';

test.each(['NONE', 'NUVEI', 'NMI', 'BAMBORA'] as const)(
  '%s takes no card in the browser',
  async (payment_service) => {
    expect(await loadCardDriver(payment_service)).toEqual({
      ok: false,
      error: { code: 'not_supported', payment_service },
    });
  },
);

test('STRIPE has a driver', async () => {
  expect(await loadCardDriver('STRIPE')).toMatchObject({ ok: true });
});

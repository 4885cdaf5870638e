import { describe, expect, test } from 'vitest';
import { readConfig } from './config';
import { productionFaults, requireSafe } from './production-faults';

const SAFE = {
  DATABASE_URL: 'postgres://db/comanda',
  PUBLIC_URL: 'https://order.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
};

function faultsOf(changes: Record<string, string>): string[] {
  return productionFaults(readConfig({ ...SAFE, ...changes })).map(({ name }) => name);
}

test('a server for business starts', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '' })).toEqual([]);
  expect(requireSafe(readConfig(SAFE))).toEqual(readConfig(SAFE));
});

test.each([
  [{ DATABASE_URL: '' }, ['DATABASE_URL']],
  [{ PUBLIC_URL: '' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'http://order.example' }, ['PUBLIC_URL']],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, ['STRIPE_SECRET_KEY']],
  [{ STRIPE_SECRET_KEY: 'rk_test_1' }, ['STRIPE_SECRET_KEY']],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, ['STRIPE_PUBLISHABLE_KEY']],
  [{ STRIPE_API_BASE: 'https://stripe.example' }, ['STRIPE_API_BASE']],
  [{ STRIPE_JS_URL: 'https://stripe.example/stripe.js' }, ['STRIPE_JS_URL']],
  [{ STRIPE_TERMINAL_JS_URL: 'https://stripe.example/t.js' }, ['STRIPE_TERMINAL_JS_URL']],
  [{ NUVEI_BASE: 'https://pay.example' }, ['NUVEI_BASE']],
  [{ NMI_API_BASE: 'https://pay.example' }, ['NMI_API_BASE']],
  [{ NMI_COLLECT_URL: 'https://pay.example/c.js' }, ['NMI_COLLECT_URL']],
  [{ BAMBORA_API_BASE: 'https://pay.example' }, ['BAMBORA_API_BASE']],
  [{ BAMBORA_JS_URL: 'https://pay.example/c.js' }, ['BAMBORA_JS_URL']],
  [
    { APPLE_PAY_MERCHANT_ID: 'merchant.x', APPLE_PAY_GATEWAY: 'https://pay.example' },
    ['APPLE_PAY_GATEWAY'],
  ],
  [{ SPIN_BASE: 'http://localhost:4801/spin' }, ['SPIN_BASE']],
  [
    {
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+12125550100',
      TWILIO_API_BASE: 'http://localhost:4801/twilio',
      TWILIO_VERIFY_BASE: 'http://localhost:4801/twilio',
    },
    ['TWILIO_API_BASE', 'TWILIO_VERIFY_BASE'],
  ],
  [{ NASH_API_KEY: 'key', NASH_API_BASE: 'http://localhost:4801/nash' }, ['NASH_API_BASE']],
] as const)('%j is refused', (changes, names) => {
  expect(faultsOf(changes)).toEqual(names);
});

describe('what decides', () => {
  test.each([undefined, '', 'production', 'staging', 'test'])(
    'NODE_ENV=%s is production',
    (NODE_ENV) => {
      expect(() => requireSafe(readConfig({ NODE_ENV }))).toThrow(
        /not safe for business:\n {2}DATABASE_URL: .*\n {2}PUBLIC_URL: .*\nALLOW_SANDBOX=1/,
      );
    },
  );

  test.each([{ NODE_ENV: 'development' }, { ALLOW_SANDBOX: '1' }])('%j starts', (environment) => {
    expect(() => requireSafe(readConfig(environment))).not.toThrow();
  });

  test('no value is repeated', () => {
    const environment = { ...SAFE, STRIPE_SECRET_KEY: 'sk_test_hunter2' };
    expect(() => requireSafe(readConfig(environment))).toThrow(/^(?!.*hunter2)/);
  });
});

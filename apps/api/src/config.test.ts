import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config';

describe('the environment', () => {
  test('may be empty', () => {
    expect(readConfig({})).toMatchObject({
      port: 4800,
      host: 'localhost',
      dataDir: resolve('.data'),
      databaseUrl: null,
      publicUrl: 'http://localhost:4800',
      stripe: null,
      isSandbox: false,
      reconcileAfterSeconds: 120,
      reconcileEverySeconds: 60,
      rejectsOverload: true,
      allowsPrivateWebhooks: false,
      pinCost: 32_768,
    });
  });

  test('an empty variable is one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  test('may let everything in, however busy it is', () => {
    expect(readConfig({ REJECT_OVERLOAD: 'false' }).rejectsOverload).toBe(false);
    expect(() => readConfig({ REJECT_OVERLOAD: 'perhaps' })).toThrow(/REJECT_OVERLOAD/);
  });

  test('with the sandbox in Stripe’s place', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    };
    expect(readConfig({ ...keys, STRIPE_API_BASE: 'http://localhost:4801/' })).toMatchObject({
      isSandbox: true,
      stripe: { secretKey: 'sk_test_sandbox', apiBase: 'http://localhost:4801', jsUrl: null },
    });
    expect(
      readConfig({ STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_live_x' }).isSandbox,
    ).toBe(false);
  });

  test('every fault is told at once, and no value', () => {
    const environment = {
      PORT: '99999',
      DATABASE_URL: 'mysql://root:hunter2@db',
      LOG_LEVEL: 'loud',
    };
    expect(() => readConfig(environment)).toThrow(
      /^(?!.*hunter2).*\n.*PORT: .*\n.*DATABASE_URL: (?!.*hunter2).*\n.*LOG_LEVEL: /,
    );
  });

  test('a secret key wants its publishable one', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow(/STRIPE_PUBLISHABLE_KEY/);
  });
});

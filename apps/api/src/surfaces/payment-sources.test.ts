import { expect, test } from 'vitest';
import type { PaymentService } from '@comanda/contracts';
import { z } from 'zod';
import { paymentEnvironment, readPayments } from '../payment-config';
import { paymentSources } from './payment-sources';

const live = {
  stripe: {
    secretKey: 'sk_live_1',
    publishableKey: 'pk_live_1',
    webhookSecret: null,
    apiBase: null,
    jsUrl: null,
  },
  payments: payments({}),
};

function payments(env: Readonly<Record<string, string>>) {
  return readPayments(z.object(paymentEnvironment).parse(env));
}

test('each processor’s own hosts, for what each needs them', () => {
  expect(paymentSources(live)).toEqual({
    script: [
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://secure.nmi.com',
      'https://libs.na.bambora.com',
    ],
    frame: [
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      'https://secure.nmi.com',
      'https://libs.na.bambora.com',
    ],
    connect: [
      'https://api.stripe.com',
      'https://*.device.stripe-terminal-local-reader.net:*',
      'https://secure.nmi.com',
      'https://libs.na.bambora.com',
      'https://api.na.bambora.com',
    ],
    // A bank's page may be any bank's, and is reached by a form.
    form: ['https:'],
  });
});

test('of a restaurant’s page, the hosts of what it is paid with and no other', () => {
  function only(service: PaymentService) {
    return paymentSources(live, [service]);
  }
  expect(only('STRIPE').script).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com']);
  expect(only('NMI')).toEqual({
    script: ['https://secure.nmi.com'],
    frame: ['https://secure.nmi.com'],
    connect: ['https://secure.nmi.com'],
    form: [],
  });
  expect(only('BAMBORA').frame).toEqual(['https://libs.na.bambora.com']);
  for (const service of ['NUVEI', 'NONE'] as const)
    expect(only(service)).toEqual({ script: [], frame: [], connect: [], form: [] });
});

test('no Stripe, no host of Stripe’s', () => {
  const { script } = paymentSources({ ...live, stripe: null });
  expect(script.filter((host) => host.includes('stripe'))).toEqual([]);
});

test('a stand-in takes the place of what it stands in for, and is named once', () => {
  const sandbox = 'http://localhost:4801';
  expect(
    paymentSources({
      stripe: { ...live.stripe, apiBase: sandbox, jsUrl: `${sandbox}/stripe.js` },
      payments: payments({
        NMI_COLLECT_URL: `${sandbox}/nmi/token/Collect.js`,
        BAMBORA_JS_URL: `${sandbox}/bambora/customcheckout/1/customcheckout.js`,
      }),
    }),
  ).toEqual({ script: [sandbox], frame: [sandbox], connect: [sandbox], form: [sandbox] });
});

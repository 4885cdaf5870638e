import { cents } from '@comanda/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CardState, MountedCard, MountOptions } from '../index';
import { type FakeApplePay, installFakeApplePay } from '../testing/fake-apple-pay';
import { createPlaces, mountOptions } from '../testing/mount-options';
import { type ScriptServer, serveScript } from '../testing/serve-script';
import { bamboraDriver } from './bambora-driver';
import type { TokenResult } from './custom-checkout';

/** customcheckout as its documentation has it: fields that mount by selector, events, and a token on demand. */
const CHECKOUT = `globalThis.customcheckout = () => {
  const fake = (globalThis.checkout = { created: {}, handlers: {}, ask: null });
  return {
    create(field, options) {
      fake.created[field] = options;
      return {
        mount(selector) { document.querySelector(selector).append(field); },
        unmount() {},
        focus() { fake.focused = field; },
      };
    },
    on(event, handler) { fake.handlers[event] = handler; },
    createToken(done) { fake.ask = done; },
  };
};`;

type FakeCheckout = {
  readonly created: Readonly<Record<string, object>>;
  readonly handlers: Readonly<Record<string, (event: object) => void>>;
  readonly ask: (result: TokenResult) => void;
  readonly focused?: string;
};

let server: ScriptServer;
beforeAll(async () => {
  server = await serveScript(CHECKOUT);
});
afterAll(() => server.close());

let places: ReturnType<typeof createPlaces>;
beforeEach(() => {
  places = createPlaces();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ApplePaySession');
});

function checkout(): FakeCheckout {
  return (globalThis as unknown as { checkout: FakeCheckout }).checkout; // what the script above defines
}

async function mount(changes: Partial<MountOptions> = {}): Promise<MountedCard> {
  const processor = {
    publishable_key: '300200578',
    account_id: null,
    script_url: server.url,
    has_apple_pay: true,
  };
  const mounted = await bamboraDriver.mount(places, mountOptions({ processor, ...changes }));
  if (!mounted.ok) throw new Error(mounted.error.reason);
  return mounted.value;
}

const input = { return_url: 'https://order.example/pay' };

describe('a card', () => {
  test('has a field for each part, and the four brands that are taken', async () => {
    const card = await mount();
    expect(checkout().created).toMatchObject({
      'card-number': { brands: ['visa', 'mastercard', 'amex', 'discover'] },
      expiry: { placeholder: 'MM / AA' },
      cvv: {},
    });
    expect(places.fields.number.textContent).toBe('card-number');
    card.focus();
    expect(checkout().focused).toBe('card-number');
    card.unmount();
    expect(document.body.textContent).toBe('');
  });

  test('tells its brand and what is wrong, field by field', async () => {
    const card = await mount();
    let state: CardState | undefined;
    card.onChange((next) => {
      state = next;
    });
    const { handlers } = checkout();
    handlers['brand']?.({ brand: 'mastercard' });
    expect(state).toMatchObject({ brand: 'mastercard' });
    handlers['brand']?.({ brand: 'unknown' });
    handlers['error']?.({ field: 'card-number', type: 'CardNumberInvalid', message: 'No.' });
    handlers['error']?.({ field: 'cvv', type: 'CvvNotSet', message: 'No.' });
    expect(state).toMatchObject({ brand: null, faults: { number: 'invalid', cvv: 'empty' } });
    for (const field of ['card-number', 'expiry', 'cvv']) {
      handlers['empty']?.({ field, empty: false });
      handlers['complete']?.({ field, complete: true });
    }
    expect(state).toEqual({ complete: true, empty: false, error: null, brand: null, faults: {} });
  });

  test.each([
    [{ token: 'c1' }, { kind: 'tokenized', payment_method: 'CARD', token: 'c1' }],
    [{ error: { type: 'TokenizationValidationFailed', message: 'Gaps.' } }, { kind: 'incomplete' }],
    [
      { error: { type: 'TokenizationFailed', message: 'Not now.' } },
      { kind: 'declined', code: 'TokenizationFailed', message: 'Not now.' },
    ],
  ])('%o is %o', async (answer, result) => {
    const card = await mount();
    const paying = card.confirm(input);
    checkout().ask(answer);
    expect(await paying).toEqual(result);
  });
});

describe('Apple Pay', () => {
  const merchant_session = { merchantSessionIdentifier: 'SSH1' };
  let apple: FakeApplePay;
  beforeEach(() => {
    apple = installFakeApplePay();
  });

  function press(): void {
    places.wallet.querySelector('button')?.click();
  }

  test.each([
    ['the server cannot vouch for the page', true, false],
    ['the device has no card', false, true],
  ])('is not offered where %s', async (_, canPay, has_apple_pay) => {
    installFakeApplePay(canPay);
    const processor = {
      publishable_key: '300200578',
      account_id: null,
      script_url: server.url,
      has_apple_pay,
    };
    const card = await mount({ processor });
    card.onWallets((wallets) => expect(wallets).toEqual([]));
    expect(places.wallet.childElementCount).toBe(0);
  });

  test('opens with the sum, is vouched for by the server, and gives what it approved once', async () => {
    const asked: string[] = [];
    const card = await mount({
      authorizeMerchant(url) {
        asked.push(url);
        return Promise.resolve(merchant_session);
      },
    });
    let approvals = 0;
    card.onWalletApproved(() => {
      approvals += 1;
    });
    press();
    press();
    expect(apple.calls).toMatchObject([
      {
        name: 'open',
        input: {
          version: 3,
          request: {
            countryCode: 'CA',
            currencyCode: 'CAD',
            merchantCapabilities: ['supports3DS'],
            supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
            total: { label: 'Bistro Odile', amount: '21.78' },
          },
        },
      },
      { name: 'begin' },
    ]);
    const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession';
    apple.session().onvalidatemerchant?.({ validationURL });
    await Promise.resolve();
    await Promise.resolve();
    expect(asked).toEqual([validationURL]);
    expect(apple.calls.at(-1)).toEqual({ name: 'validated', input: merchant_session });

    apple.session().onpaymentauthorized?.({ payment: { token: { paymentData: { data: 'x' } } } });
    expect(approvals).toBe(1);
    expect(await card.confirm(input)).toEqual({
      kind: 'tokenized',
      payment_method: 'WALLET',
      token: btoa('{"data":"x"}'),
    });
    card.settleWallet('paid');
    expect(apple.calls.at(-1)).toEqual({ name: 'completed', input: { status: 0 } });
    card.settleWallet('declined');
    expect(apple.calls.filter(({ name }) => name === 'completed')).toHaveLength(1);
  });

  test('shows another amount from now on; a sheet with the former one is closed unpaid', async () => {
    const card = await mount();
    press();
    apple.session().onpaymentauthorized?.({ payment: { token: { paymentData: { data: 'x' } } } });
    card.update({ amount: cents(3_050) });
    expect(apple.calls.at(-1)).toEqual({ name: 'abort', input: null });
    press();
    expect(apple.calls.at(-2)).toMatchObject({
      input: { request: { total: { amount: '30.50' } } },
    });
    const paying = card.confirm(input);
    checkout().ask({ token: 'c1' });
    expect(await paying).toMatchObject({ payment_method: 'CARD', token: 'c1' });
  });

  test.each([
    ['declined', { name: 'completed', input: { status: 1 } }],
    // Neither a tick nor a cross would be true.
    ['unknown', { name: 'abort', input: null }],
  ] as const)('hears that the payment is %s', async (outcome, told) => {
    const card = await mount();
    press();
    card.settleWallet(outcome);
    expect(apple.calls.at(-1)).toEqual(told);
  });

  test('that is not vouched for is closed and told as failed', async () => {
    const card = await mount({ authorizeMerchant: () => Promise.reject(new Error('gone')) });
    let failures = 0;
    card.onWalletFailed(() => {
      failures += 1;
    });
    press();
    apple.session().onvalidatemerchant?.({ validationURL: 'https://apple.example/' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(failures).toBe(1);
    expect(apple.calls.at(-1)?.name).toBe('abort');
  });

  test('that the guest closes is no failure, and can be opened again', async () => {
    const card = await mount();
    card.onWalletFailed(() => expect.unreachable());
    press();
    apple.session().oncancel?.();
    press();
    expect(apple.calls.filter(({ name }) => name === 'begin')).toHaveLength(2);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { CardState, MountedCard, Wallet } from '../index';
import { loadCardDriver, untouchedCard } from '../index';
import { createPlaces, mountOptions } from '../testing/mount-options';
import { type FakeStripe, installFakeStripe } from '../testing/fake-stripe';

const options = mountOptions({
  response: 'pi_1_secret_2',
  processor: {
    publishable_key: 'pk_test_sandbox',
    account_id: 'acct_1',
    script_url: null,
    has_apple_pay: false,
  },
});

let stripe: FakeStripe;
let places: ReturnType<typeof createPlaces>;
beforeEach(() => {
  stripe = installFakeStripe();
  places = createPlaces();
});

async function mount(): Promise<MountedCard> {
  const driver = await loadCardDriver('STRIPE');
  if (!driver.ok) throw new Error(driver.error.code);
  const mounted = await driver.value.mount(places, options);
  if (!mounted.ok) throw new Error(mounted.error.reason);
  return mounted.value;
}

const input = { return_url: 'https://order.example/pay', billing: { name: 'Ada' } };

describe('mounting', () => {
  test('puts wallets above the card, in the guest’s language and the restaurant’s look and account', async () => {
    await mount();
    expect(places.wallet.textContent).toBe('expressCheckout');
    expect(places.form.textContent).toBe('payment');
    expect(stripe.calls[0]).toEqual({
      name: 'Stripe',
      input: { key: 'pk_test_sandbox', options: { locale: 'fr', stripeAccount: 'acct_1' } },
    });
    expect(stripe.calls[1]).toMatchObject({
      name: 'elements',
      input: {
        clientSecret: 'pi_1_secret_2',
        locale: 'fr',
        appearance: {
          theme: 'stripe',
          variables: { colorPrimary: '#c8321f', borderRadius: '12px' },
        },
      },
    });
  });

  test('tells which wallets the device has, also whoever asks late', async () => {
    const card = await mount();
    const heard: (readonly Wallet[])[] = [];
    const stop = card.onWallets((wallets) => heard.push(wallets));
    stripe.fire('expressCheckout', 'ready', {
      availablePaymentMethods: { applePay: false, googlePay: true, link: true },
    });
    card.onWallets((wallets) => heard.push(wallets));
    stripe.fire('expressCheckout', 'loaderror', {});
    stop();
    expect(heard).toEqual([[], ['google_pay', 'link'], ['google_pay', 'link'], [], []]);
  });

  test('offers Apple Pay, Google Pay and Link, and no other wallet', async () => {
    await mount();
    expect(stripe.calls.find(({ name }) => name === 'create expressCheckout')?.input).toMatchObject(
      {
        paymentMethods: {
          applePay: 'auto',
          googlePay: 'auto',
          link: 'auto',
          amazonPay: 'never',
          klarna: 'never',
          paypal: 'never',
        },
      },
    );
  });

  test('leaves nothing behind', async () => {
    const card = await mount();
    card.unmount();
    expect(document.body.textContent).toBe('');
    expect(stripe.calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['destroy payment', 'destroy expressCheckout']),
    );
  });
});

describe('confirming', () => {
  test('sends the form and stays on the page unless the bank wants otherwise', async () => {
    const card = await mount();
    expect(await card.confirm(input)).toEqual({ kind: 'succeeded', payment_method: 'CARD' });
    expect(stripe.calls.at(-1)).toMatchObject({
      name: 'confirmPayment',
      input: {
        clientSecret: 'pi_1_secret_2',
        redirect: 'if_required',
        confirmParams: {
          return_url: 'https://order.example/pay',
          payment_method_data: { billing_details: { name: 'Ada' } },
        },
      },
    });
  });

  test('sends nothing while the form has gaps', async () => {
    const card = await mount();
    stripe.submit = () => Promise.resolve({ error: { type: 'validation_error' } });
    expect(await card.confirm(input)).toEqual({ kind: 'incomplete' });
    expect(stripe.calls.some(({ name }) => name === 'confirmPayment')).toBe(false);
  });

  test('passes on the provider’s words when the card is declined', async () => {
    const card = await mount();
    stripe.confirm = () =>
      Promise.resolve({ error: { type: 'card_error', code: 'expired_card', message: 'Expired.' } });
    expect(await card.confirm(input)).toEqual({
      kind: 'declined',
      code: 'expired_card',
      message: 'Expired.',
    });
  });

  test('asks what became of it when the answer was lost', async () => {
    const card = await mount();
    stripe.confirm = () => Promise.resolve({ error: { type: 'api_connection_error' } });
    expect(await card.confirm(input)).toEqual({ kind: 'succeeded', payment_method: 'CARD' });
    expect(stripe.calls.at(-1)?.name).toBe('retrievePaymentIntent');
  });

  test('never calls a lost payment declined', async () => {
    const card = await mount();
    stripe.confirm = () => Promise.reject(new Error('gone'));
    stripe.retrieve = () => Promise.reject(new Error('gone'));
    expect(await card.confirm(input)).toEqual({ kind: 'failed', reason: 'network' });
    stripe.retrieve = () => Promise.resolve({ paymentIntent: { status: 'requires_action' } });
    expect(await card.confirm(input)).toEqual({ kind: 'failed', reason: 'unexpected' });
  });

  test('tells a wallet’s approval, and names the wallet once', async () => {
    const card = await mount();
    let approvals = 0;
    card.onWalletApproved(() => {
      approvals += 1;
    });
    stripe.fire('expressCheckout', 'confirm', {});
    expect(approvals).toBe(1);
    expect(await card.confirm(input)).toEqual({ kind: 'succeeded', payment_method: 'WALLET' });
    expect(await card.confirm(input)).toEqual({ kind: 'succeeded', payment_method: 'CARD' });
  });

  test('a wallet that was declined is told so, and only then', async () => {
    const card = await mount();
    const reasons: unknown[] = [];
    function paymentFailed(reason: unknown): void {
      reasons.push(reason);
    }
    for (const outcome of ['paid', 'unknown', 'declined', 'declined'] as const) {
      if (reasons.length === 0) stripe.fire('expressCheckout', 'confirm', { paymentFailed });
      card.settleWallet(outcome);
    }
    expect(reasons).toEqual([{ reason: 'fail' }]);
  });
});

test('listeners hear how the form stands until they stop', async () => {
  const card = await mount();
  const states: CardState[] = [];
  const stop = card.onChange((state) => states.push(state));
  stripe.fire('payment', 'change', { complete: true, empty: false });
  stripe.fire('payment', 'loaderror', { error: { message: 'No connection.' } });
  stop();
  stripe.fire('payment', 'change', { complete: false, empty: true });
  expect(states).toEqual([
    { ...untouchedCard, complete: true, empty: false },
    { ...untouchedCard, error: 'No connection.' },
  ]);
});

test('look and language can change under way', async () => {
  const card = await mount();
  card.update({ language: 'es', appearance: { ...options.appearance, scheme: 'dark' } });
  card.focus();
  expect(stripe.calls.slice(-2)).toMatchObject([
    { name: 'update', input: { locale: 'es', appearance: { theme: 'night' } } },
    { name: 'focus payment' },
  ]);
});

import { cents } from '@comanda/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CardAppearance, CardState, MountedCard, MountOptions } from '../index';
import { loadCardDriver } from '../index';
import { type FakeStripe, installFakeStripe } from '../testing/fake-stripe';

const appearance: CardAppearance = {
  scheme: 'light',
  accent: '#c8321f',
  surface: '#ffffff',
  text: '#111111',
  text_muted: '#666666',
  danger: '#b00020',
  border: '#dddddd',
  radius: '12px',
  font_size: '16px',
  font_family: 'Figtree',
};

const options: MountOptions = {
  client_secret: 'pi_1_secret_2',
  amount: cents(2_178),
  currency: 'CAD',
  language: 'fr',
  appearance,
  processor: { publishable_key: 'pk_test_sandbox', account_id: 'acct_1', script_url: null },
};

let stripe: FakeStripe;
let place: HTMLElement;
beforeEach(() => {
  stripe = installFakeStripe();
  document.body.replaceChildren();
  place = document.body.appendChild(document.createElement('div'));
});

async function mount(): Promise<MountedCard> {
  const driver = await loadCardDriver('STRIPE');
  if (!driver.ok) throw new Error(driver.error.code);
  const mounted = await driver.value.mount(place, options);
  if (!mounted.ok) throw new Error(mounted.error.reason);
  return mounted.value;
}

const input = { return_url: 'https://order.example/pay', billing: { name: 'Ada' } };

describe('mounting', () => {
  test('puts wallets above the card, in the guest’s language and the restaurant’s look and account', async () => {
    await mount();
    expect(place.textContent).toBe('expressCheckoutpayment');
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

  test('takes up room for wallets only where there are some', async () => {
    await mount();
    const wallets = place.firstElementChild as HTMLElement; // the driver puts elements there
    stripe.fire('expressCheckout', 'ready', { availablePaymentMethods: undefined });
    expect(wallets.style.marginBlockEnd).toBe('');
    stripe.fire('expressCheckout', 'ready', { availablePaymentMethods: { googlePay: true } });
    expect(wallets.style.marginBlockEnd).toBe('16px');
  });

  test('leaves nothing behind', async () => {
    const card = await mount();
    card.unmount();
    expect(place.childElementCount).toBe(0);
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
    { complete: true, empty: false, error: null },
    { complete: false, empty: true, error: 'No connection.' },
  ]);
});

test('look and language can change under way', async () => {
  const card = await mount();
  card.update({ language: 'es', appearance: { ...appearance, scheme: 'dark' } });
  card.focus();
  expect(stripe.calls.slice(-2)).toMatchObject([
    { name: 'update', input: { locale: 'es', appearance: { theme: 'night' } } },
    { name: 'focus payment' },
  ]);
});

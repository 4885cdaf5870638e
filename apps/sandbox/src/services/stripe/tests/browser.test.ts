import { mkdirSync } from 'node:fs';

import { chromium } from '@playwright/test';
import type { Browser, FrameLocator, Page } from '@playwright/test';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { findChromium } from '../../../testing/find-chromium';
import { findViolations } from '../../../testing/find-violations';
import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import { startShop } from '../../../testing/start-shop';
import type { Shop } from '../../../testing/start-shop';

const launch = findChromium();
if (!launch) {
  process.stderr.write(
    'The browser tests of the sandbox do not run: no Chromium found. Set CHROMIUM_PATH, run `npx playwright install chromium`, or install the chromium package.\n',
  );
}

describe.runIf(launch)('the stand-in for Stripe.js in a browser', { timeout: 60_000 }, () => {
  let browser: Browser;
  let sandbox: RunningSandbox;
  let shop: Shop;
  const pages: Page[] = [];
  /** Messages in the browser's console; none is allowed. */
  const complaints: string[] = [];

  beforeAll(async () => {
    sandbox = await startSandbox();
    shop = await startShop(sandbox.url);
    browser = await chromium.launch(launch);
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await shop.close();
    await sandbox.close();
  });

  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.context().close()));
    expect(complaints.splice(0)).toEqual([]);
  });

  async function createIntent(
    extra: Partial<Stripe.PaymentIntentCreateParams> = {},
    account?: string,
  ): Promise<Stripe.PaymentIntent> {
    return sandbox.stripe.paymentIntents.create(
      { amount: 2345, currency: 'usd', automatic_payment_methods: { enabled: true }, ...extra },
      account === undefined ? {} : { stripeAccount: account },
    );
  }

  async function openShop(
    intent: Stripe.PaymentIntent,
    query: Readonly<Record<string, string>> = {},
    init?: () => void,
  ): Promise<{ page: Page; form: FrameLocator }> {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, locale: 'en-US' });
    const page = await context.newPage();
    pages.push(page);
    page.on('console', (message) => {
      const isExpected = /status of 40[02]/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !isExpected)
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== '127.0.0.1') complaints.push(request.url());
    });
    if (init) await page.addInitScript(init);
    const params = new URLSearchParams({ client_secret: intent.client_secret ?? '', ...query });
    await page.goto(`${shop.url}/?${params}`);
    return { page, form: page.frameLocator('iframe').first() };
  }

  async function typeCard(form: FrameLocator, number: string): Promise<void> {
    await form.getByLabel('Card number').pressSequentially(number);
    await form.getByLabel('Expiration date').pressSequentially('1240');
    await form
      .getByLabel('Security code')
      .pressSequentially(number.startsWith('37') ? '1234' : '123');
    if (await form.getByLabel('ZIP code').isVisible())
      await form.getByLabel('ZIP code').fill('94103');
  }

  async function pay(page: Page): Promise<unknown> {
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    return resultOf(page);
  }

  async function resultOf(page: Page): Promise<unknown> {
    const output = page.locator('output');
    await output.filter({ hasText: '{' }).waitFor();
    return JSON.parse((await output.textContent()) ?? '');
  }

  async function shoot(page: Page, name: string): Promise<void> {
    const folder = process.env['SANDBOX_SCREENSHOTS'];
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  }

  test('a typed card pays', async () => {
    const intent = await createIntent({ metadata: { order_id: 'secret of the restaurant' } });
    const { page, form } = await openShop(intent);
    await typeCard(form, '4242424242424242');
    await expect
      .poll(() => form.getByLabel('Card number').inputValue())
      .toBe('4242 4242 4242 4242');
    expect(await form.getByLabel('Expiration date').inputValue()).toBe('12 / 40');
    await shoot(page, 'payment-complete');
    const result = await pay(page);
    expect(result).toMatchObject({ paymentIntent: { id: intent.id, status: 'succeeded' } });
    expect(JSON.stringify(result)).not.toContain('secret of the restaurant');
    const paid = await sandbox.stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge'],
    });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 2345,
      latest_charge: {
        billing_details: { name: 'Ada', address: { country: 'US', postal_code: '94103' } },
        payment_method_details: { card: { brand: 'visa', last4: '4242' } },
      },
    });
  });

  test('a declined card says why and leaves the form for another', async () => {
    const intent = await createIntent();
    const { page, form } = await openShop(intent);
    await typeCard(form, '4000000000009995');
    const result = await pay(page);
    expect(result).toMatchObject({
      error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        message: 'Your card has insufficient funds.',
        payment_intent: { id: intent.id, status: 'requires_payment_method' },
      },
    });
    await form.getByLabel('Card number').fill('4242424242424242');
    await page.locator('output').evaluate((output) => output.replaceChildren());
    expect(await pay(page)).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  });

  test.each([
    ['4000002760003184', 'Complete', { paymentIntent: { status: 'succeeded' } }],
    [
      '4000002760003184',
      'Fail',
      { error: { code: 'payment_intent_authentication_failure', type: 'invalid_request_error' } },
    ],
    [
      '4000008260003178',
      'Complete',
      { error: { code: 'card_declined', decline_code: 'insufficient_funds' } },
    ],
  ])('3D Secure with %s: %s', async (number, answer, expected) => {
    const intent = await createIntent();
    const { page, form } = await openShop(intent);
    await typeCard(form, number);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '3D Secure authentication' });
    await dialog.waitFor();
    const bank = page.frameLocator('dialog iframe');
    await bank.getByText('$23.45').waitFor();
    await shoot(page, `challenge-${answer}`);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    await bank.getByRole('button', { name: answer }).click();
    expect(await resultOf(page)).toMatchObject(expected);
    expect(await dialog.count()).toBe(0);
  });

  test('an unfinished form tells what is missing, beside the field, and nothing is sent', async () => {
    const intent = await createIntent();
    const { page, form } = await openShop(intent);
    const number = form.getByLabel('Card number');
    await number.fill('4242 4242');
    expect(await pay(page)).toMatchObject({
      error: { type: 'validation_error', code: 'incomplete_number' },
    });
    await form.getByText('Your card number is incomplete.').waitFor();
    await form.getByText("Your card's expiration date is incomplete.").waitFor();
    await form.getByText("Your card's security code is incomplete.").waitFor();
    await shoot(page, 'payment-incomplete');
    expect(await findViolations(page)).toEqual([]);
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    await number.fill('4242424242424241');
    await form.getByText('Your card number is invalid.').waitFor();
    const expiry = form.getByLabel('Expiration date');
    await expiry.fill('');
    await expiry.pressSequentially('0120');
    await form.getByText("Your card's expiration year is in the past.").waitFor();
    const today = new Date();
    if (today.getMonth() > 0) {
      await expiry.fill(`01 / ${String(today.getFullYear()).slice(2)}`);
      await form.getByText("Your card's expiration date is in the past.").waitFor();
    }
    expect(await sandbox.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      latest_charge: null,
    });
  });

  test('the form moves on by itself, goes back on backspace, and grows with its errors', async () => {
    const { page, form } = await openShop(await createIntent());
    await form.getByLabel('Card number').click();
    await page.keyboard.type('378282246310005');
    await page.keyboard.type('1');
    await page.keyboard.type('240');
    await page.keyboard.type('1234');
    expect(await form.getByLabel('Card number').inputValue()).toBe('3782 822463 10005');
    expect(await form.getByLabel('Expiration date').inputValue()).toBe('12 / 40');
    expect(await form.getByLabel('Security code').inputValue()).toBe('1234');
    for (let index = 0; index < 8; index += 1) await page.keyboard.press('Backspace');
    expect(await form.getByLabel('Security code').inputValue()).toBe('');
    expect(await form.getByLabel('Expiration date').inputValue()).toBe('');
    await page.keyboard.type('5');
    expect(await form.getByLabel('Expiration date').inputValue()).toBe('05 / ');
    const frame = page.locator('iframe').first();
    const before = (await frame.boundingBox())?.height ?? 0;
    await pay(page);
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(before);
    // It grows with each of its errors.
    const inside = form.locator('html');
    await expect
      .poll(() => inside.evaluate((root) => root.scrollHeight - root.clientHeight))
      .toBeLessThanOrEqual(0);
  });

  test('a press that makes an error show is not lost, however long it lasts', async () => {
    const { page, form } = await openShop(await createIntent());
    await form.getByLabel('Expiration date').pressSequentially('5');
    const frame = page.locator('iframe').first();
    const before = (await frame.boundingBox())?.height ?? 0;
    await page.getByRole('button', { name: 'Pay', exact: true }).click({ delay: 700 });
    expect(await resultOf(page)).toMatchObject({ error: { type: 'validation_error' } });
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(before);
  });

  test('carries the hints that browsers fill cards by', async () => {
    const { form } = await openShop(await createIntent());
    const hints = {
      'Card number': 'cc-number',
      'Expiration date': 'cc-exp',
      'Security code': 'cc-csc',
      'ZIP code': 'postal-code',
    };
    for (const [label, hint] of Object.entries(hints)) {
      expect(await form.getByLabel(label).getAttribute('autocomplete')).toBe(hint);
    }
    await form.getByLabel('Country').selectOption('CA');
    await form.getByLabel('Postal code').fill('m5t1t4');
    expect(await form.getByLabel('Postal code').inputValue()).toBe('M5T 1T4');
    await form.getByLabel('Country').selectOption('FR');
    expect(await form.getByLabel('Postal code').isVisible()).toBe(false);
  });

  test('speaks the language and wears the look that it is given', async () => {
    const appearance = JSON.stringify({
      theme: 'night',
      variables: { colorPrimary: '#ff8800', colorBackground: '#101014', borderRadius: '14px' },
      rules: { '.Input': { borderColor: '#445566' }, body: { display: 'none' } },
    });
    const intent = await createIntent();
    const { page, form } = await openShop(intent, { locale: 'fr', scheme: 'dark', appearance });
    const number = form.getByLabel('Numéro de carte');
    await number.fill('4000000000000002');
    const style = await number.evaluate((input) => {
      const { backgroundColor, borderRadius, borderTopColor } = getComputedStyle(input);
      return { backgroundColor, borderRadius, borderTopColor };
    });
    expect(style).toMatchObject({
      backgroundColor: 'rgb(16, 16, 20)',
      borderRadius: '14px',
    });
    await form.getByLabel("Date d'expiration").fill('12 / 40');
    await form.getByLabel('Code de sécurité').fill('123');
    await form.getByLabel('Code ZIP').fill('94103');
    await shoot(page, 'payment-night-fr');
    expect(await findViolations(page)).toEqual([]);
    expect(await pay(page)).toMatchObject({
      error: { decline_code: 'generic_decline', message: 'Votre carte a été refusée.' },
    });
  });

  test('what it is told before it has loaded reaches it', async () => {
    const { form } = await openShop(await createIntent(), { later_locale: 'fr' });
    await form.getByLabel('Numéro de carte').waitFor();
  });

  test('the Card Element and confirmCardPayment, in one row', async () => {
    const intent = await createIntent();
    const { page, form } = await openShop(intent, { element: 'card' });
    await typeCard(form, '5555555555554444');
    await shoot(page, 'card-line');
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await resultOf(page)).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  });

  test('Elements that were made before their intent, on a connected account', async () => {
    const intent = await createIntent({}, 'acct_bistro');
    const { page, form } = await openShop(intent, { mode: 'deferred', account: 'acct_bistro' });
    await typeCard(form, '4000056655665556');
    expect(await pay(page)).toMatchObject({
      paymentIntent: { id: intent.id, status: 'succeeded' },
    });
  });

  test('a wallet pays where the device has one', async () => {
    const intent = await createIntent();
    const { page } = await openShop(intent, {}, () => {
      class ApplePaySession {
        static readonly STATUS_SUCCESS = 0;
        static readonly STATUS_FAILURE = 1;
        static readonly canMakePayments = () => true;
        onvalidatemerchant?: () => void;
        onpaymentauthorized?: (event: object) => void;
        begin(): void {
          setTimeout(() => this.onvalidatemerchant?.());
        }
        completeMerchantValidation(): void {
          const payment = { token: { paymentData: {} } };
          setTimeout(() => this.onpaymentauthorized?.({ payment }));
        }
        completePayment(status: number): void {
          document.title = `Apple Pay ended with ${status}`;
        }
      }
      Object.assign(window, { ApplePaySession });
    });
    await page.getByRole('button', { name: 'Apple Pay' }).click();
    expect(await resultOf(page)).toMatchObject({ paymentIntent: { status: 'succeeded' } });
    expect(await page.title()).toBe('Apple Pay ended with 0');
    const paid = await sandbox.stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge'],
    });
    expect(paid.latest_charge).toMatchObject({
      payment_method_details: { card: { wallet: { type: 'apple_pay' } } },
    });
  });

  test('a sandbox that cannot be reached is an error of the connection, not an exception', async () => {
    const intent = await createIntent();
    const { page, form } = await openShop(intent);
    await typeCard(form, '4242424242424242');
    await sandbox.fault({
      kind: 'dropBeforeCommit',
      match: { path: '/v1/payment_intents/*/confirm' },
    });
    expect(await pay(page)).toMatchObject({ error: { type: 'api_connection_error' } });
    await sandbox.control('stripe/faults', undefined, 'DELETE');
    complaints.length = 0;
  });

  test('messages from other windows move nothing', async () => {
    const intent = await createIntent();
    const { page, form } = await openShop(intent);
    await form.getByLabel('Card number').fill('4242424242424242');
    await page.evaluate(() => {
      const message = { channel: 'stripe-sandbox-element', message: { kind: 'resize', height: 5 } };
      window.postMessage(message, '*');
    });
    const stranger = await browser.newPage();
    pages.push(stranger);
    await stranger.goto(shop.url);
    // Embedded under another origin than its address claims, the form does not even listen.
    await stranger.evaluate((url) => {
      const frame = document.createElement('iframe');
      frame.src = `${url}/stripe/card-form#origin=https://elsewhere.example`;
      document.body.append(frame);
    }, sandbox.url);
    const foreign = stranger.frameLocator('iframe').last();
    await foreign.locator('form').waitFor({ state: 'attached' });
    await stranger.evaluate(() => {
      const message = { kind: 'clear' };
      for (const frame of document.querySelectorAll('iframe')) {
        frame.contentWindow?.postMessage({ channel: 'stripe-sandbox-element', message }, '*');
      }
    });
    expect(await form.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
    expect((await page.locator('iframe').first().boundingBox())?.height).toBeGreaterThan(100);
  });
});

import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { findChromium } from '../../testing/find-chromium';
import { findViolations } from '../../testing/find-violations';
import { startPage } from '../../testing/start-page';
import type { LocalServer } from '../../testing/serve-locally';
import { startSandbox } from '../../testing/start-sandbox';
import type { RunningSandbox } from '../../testing/start-sandbox';

const launch = findChromium();
if (!launch) {
  process.stderr.write(
    'The tests of card fields in frames do not run: no Chromium found. Set CHROMIUM_PATH, run `npx playwright install chromium`, or install the chromium package.\n',
  );
}

/** Calls of the scripts to a shop's page; each test configures them itself. */
type Told = { readonly calls: unknown[][] };

describe.runIf(launch)('card fields in frames', { timeout: 60_000 }, () => {
  let browser: Browser;
  let sandbox: RunningSandbox;
  let shop: LocalServer;
  let page: Page;

  beforeAll(async () => {
    sandbox = await startSandbox();
    shop = await startPage(
      sandbox.url,
      `<div id="number"></div><div id="expiry"></div><div id="cvv"></div>
<script src="${sandbox.url}/nmi/token/Collect.js" data-tokenization-key="nmi_sandbox_public_key"></script>
<script src="${sandbox.url}/bambora/customcheckout/1/customcheckout.js"></script>`,
    );
    browser = await chromium.launch(launch);
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await shop.close();
    await sandbox.close();
  });

  afterEach(() => page.context().close());

  async function open(): Promise<void> {
    const context = await browser.newContext();
    page = await context.newPage();
    await page.goto(shop.url);
  }

  function input(field: string) {
    return page.frameLocator(`iframe[src*="field=${field}&"]`).locator('input');
  }

  async function type(number: string, expiry = '1240', cvv = '123'): Promise<void> {
    await input('number').pressSequentially(number);
    await input('expiry').pressSequentially(expiry);
    await input('cvv').pressSequentially(cvv);
  }

  async function calls(): Promise<unknown[][]> {
    return page.evaluate(() => (window as unknown as Told).calls); // what the tests put there
  }

  async function collect(): Promise<void> {
    await open();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const told: unknown[][] = [];
          Object.assign(window, { calls: told });
          // The scripts under test define these.
          const { CollectJS } = window as unknown as { CollectJS: { configure(o: object): void } };
          CollectJS.configure({
            variant: 'inline',
            fields: {
              ccnumber: { selector: '#number', title: 'Number', placeholder: '1234' },
              ccexp: { selector: '#expiry', title: 'Expiry' },
              cvv: { selector: '#cvv', title: 'Code', display: 'show' },
            },
            customCss: { color: 'rgb(1, 2, 3)' },
            timeoutDuration: 400,
            validationCallback: (...call: unknown[]) => told.push(['valid', ...call]),
            timeoutCallback: () => told.push(['timeout']),
            callback: (response: object) => told.push(['token', response]),
            fieldsAvailableCallback: resolve,
          });
        }),
    );
  }

  async function start(): Promise<void> {
    await page.evaluate(() => {
      const { CollectJS } = window as unknown as { CollectJS: { startPaymentRequest(): void } };
      CollectJS.startPaymentRequest();
    });
  }

  test('Collect.js gives a token that NMI charges once, and the page never holds the card', async () => {
    await collect();
    expect(await input('number').evaluate((field) => getComputedStyle(field).color)).toBe(
      'rgb(1, 2, 3)',
    );
    expect(await findViolations(page)).toEqual([]);
    await type('4111111111111111');
    await expect.poll(calls).toContainEqual(['valid', 'cvv', true, 'Success']);
    await start();
    await expect.poll(calls).toContainEqual(['token', expect.anything()]);
    const all = await calls();
    expect(JSON.stringify(all)).not.toContain('4111111111111111');
    const [, response] = all.find(([name]) => name === 'token') ?? [];
    const { token, card } = response as { token: string; card: object };
    expect(card).toMatchObject({ number: '411111******1111', exp: '1240', type: 'visa' });
    expect(await charge(token)).toContain('response=1');
    expect(await charge(token)).not.toContain('response=1');
  });

  async function charge(payment_token: string): Promise<string> {
    const reply = await fetch(`${sandbox.url}/nmi/api/transact.php`, {
      method: 'POST',
      body: new URLSearchParams({
        security_key: 'nmi_sandbox_security_key',
        type: 'sale',
        amount: '10.00',
        orderid: crypto.randomUUID(),
        payment_token,
      }),
    });
    return reply.text();
  }

  test('Collect.js tells what is incomplete, and answers it with nothing but the end of its time', async () => {
    await collect();
    await type('4111111111111112', '0120');
    await start();
    await expect.poll(calls).toContainEqual(['timeout']);
    const all = await calls();
    expect(all).toContainEqual(['valid', 'ccnumber', false, expect.stringContaining('13-19')]);
    expect(all).toContainEqual(['valid', 'ccexp', false, expect.stringContaining('future')]);
    expect(all.some(([name]) => name === 'token')).toBe(false);
    expect(await input('number').getAttribute('aria-invalid')).toBe('true');
  });

  async function customCheckout(): Promise<void> {
    await open();
    await page.evaluate(() => {
      type Field = { mount(selector: string): void };
      type Checkout = {
        create(field: string, options: object): Field;
        on(event: string, handler: (event: object) => void): void;
      };
      const told: unknown[][] = [];
      // The scripts under test define this.
      const { customcheckout } = window as unknown as { customcheckout: () => Checkout };
      const checkout = customcheckout();
      Object.assign(window, { calls: told, checkout });
      for (const event of ['brand', 'empty', 'complete', 'error']) {
        checkout.on(event, (data) => told.push([event, data]));
      }
      checkout.create('card-number', { brands: ['visa', 'mastercard'] }).mount('#number');
      checkout.create('expiry', {}).mount('#expiry');
      checkout.create('cvv', {}).mount('#cvv');
    });
  }

  async function createToken(): Promise<{ token?: string; error?: { type: string } }> {
    return page.evaluate(
      () =>
        new Promise<object>((resolve) => {
          const { checkout } = window as unknown as {
            checkout: { createToken(done: (result: object) => void): void };
          };
          checkout.createToken(resolve);
        }),
    );
  }

  test('customcheckout tells brand and progress, and gives a token for Bambora', async () => {
    await customCheckout();
    await type('5100000010001004');
    await expect.poll(calls).toContainEqual(['complete', { field: 'cvv', complete: true }]);
    const all = await calls();
    expect(all).toContainEqual(['brand', { field: 'card-number', brand: 'mastercard' }]);
    expect(all).toContainEqual(['empty', { field: 'card-number', empty: false }]);
    expect(JSON.stringify(all)).not.toContain('5100000010001004');
    expect(await createToken()).toMatchObject({ code: '200', token: expect.any(String) });
  });

  test('customcheckout refuses brands that the shop does not take, and gaps', async () => {
    await customCheckout();
    expect(await createToken()).toMatchObject({ error: { type: 'TokenizationValidationFailed' } });
    await type('371100001000131', '1240', '1234');
    expect(await createToken()).toMatchObject({ error: { type: 'TokenizationValidationFailed' } });
    const all = await calls();
    expect(all).toContainEqual(['error', expect.objectContaining({ type: 'CardNumberNotSet' })]);
    expect(all).toContainEqual(['error', expect.objectContaining({ type: 'CardNumberInvalid' })]);
  });
});

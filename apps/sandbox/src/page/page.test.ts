import { mkdirSync } from 'node:fs';

import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { twilioClient } from '../services/twilio/tests/twilio-client';
import { defaultTwilioSettings } from '../services/twilio/twilio-settings';
import { findChromium } from '../testing/find-chromium';
import { findViolations } from '../testing/find-violations';
import { startSandbox } from '../testing/start-sandbox';
import type { RunningSandbox } from '../testing/start-sandbox';

const launch = findChromium();

describe.runIf(launch)('the page at the root', { timeout: 60_000 }, () => {
  let browser: Browser;
  let sandbox: RunningSandbox;
  const complaints: string[] = [];

  beforeAll(async () => {
    sandbox = await startSandbox({ stripe: { webhookUrl: 'http://127.0.0.1:9/webhooks' } });
    browser = await chromium.launch(launch);
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await sandbox.close();
  });

  async function open(width: number, colorScheme: 'dark' | 'light'): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(sandbox.url);
    return page;
  }

  async function shoot(page: Page, name: string): Promise<void> {
    const folder = process.env['SANDBOX_SCREENSHOTS'];
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: name.includes('full') });
  }

  function pay(method: string, amount: number, order: string, currency = 'usd') {
    return sandbox.stripe.paymentIntents.create({
      amount,
      currency,
      allowed_payment_method_types: ['card'],
      confirm: true,
      payment_method: method,
      description: `Order ${order}`,
      return_url: 'https://example.com/',
      metadata: { order_number: order, restaurant_id: 'harbour-kitchen', table: '12' },
    });
  }

  test('shows what came in, and keeps up with it', async () => {
    const page = await open(1240, 'light');
    await page.getByText('No money moves here.').waitFor();
    await page.getByText('Nothing yet.').waitFor();
    await shoot(page, 'page-empty');
    const first = await pay('pm_card_visa', 2345, 'A-17');
    await pay('pm_card_chargeDeclinedInsufficientFunds', 1990, 'A-18').catch(() => undefined);
    await pay('pm_card_authenticationRequired', 4200, 'A-19', 'cad');
    const refunded = await pay('pm_card_amex', 8050, 'A-20', 'cad');
    await sandbox.stripe.refunds.create({ payment_intent: refunded.id, amount: 1050 });
    await sandbox.fault({ kind: 'delay', delay_ms: 1, match: { path: '/nowhere' } });
    const { accountSid, authToken, verifyServiceSid } = defaultTwilioSettings;
    const twilio = twilioClient(sandbox.url, accountSid, authToken);
    await twilio.messages.create({
      to: '+15145550123',
      from: '+15005550006',
      body: 'Thank you! Your receipt: https://harbour.example/receipts/7f0c2f4e',
    });
    await twilio.verify.v2
      .services(verifyServiceSid)
      .verifications.create({ to: '+15145550123', channel: 'sms' });
    const payments = page.getByRole('region', { name: 'Payments' });
    const row = payments.getByRole('listitem').filter({ hasText: 'order_number A-17' });
    await row.first().waitFor();
    await payments.getByText('part refunded').waitFor();
    await page.getByText('CA$10.50').first().waitFor();
    await row.first().locator('summary').press('Enter');
    await row.getByText(first.id).waitFor();
    const texts = page.getByRole('region', { name: 'Texts' });
    await texts.getByText(/verification code is: \d{6}$/).waitFor();
    await texts.getByText('delivered').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await shoot(page, 'page-desktop-full');
    // An update elsewhere neither closes the row nor takes the focus.
    await pay('pm_card_mastercard', 1200, 'A-21');
    await payments.getByText('A-21').first().waitFor();
    expect(await row.getByText(first.id).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    const webhooks = page.getByRole('region', { name: 'Webhooks' });
    await webhooks.getByText('payment_intent.payment_failed').waitFor();
    await webhooks.getByText('retrying').first().waitFor();
    await page.getByRole('button', { name: 'Pause updates' }).click();
    await pay('pm_card_visa', 700, 'A-22');
    // Another page has heard of it by then.
    const other = await open(1240, 'light');
    await other.getByText('A-22').first().waitFor();
    await other.context().close();
    expect(await payments.getByText('A-22').count()).toBe(0);
    await page.context().close();
  });

  test('copies a test card', async () => {
    const page = await open(1240, 'light');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const button = page.getByRole('button', { name: 'Copy 4000 0000 0000 9995' });
    await button.click();
    await page.getByRole('status').getByText('4000 0000 0000 9995 copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4000000000009995');
    await page.context().close();
  });

  test.each(['light', 'dark'] as const)('fits a phone, %s', async (scheme) => {
    const page = await open(390, scheme);
    await page.getByText('A-21').first().waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await shoot(page, `page-phone-${scheme}`);
    await page.context().close();
  });

  test('gives the browser nothing to complain about', () => {
    expect(complaints).toEqual([]);
  });
});

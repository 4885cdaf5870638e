import { mkdirSync } from 'node:fs';

import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { defaultSpinSettings } from '../services/spin/spin-settings';
import { SPIN_PREFIX } from '../services/spin/wire/prefix';
import { findChromium } from '../testing/find-chromium';
import { findViolations } from '../testing/find-violations';
import { startSandbox } from '../testing/start-sandbox';
import type { RunningSandbox } from '../testing/start-sandbox';

const launch = findChromium();

describe.runIf(launch)('the reader in one’s hand', { timeout: 60_000 }, () => {
  let browser: Browser;
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await startSandbox();
    browser = await chromium.launch(launch);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await sandbox.close();
  });

  test.each(['light', 'dark'] as const)('taps, declines and has a plug (%s)', async (scheme) => {
    const width = scheme === 'light' ? 900 : 390;
    const context = await browser.newContext({
      viewport: { width, height: 820 },
      colorScheme: scheme,
    });
    const page = await context.newPage();
    await page.goto(`${sandbox.url}/reader`);
    const screen = page.getByRole('status');
    await screen.getByText('Welcome').waitFor();
    expect(await page.getByRole('button', { name: 'Tap', exact: true }).isDisabled()).toBe(true);
    const sold = sell(`page-${scheme}`);
    await screen.getByText('CA$12.50').waitFor();
    await shoot(page, `reader-${scheme}`);
    await page.getByRole('button', { name: 'Tap', exact: true }).click();
    expect(await sold).toMatchObject({ GeneralResponse: { StatusCode: '0000' } });
    await page.getByRole('link', { name: 'Counter Nuvei' }).click();
    await screen.getByText('Approved').waitFor();
    const declined = sell(`page-${scheme}-2`);
    await page.getByRole('button', { name: 'Tap a card that is declined' }).click();
    expect(await declined).toMatchObject({ GeneralResponse: { StatusCode: '1015' } });
    await page.getByRole('button', { name: 'Pull the plug' }).click();
    await screen.getByText('No power').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Plug it in' }).click();
    await screen.getByText('Welcome').waitFor();
    await context.close();
  });

  async function sell(reference: string): Promise<unknown> {
    const { authKey, terminals } = defaultSpinSettings;
    const answer = await fetch(`${sandbox.url}${SPIN_PREFIX}/v2/Payment/Sale`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        Tpn: terminals[0]?.tpn,
        Authkey: authKey,
        Amount: 12.5,
        PaymentType: 'Credit',
        ReferenceId: reference,
      }),
    });
    return answer.json();
  }

  async function shoot(page: { screenshot(options: object): Promise<unknown> }, name: string) {
    const folder = process.env['SANDBOX_SCREENSHOTS'];
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  }
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { findChromium } from '../testing/find-chromium';
import { findViolations } from '../testing/find-violations';
import { startSandbox } from '../testing/start-sandbox';
import type { RunningSandbox } from '../testing/start-sandbox';

const launch = findChromium();

/** As much of an ordering as the page around it talks to. */
const SHOP = `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><script>
  addEventListener('message', ({ data }) => parent.postMessage({ type: data.type + ' heard' }, '*'));
  parent.postMessage({ type: 'connected' }, '*');
</script><p>Shop</p></html>`;

describe.runIf(launch)('a site that holds an ordering', { timeout: 60_000 }, () => {
  let browser: Browser;
  let sandbox: RunningSandbox;
  let shop: Server;

  beforeAll(async () => {
    shop = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(SHOP);
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const { port } = shop.address() as AddressInfo; // it listens on a port, not on a pipe
    const webhookUrl = `http://127.0.0.1:${port}/api/webhooks/stripe`;
    sandbox = await startSandbox({ stripe: { webhookUrl } });
    browser = await chromium.launch(launch);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await sandbox.close();
    shop.close();
  });

  test.each(['light', 'dark'] as const)(
    'writes down what is said, and asks for a reset (%s)',
    async (scheme) => {
      const context = await browser.newContext({ colorScheme: scheme });
      const page = await context.newPage();
      await page.goto(`${sandbox.url}/embedded`);
      const talk = page.getByRole('log');
      await talk.getByText('The frame: {"type":"connected"}').waitFor();
      await page.getByRole('button', { name: 'Begin anew for the next guest' }).click();
      await talk.getByText('The frame: {"type":"startReset heard"}').waitFor();
      // Messages of other senders are not listed.
      await page.evaluate(() => postMessage({ type: 'connected' }, '*'));
      expect(await talk.getByRole('listitem').allTextContents()).toEqual([
        'The frame: {"type":"connected"}',
        'This page: {"type":"startReset"}',
        'The frame: {"type":"startReset heard"}',
      ]);
      expect(new URL(page.frames()[1]?.url() ?? '').pathname).toBe('/v2/lantern-house/home');
      expect(await findViolations(page)).toEqual([]);
      await context.close();
    },
  );
});

import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Terminal } from '@comanda/contracts';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { KioskSettings } from '../harness/kiosk-page';
import type { Product } from '../server';
import { openRestaurant } from './restaurant';
import type { Texts } from './texts';

const DEMO = { folder: 'demo/backlot', endpoint: 'backlot', setup_code: 'backlot-kiosk-3816' };
/** From the fridge, which is open at every hour. */
const DISH = 'Cola';
const SCRIPT = fileURLToPath(new URL('../harness/kiosk-page.ts', import.meta.url));
const MESSAGES = [
  'amex_not_supported',
  'busy',
  'cancelled',
  'checking',
  'declined',
  'disconnected',
  'failed',
  'invalid_vendor',
  'no_reader',
  'no_readers',
  'no_token',
] as const;

export type Kiosk = Awaited<ReturnType<typeof openKiosk>>;

/**
 * The demo's kiosk, paired as an operator would, with all of its readers beside it; and a page on the restaurant's origin, under
 * the policy of the product's own pages, that holds nothing but the drivers of the readers.
 */
export async function openKiosk(product: Product) {
  await product.importBundle(DEMO.folder);
  const restaurant = await openRestaurant(product.url, DEMO.endpoint, 'en');
  const { restaurant_id } = restaurant;
  const { token, device } = await call<{ token: string; device: { device_id: string } }>(
    'devices/pair',
    { restaurant_id, setup_code: DEMO.setup_code, kind: 'kiosk' },
  );
  const { terminals } = await call<{ terminals: readonly Terminal[] }>(
    `terminal/${restaurant_id}/list`,
    undefined,
    token,
  );
  for (const { terminal_id } of terminals) {
    await call(
      'terminal/select',
      { restaurant_id, terminal_id, kiosk_id: device.device_id },
      token,
    );
  }
  const dish = restaurant.dish(DISH);
  const { total_with_tip_and_tax: total } = await restaurant.totalsOf([{ dish }]);
  const script = await bundle();
  const policy = await policyOf(`${product.url}/v2/${DEMO.endpoint}/order`);

  async function call<Reply>(path: string, body?: object, bearer?: string): Promise<Reply> {
    const reply = await fetch(`${product.url}/api/${path}`, {
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} answered ${await reply.text()}`);
    return (await reply.json()) as Reply; // the contract's reply
  }

  return {
    restaurant_id,
    /** Price of the page's only dish. */
    total,
    close: restaurant.close,

    /** Opens the page of one kind of reader. */
    async show(page: Page, vendor: string, { t }: Texts): Promise<void> {
      const settings: KioskSettings = {
        restaurant_id,
        device_token: token,
        item_id: dish.item_id,
        total,
        vendor,
        texts: Object.fromEntries(MESSAGES.map((code) => [code, t(`reader.${code}`)])),
      };
      // A page that a test serves comes from no address, and Chromium asks before such a one speaks to this machine.
      await page.context().grantPermissions(['local-network-access']);
      await page.route('**/reader-kiosk', async (route) => {
        await route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': policy },
          body: pageOf(settings),
        });
      });
      await page.route('**/reader-kiosk.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
      );
      await page.goto('/reader-kiosk');
    },
  };
}

/** Returns the CSP of the product's own pages. */
async function policyOf(url: string): Promise<string> {
  for (let tries = 0; tries < 40; tries += 1) {
    const reply = await fetch(url);
    const policy = reply.headers.get('content-security-policy');
    if (reply.ok && policy !== null) return policy;
    // A server that has just imported on a busy machine puts readers off for a moment.
    await sleep(250);
  }
  throw new Error(`${url} does not answer with a page.`);
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SCRIPT],
    bundle: true,
    write: false,
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
  });
  return outputFiles[0]?.text ?? '';
}

function pageOf(settings: KioskSettings): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Reader</title><link rel="icon" href="data:,">
<script id="settings" type="application/json">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
<main><h1>Card reader</h1>
<p id="notice"></p><p id="status" role="status"></p><p id="message" role="alert"></p>
<div id="readers" role="group" aria-label="Readers"></div>
<button id="pay">Pay</button><button id="cancel">Cancel</button>
<button id="next">Next guest</button><button id="disconnect">Disconnect</button>
<output id="order" aria-label="Order number"></output></main>
<script type="module" src="/reader-kiosk.js"></script></html>`;
}

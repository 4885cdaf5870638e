import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { fromRoot } from '../../../scripts/lib/paths.mjs';

const PAGE = 'late-queue';

/** The kiosk's orders without a connection as they are in the product: its queue and its store. */
const SOURCE = `
import { createApiClient } from '@comanda/api-client';
import { createLateQueue } from './late-queue';
import { openLateStore } from './open-late-store';

async function open(token, onStuck) {
  const store = await openLateStore();
  const client = createApiClient({ token: () => token, retry: { retries: 0 } });
  return createLateQueue({ store, client, now: () => new Date(), onStuck });
}

/** Takes orders and sends them at the same time, until the page is gone. */
async function work({ token, device_id, order, first, most }) {
  const queue = await open(token, told);
  void (async () => { for (;;) await queue.send(device_id); })();
  for (let nth = first; nth < first + most; nth += 1) {
    const order_instructions = 'Order ' + nth;
    const kept = await queue.take({ ...order, order_instructions });
    await given(order_instructions, kept === null ? null : kept.order_number);
  }
}

/** Sends what is kept; returns how many orders are left. */
async function drain({ token, device_id }) {
  const queue = await open(token, told);
  await queue.send(device_id);
  return await queue.countKept();
}

Object.assign(window, { work, drain });
`;

type Device = { readonly token: string; readonly device_id: string };
type Work = Device & { readonly order: object; readonly first: number; readonly most: number };

/** The functions that the page offers. */
type LateWindow = {
  readonly work: (work: Work) => Promise<void>;
  readonly drain: (device: Device) => Promise<number>;
};

/** Bundles a page on the product's origin that holds nothing but a kiosk's orders without a connection. */
export async function bundleLateQueue() {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: fromRoot('apps/kiosk/src/shared/late') },
    bundle: true,
    write: false,
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
  });
  const script = outputFiles[0]?.text ?? '';
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Late</title>
<link rel="icon" href="data:,"><script type="module" src="/${PAGE}.js"></script></html>`;

  return {
    async open(page: Page): Promise<void> {
      await page.context().grantPermissions(['local-network-access']);
      await page.route(`**/${PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.route(`**/${PAGE}.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
      );
      await page.goto(`/${PAGE}`);
    },
    /** Begins to take and to send orders, and does not wait for the end. */
    begin: (page: Page, work: Work) =>
      page.evaluate((wanted) => {
        // The page's own functions, which its types do not know.
        void (window as unknown as LateWindow).work(wanted);
      }, work),
    drain: (page: Page, device: Device) =>
      page.evaluate((own) => (window as unknown as LateWindow).drain(own), device), // as above
  };
}

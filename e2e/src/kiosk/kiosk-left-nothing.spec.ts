import type { CDPSession, Page } from '@playwright/test';
import { KIOSK_SCREEN, KioskPage } from '../pages/kiosk-page';
import { expect, test } from '../test';

// A trace keeps copies of the page in the page's own memory.
test.use({ ...KIOSK_SCREEN, serviceWorkers: 'allow', trace: 'off' });

const NAME = 'Zebulonius';
const NOTE = 'no onions for the penguin';
const PHONE = '7185550177';
const SECRETS = [NAME, NOTE, PHONE];

test('after a guest nothing of them is in the browser: no cookie, store, database, cache, entry of the history or string in memory', async ({
  page,
  context,
  texts,
  openVariant,
  watch,
}) => {
  watch.allow(/status of 401/u);
  const { t } = texts;
  // A restaurant without orders suggests nothing on the way.
  const harbor = await openVariant({ restaurant: { kiosk_asks_name: true } });
  const kiosk = new KioskPage(page, texts);
  await kiosk.pair(harbor.endpoint, 'harbor-kiosk-7264');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await kiosk.takeAway.click();
  await kiosk.brand(harbor.menuName('All Day')).click();
  await kiosk.add('Green Tide').click();
  await kiosk.checkout.click();
  await page.getByRole('textbox', { name: t('cart.instructions.title') }).click();
  // Key by key: what a test hands over as a whole stays in the memory of its own script.
  await page.keyboard.type(NOTE);
  const keyboard = page.locator('[data-keyboard]');
  await keyboard.getByRole('button', { name: t('kiosk.complete.done') }).click();
  await kiosk.pay.click();
  await kiosk.noTip.click();
  const asked = page.getByRole('dialog', { name: t('kiosk.name.title') });
  await asked.getByRole('textbox').focus();
  await page.keyboard.type(NAME);
  // The keys of the screen may lie over it.
  await asked.getByRole('button', { name: t('common.continue') }).dispatchEvent('click');
  const number = (await kiosk.number.textContent()) ?? '';
  for (const digit of PHONE) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: t('kiosk.complete.send'), exact: true }).click();
  await expect(page.getByText(t('kiosk.complete.order_complete'))).toBeVisible();

  const devtools = await context.newCDPSession(page);
  // The search would find them while the guest is there.
  expect(await foundInHeap(devtools, [NAME])).toEqual([NAME]);
  // The page goes by itself.
  await expect(kiosk.takeAway).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  const kept = await everythingKept(page);
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies).toEqual([expect.stringContaining('device')]);
  expect([...SECRETS, number].filter((each) => kept.includes(each))).toEqual([]);
  await expect
    .poll(() => foundInHeap(devtools, SECRETS), { timeout: 60_000, intervals: [3000] })
    .toEqual([]);
});

/** Returns those of the texts that a string of the page's memory contains, after it was collected. */
async function foundInHeap(devtools: CDPSession, texts: readonly string[]): Promise<string[]> {
  let snapshot = '';
  function take({ chunk }: { readonly chunk: string }) {
    snapshot += chunk;
  }
  await devtools.send('HeapProfiler.collectGarbage');
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { strings } = JSON.parse(snapshot) as { readonly strings: readonly string[] }; // the snapshot's format
  return texts.filter((text) => strings.some((each) => each.includes(text)));
}

/** Returns everything that the browser stores for the page, as text. */
async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: string[] = [JSON.stringify([localStorage, sessionStorage, history.state])];
    found.push(String(history.length), location.href, document.documentElement.outerHTML);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        if (/json|html/u.test(kept?.headers.get('content-type') ?? ''))
          found.push(request.url, (await kept?.text()) ?? '');
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const { result: database } = opening;
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => reading.addEventListener('success', resolve));
        found.push(
          JSON.stringify(reading.result, (_, value: unknown) =>
            value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
          ),
        );
      }
      database.close();
    }
    return found.join('\n');
  });
}

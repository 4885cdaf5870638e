import type { CDPSession, Page } from '@playwright/test';
import { BROWSER_ARGS, requireBrowser } from '../browser';
import { KIOSK_SCREEN, KioskPage } from '../pages/kiosk-page';
import { expect, test } from '../test';

/** Guests of three days, each day from noon to ten in the evening, with six minutes between two of them. */
const ALL_GUESTS = 300;
const GUESTS_OF_A_DAY = 100;
const BETWEEN_MS = 6 * 60_000;
/** In one jump, so that the page never sees the hours in which it loads itself again. */
const NIGHT_MS = 14 * 3_600_000;
/** As many as come in an hour with a guest a minute. */
const FIRST_GUESTS = 60;
const MOST_GROWTH = 1.1;

/** Code that V8 compiles while a page runs is no memory of the page, and grows to a bound of its own. */
const NO_COMPILER = '--js-flags=--no-opt --no-maglev --no-sparkplug';

test.use({
  ...KIOSK_SCREEN,
  serviceWorkers: 'allow',
  launchOptions: { executablePath: requireBrowser(), args: [...BROWSER_ARGS, NO_COMPILER] },
});

test('after three hundred guests in seventy-two hours without a reload the page is as large as after the first sixty', async ({
  page,
  texts,
  openVariant,
  watch,
}) => {
  test.setTimeout(1_200_000);
  watch.allow(/status of 401/u);
  // A clock that runs ahead reports more often than the server takes.
  watch.allow(/status of 429 .*\/api\/devices\/report/u);
  const { t } = texts;
  const harbor = await openVariant();
  const kiosk = new KioskPage(page, texts);
  await kiosk.pair(harbor.endpoint, 'harbor-kiosk-7264');
  await page.clock.install();
  await page.evaluate(() => (document.documentElement.dataset['loaded'] = 'once'));
  const devtools = await page.context().newCDPSession(page);
  const order = [
    t('kiosk.start.take_away'),
    harbor.menuName('All Day'),
    t('item.add_named', { name: 'Green Tide' }),
    t('kiosk.browse.checkout'),
  ];
  const leave = [t('kiosk.header.start_over'), t('kiosk.away.start_over')];
  // The server takes no more than sixty unpaid orders in ten minutes from one place.
  const paths = [
    [...order, 'Pay $', t('kiosk.tip.none'), t('kiosk.complete.done')],
    [...order.slice(0, 2), t('kiosk.header.start_over')],
    [...order.slice(0, 3), ...leave],
    [...order, ...leave],
    [...order, 'Pay $', t('common.close'), ...leave],
    [...order, t('common.back'), ...leave],
  ];
  async function serve(from: number, to: number) {
    for (let guest = from; guest < to; guest += 1) {
      await page.evaluate(tapThrough, paths[guest % paths.length] ?? []);
      await kiosk.takeAway.waitFor();
      const isLast = guest % GUESTS_OF_A_DAY === GUESTS_OF_A_DAY - 1;
      await page.clock.fastForward(isLast ? NIGHT_MS : BETWEEN_MS);
    }
  }

  await serve(0, FIRST_GUESTS);
  const first = await sizeOf(devtools);
  await serve(FIRST_GUESTS, ALL_GUESTS);
  const last = await sizeOf(devtools);
  expect(await wasLoadedAgain(page)).toBe(false);
  test.info().annotations.push({ type: 'size', description: JSON.stringify({ first, last }) });
  expect(last.heap / first.heap, JSON.stringify({ first, last })).toBeLessThan(MOST_GROWTH);
  expect(last.nodes / first.nodes, JSON.stringify({ first, last })).toBeLessThan(MOST_GROWTH);
  expect(last.listeners / first.listeners).toBeLessThan(MOST_GROWTH);
});

/** Measures the page after a garbage collection. */
async function sizeOf(devtools: CDPSession) {
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const counts = new Map(metrics.map(({ name, value }) => [name, value]));
  return {
    heap,
    nodes: counts.get('Nodes') ?? 0,
    listeners: counts.get('JSEventListeners') ?? 0,
  };
}

function wasLoadedAgain(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['loaded'] !== 'once');
}

/** Runs in the page: taps what bears these names, one after the other, each once it can be. */
async function tapThrough(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const began = performance.now();
    let found = find(name);
    while (found === undefined) {
      if (performance.now() - began > 30_000) throw new Error(`Nothing is called "${name}".`);
      await new Promise(requestAnimationFrame);
      found = find(name);
    }
    found.click();
    // No finger is faster than the page is drawn.
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  }

  /** The last one: a dialog comes after the page below it. */
  function find(name: string): HTMLElement | undefined {
    return [...document.querySelectorAll<HTMLElement>('button:enabled, a[href]')].findLast(
      (each) =>
        (each.ariaLabel ?? each.innerText).trim().startsWith(name) && each.checkVisibility(),
    );
  }
}

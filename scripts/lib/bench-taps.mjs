const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 3000;
const TAPS = 40;
/** What the product does at most in one go while nobody taps. */
const ADD = 'button[aria-label^="Add "], button:has-text("Add ")';

/** Opens a page on a phone with a slow processor and waits until it stands still. */
export async function openOnPhone(browser, url) {
  const context = await browser.newContext({ ...PHONE, hasTouch: true, locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(watchTaps);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.locator(ADD).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(SETTLE_MS);
  return page;
}

/** Taps Add on one dish after the other; resolves with the ms from each tap until the cart's bar tells the new count. */
export async function measureAdding(page, count, from = 0) {
  const times = [];
  for (let index = from; index < from + count; index += 1) {
    const add = page.locator(ADD).nth(index);
    await add.scrollIntoViewIfNeeded();
    await page.waitForTimeout(150);
    await page.evaluate((wanted) => window.__taps.expect(wanted), index + 1);
    await add.tap();
    times.push(await page.evaluate(() => window.__taps.shown));
  }
  return times;
}

/** Forty taps as an order goes: dishes, more of them, a dish looked at, the cart and back; resolves with the slowest and the long tasks. */
export async function measureOrder(page) {
  await page.evaluate(() => window.__taps.begin());
  for (let tap = 0; tap < TAPS; tap += 1) {
    const target = page.locator(ADD).nth((tap * 7) % 60);
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(120);
    await target.tap();
    await page.waitForTimeout(180);
  }
  await page.waitForTimeout(500);
  return page.evaluate(() => window.__taps.end());
}

/** Runs in the page before its own scripts: times taps as the browser does, and until the cart tells them. */
function watchTaps() {
  const events = [];
  const tasks = [];
  let tapped = 0;
  window.__taps = {
    shown: undefined,
    /** Waits for the bar at the bottom to tell this many. */
    expect(count) {
      window.__taps.shown = new Promise((resolve) => {
        addEventListener(
          'click',
          (event) => {
            tapped = event.timeStamp;
          },
          { capture: true, once: true },
        );
        const observer = new MutationObserver(check);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        function check() {
          const bar = document.querySelector('a[href$="/cart"]');
          if (!bar?.textContent.trim().startsWith(String(count))) return;
          observer.disconnect();
          resolve(performance.now() - tapped);
        }
      });
    },
    begin() {
      events.length = 0;
      tasks.length = 0;
    },
    end() {
      const taps = events.filter(({ interactionId }) => interactionId > 0);
      return {
        worst_ms: Math.max(0, ...taps.map(({ duration }) => duration)),
        slow: taps.length,
        long_tasks: tasks.length,
        longest_task_ms: Math.round(Math.max(0, ...tasks.map(({ duration }) => duration))),
      };
    },
  };
  new PerformanceObserver((list) => events.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  });
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 3000;
const LOAD_TIMEOUT_MS = 60_000;
const TAPS = 40;
const ADD = 'button[aria-label^="Add "]';

/** Opens a page on a phone with a slow processor and waits until it stands still. */
export async function openOnPhone(browser, url) {
  const context = await browser.newContext({ ...PHONE, hasTouch: true, locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(watchTaps);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
  await page.evaluate(untilThere, [ADD, LOAD_TIMEOUT_MS]);
  await page.waitForTimeout(SETTLE_MS);
  return page;
}

/** Waits in the page: a locator would leave listeners for every touch behind, which the browser then asks about each finger. */
function untilThere([selector, patience]) {
  const end = performance.now() + patience;
  return new Promise((resolve, reject) => {
    look();
    function look() {
      if (document.querySelector(selector)) resolve();
      else if (performance.now() > end)
        reject(new Error(`No ${selector} came within ${patience} ms.`));
      else setTimeout(look, 100);
    }
  });
}

/** Taps Add on one dish after the other; resolves with the ms from each tap until the page hears of it, until the cart's bar holds the new count, and until it is drawn. */
export async function measureAdding(page, count, from = 0) {
  const times = [];
  for (let index = from; index < from + count; index += 1) {
    const place = await bringIntoView(page, index);
    await page.evaluate((wanted) => window.__taps.expect(wanted), index + 1);
    await page.touchscreen.tap(place.x, place.y);
    times.push(await page.evaluate(() => window.__taps.shown));
  }
  return times;
}

/** Forty taps as an order goes: dishes, more of them, a dish looked at, the cart and back; resolves with the slowest and the long tasks. */
export async function measureOrder(page) {
  await page.evaluate(() => window.__taps.begin());
  for (let tap = 0; tap < TAPS; tap += 1) {
    const place = await bringIntoView(page, (tap * 7) % 60);
    await page.touchscreen.tap(place.x, place.y);
    await page.waitForTimeout(180);
  }
  await page.waitForTimeout(500);
  return page.evaluate(() => window.__taps.end());
}

/**
 * Scrolls to a button and says where it stands. A finger has no need of a locator's own looking around, which on a slow
 * processor would take longer than what is measured.
 */
async function bringIntoView(page, index) {
  await page.evaluate(
    ([selector, nth]) =>
      document.querySelectorAll(selector)[nth].scrollIntoView({ block: 'center' }),
    [ADD, index],
  );
  await page.waitForTimeout(150);
  return page.evaluate(
    ([selector, nth]) => {
      const box = document.querySelectorAll(selector)[nth].getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [ADD, index],
  );
}

/** Runs in the page before its own scripts: times taps as the browser does, and until the cart tells them. */
function watchTaps() {
  const events = [];
  const tasks = [];
  let tapped = 0;
  let heard = 0;
  window.__taps = {
    shown: undefined,
    /** Waits for the bar at the bottom to tell this many. */
    expect(count) {
      window.__taps.shown = new Promise((resolve) => {
        addEventListener(
          'click',
          (event) => {
            tapped = event.timeStamp;
            heard = performance.now() - tapped;
          },
          { capture: true, once: true },
        );
        const observer = new MutationObserver(check);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        function check() {
          const bar = document.querySelector('a[href$="/cart"]');
          if (!bar?.textContent.trim().startsWith(String(count))) return;
          observer.disconnect();
          const told = performance.now() - tapped;
          // A message posted in the next frame is the first to run after it.
          const afterFrame = new MessageChannel();
          afterFrame.port1.onmessage = () =>
            resolve({ heard, told, drawn: performance.now() - tapped });
          requestAnimationFrame(() => afterFrame.port2.postMessage(null));
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

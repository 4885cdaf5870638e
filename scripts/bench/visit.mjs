import { probePage } from './page-probe.mjs';
import { describeRequests, watchRequests } from './requests.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
const CPU_SLOWDOWN = 4;
/** Slow 4G as Lighthouse has it. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** A picture of a menu, or one of its dishes. */
const ITEM = 'main article, main section li';
const SETTLE_MS = 1500;

/** Visits an address as a phone that was never there, then again; resolves with the figures of both visits. */
export async function visitTwice(browser, url) {
  const context = await browser.newContext({ ...PHONE, locale: 'en-US' });
  try {
    return { cold: await visit(context, url), warm: await visit(context, url) };
  } finally {
    await context.close();
  }
}

async function visit(context, url) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(probePage, ITEM);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const requests = watchRequests(session);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForFunction(() => window.__seen.usable !== undefined, undefined, {
    timeout: 60_000,
  });
  await page.waitForTimeout(SETTLE_MS);
  const seen = await page.evaluate(() => window.__seen);
  const all = requests.read();
  await page.close();
  return {
    shown_ms: Math.round(seen.item),
    usable_ms: Math.round(seen.usable),
    lcp_ms: Math.round(seen.lcp),
    cls: Math.round(seen.cls * 1000) / 1000,
    ...describeRequests(all, seen.usable),
    all,
  };
}

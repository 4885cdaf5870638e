import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { settle } from './check-screen';
import type { Texts } from './texts';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;
export const KIOSK = { viewport: { width: 1080, height: 1920 }, hasTouch: true } as const;
export const TABLET = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 } as const;
export const SCREEN = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1.5 } as const;

/** Opens a device of its own, as a guest or a restaurant has one. */
export async function openDevice(
  browser: Browser,
  device: BrowserContextOptions,
  locale: string,
): Promise<Page> {
  return (await browser.newContext({ ...device, locale, colorScheme: 'light' })).newPage();
}

/** Takes the picture of a page once its images and fonts have come; `isLast` ends its device. */
export async function takePicture(
  page: Page,
  name: string,
  texts: Texts,
  isLast = true,
): Promise<void> {
  await waitForImages(page);
  const folder = process.env['PICTURES_DIR'] ?? 'test-results/pictures';
  await page.screenshot({
    path: join(folder, texts.language, `${name}.png`),
    style: withoutNotices(texts),
  });
  if (isLast) await page.context().close();
}

/** Waits until the fonts and the images in view have come and nothing moves. */
export async function waitForImages(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return !isSeen || (image.complete && image.naturalWidth > 0);
      }),
  );
  await settle(page);
}

/** The sandbox, notices of a moment and hints are no part of what a restaurant's surface looks like. */
function withoutNotices({ t }: Texts): string {
  const labels = [t('common.sandbox.title'), t('common.notifications')];
  const hidden = [...labels.map((label) => `[aria-label="${label}"]`), '[class*="hint"]'];
  return `${hidden.join(', ')} { display: none !important; }`;
}

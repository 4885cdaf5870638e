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

/** Folder of the pictures and of the frames of films, with one folder for each language. */
export const PICTURES_DIR = process.env['PICTURES_DIR'] ?? 'test-results/pictures';

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
  await picturesCome(page);
  // Nothing is shown as if a mouse were over it.
  await page.mouse.move(0, 0);
  await settle(page);
  await page.screenshot({
    path: join(PICTURES_DIR, texts.language, `${name}.png`),
    style: withoutNotices(texts),
  });
  if (isLast) await page.context().close();
}

/** Waits until the fonts and all images in the window have come and can be painted. */
export async function picturesCome(page: Page): Promise<void> {
  await page.waitForFunction(haveComeInView);
  await page.evaluate(async () => {
    const loaded = [...document.images].filter(({ complete }) => complete);
    // One that is not shown any more cannot be decoded, and need not be.
    await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
  });
}

/** Tells in the page whether the fonts and all images in the window have come. */
export function haveComeInView(): boolean {
  return (
    document.fonts.status === 'loaded' &&
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return !isSeen || (image.complete && image.naturalWidth > 0);
    })
  );
}

/** Returns a style that hides the sandbox's notice, short messages and hints: they are no part of a restaurant's surface. */
export function withoutNotices({ t }: Texts): string {
  const labels = [t('common.sandbox.title'), t('common.notifications')];
  const hidden = [...labels.map((label) => `[aria-label="${label}"]`), '[class*="hint"]'];
  return `${hidden.join(', ')} { display: none !important; }`;
}

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const AXE: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // The provider's frame is the provider's; in the sandbox it has tests of its own. So no frame has to be entered.
  iframes: false,
};
const CONTRAST: RunOptions = { ...AXE, runOnly: { type: 'rule', values: ['color-contrast'] } };

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

export const SCHEMES = ['light', 'dark'] as const;
/** The narrowest window that a page has to fit. */
export const NARROW = { width: 320, height: 640 };

/** Checks every screen: axe finds no violation in light and in dark, and nothing scrolls sideways at 320 px. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  const viewport = page.viewportSize();
  await checkColours(page, name);
  await page.setViewportSize(NARROW);
  await settle(page);
  await checkWidth(page, name);
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** The same of a page that stands in a narrow window already. */
export async function checkNarrowScreen(page: Page, name: string): Promise<void> {
  await checkColours(page, name);
  await checkWidth(page, name);
}

async function checkColours(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await settle(page);
  expect(await violationsOf(page), `${name}, light`).toEqual([]);
  // Only colours differ in the dark.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await settle(page);
  expect(await violationsOf(page, 'html', CONTRAST), `${name}, dark`).toEqual([]);
}

async function checkWidth(page: Page, name: string): Promise<void> {
  expect(await sidewaysOverflow(page), `${name}, 320 px: what stands out`).toEqual([]);
}

/** Has each document that a page will show come with axe, half a megabyte of script that is sent to the browser once then. */
export async function preloadAxe(page: Page): Promise<void> {
  await page.addInitScript(axe.source);
}

/** Returns axe's violations of a page, or a part of it. */
export async function violationsOf(
  page: Page,
  part = 'html',
  rules = AXE,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([include, options]) => {
      // Base UI's guards are hidden elements that pass the focus on at once.
      const exclude = ['iframe', '[data-base-ui-focus-guard]'];
      const { violations } = await window.axe.run({ include, exclude }, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary ?? ''}`,
        ),
      );
    },
    [part, rules] as const,
  );
}

/** Waits until nothing fades or slides any more: what is measured or drawn half-way is neither. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return true;
      const isEndless = effect.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      // In what lies outside the window and is not drawn, everything stands still until it comes in.
      return isEndless || !effect.target?.checkVisibility({ contentVisibilityAuto: true });
    }),
  );
}

/** Returns the elements that stand out of the window, where a page scrolls sideways. */
export async function sidewaysOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      return element.getBoundingClientRect().right > clientWidth + 1;
    });
    return wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

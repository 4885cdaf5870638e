import type { Page } from '@playwright/test';

/** Moved elements, and the shift by window size. */
type Shift = { readonly value: number; readonly moved: readonly string[] };
type Noted = Window & {
  __shifts: Shift[];
  __first: Element | null;
  __font_at?: number;
  __drawn_at?: number;
};
/** Not in TypeScript's own types. */
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
};

/** Notes, from its first moment on, what the next documents of this page do. */
export async function noteTakingOver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = window as unknown as Noted; // the fields are made here
    noted.__shifts = [];
    noted.__first = null;
    // Later than its last byte, and only then words are drawn with it.
    document.fonts.addEventListener('loadingdone', () => {
      noted.__font_at ??= performance.now();
    });
    // A browser's own first paint is told by when it reached the screen: on a busy machine the next picture is drawn by then.
    requestAnimationFrame(function look() {
      if (document.querySelector('h1')) noted.__drawn_at = performance.now();
      else requestAnimationFrame(look);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as LayoutShift; // what the type asked for below is
        const moved = sources.map(({ node }) => (node?.textContent ?? '').slice(0, 80));
        noted.__shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') noted.__first = document.querySelector('h1');
    });
  });
}

/** The next documents of this page wait for as long as it takes for what they give up on after `patience_ms`, on however slow a machine: for being made live, if nothing is said. */
export async function neverGiveUp(page: Page, patience_ms = 10_000): Promise<void> {
  await page.addInitScript((patience) => {
    const set = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number) => (ms === patience ? 0 : set(act, ms)),
    });
  }, patience_ms);
}

/** Waits until a page shows its heading and is the application's. Looks at every frame, where an assertion lets up to a second pass. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    if (!heading?.checkVisibility({ visibilityProperty: true })) return false;
    // React notes on an element which of its own it stands for.
    return Object.keys(heading).some((key) => key.startsWith('__react'));
  });
}

/**
 * Waits until the application has taken the page over. `isSame`: what stands there is what came with the document. `shifts`:
 * everything that moved by itself, by how much.
 */
export async function takenOver(
  page: Page,
): Promise<{ readonly isSame: boolean; readonly shifts: readonly Shift[] }> {
  await untilLive(page);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => {
    const { __first, __shifts } = window as unknown as Noted;
    return { isSame: __first === document.querySelector('h1'), shifts: __shifts };
  });
}

const MOST_VISITS = 5;

/**
 * Opens a page and waits until the application has taken it over. If anything moved, and its font came only after something was
 * drawn, it is opened again, a few times at most: such a font moves words a little by itself.
 */
export async function openWithFont(
  page: Page,
  url: string,
  visit = 1,
): ReturnType<typeof takenOver> {
  await page.goto(url);
  const seen = await takenOver(page);
  const isAgain = visit < MOST_VISITS && seen.shifts.length > 0 && (await isFontLate(page));
  return isAgain ? openWithFont(page, url, visit + 1) : seen;
}

function isFontLate(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { __font_at, __drawn_at } = window as unknown as Noted;
    if (__drawn_at === undefined || __font_at === undefined)
      throw new Error('Nothing was drawn, or without a font.');
    return __font_at > __drawn_at;
  });
}

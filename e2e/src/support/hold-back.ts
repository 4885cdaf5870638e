import type { BrowserContext, Page } from '@playwright/test';

/** Holds back what is asked for at these addresses; the answer lets it, and whatever comes later, through. */
export async function holdBack(
  where: Page | BrowserContext,
  url: string | RegExp,
): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const isComing = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await where.route(url, (route) => isComing.then(() => route.continue()));
  return letThrough;
}

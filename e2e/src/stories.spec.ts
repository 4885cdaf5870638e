import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { SCHEMES, violationsOf } from './support/check-screen';

type Story = { readonly id: string; readonly importPath: string };

/** Storybook's state of the shown story. */
type Preview = {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase: string };
  };
};

const BUILT = fromRoot('apps/storybook/dist');
const ORIGIN = 'http://localhost';

for (const folder of ['packages/ui', 'apps/diner-web', 'apps/receipts']) {
  test(`every story of ${folder} is drawn and clean, light and dark`, async ({ page }) => {
    test.setTimeout(900_000);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.route(`${ORIGIN}/**`, (route) =>
      route.fulfill({ path: join(BUILT, new URL(route.request().url()).pathname) }),
    );
    const stories = (await readStories()).filter(({ importPath }) =>
      fromRoot('apps/storybook', importPath).startsWith(fromRoot(folder)),
    );
    expect(stories.length).toBeGreaterThan(20);
    for (const { id } of stories) {
      await page.goto(`${ORIGIN}/iframe.html?id=${id}&viewMode=story`);
      await page.waitForFunction(isDrawn, id);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violationsOf(page, '#storybook-root'), `${id}, ${colorScheme}`).toEqual([]);
      }
    }
    expect(complaints).toEqual([]);
  });
}

async function readStories(): Promise<readonly Story[]> {
  const text = await readFile(join(BUILT, 'index.json'), 'utf8');
  const { entries } = JSON.parse(text) as { entries: Readonly<Record<string, Story>> }; // what Storybook writes about its build
  return Object.values(entries);
}

/** Whether Storybook has drawn a story to its end, in the page's own place or beside it. */
function isDrawn(id: string): boolean {
  const { currentRender } = (window as Preview).__STORYBOOK_PREVIEW__ ?? {};
  return currentRender?.id === id && currentRender.phase === 'finished';
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { SCHEMES, violationsOf } from './support/check-screen';

type Preview = {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly once: (event: string, listener: (told: unknown) => void) => void;
    readonly emit: (event: string, told: object) => void;
  };
};
type Story = { readonly id: string; readonly importPath: string };

const BUILT = fromRoot('apps/storybook/dist');
const ORIGIN = 'http://localhost';

for (const folder of ['packages/ui', 'apps/diner-web']) {
  test(`every story of ${folder} is drawn and clean, light and dark`, async ({ page }) => {
    test.slow();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.route(`${ORIGIN}/**`, (route) =>
      route.fulfill({ path: join(BUILT, new URL(route.request().url()).pathname) }),
    );
    const stories = (await readStories()).filter(({ importPath }) =>
      fromRoot('apps/storybook', importPath).startsWith(fromRoot(folder)),
    );
    expect(stories.length).toBeGreaterThan(20);
    await page.goto(`${ORIGIN}/iframe.html?id=${stories[0]?.id ?? ''}&viewMode=story`);
    await expect(page.locator('body.sb-show-main')).toBeAttached();
    for (const { id } of stories) {
      expect(await draw(page, id), id).toBe('drawn');
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violationsOf(page, '#storybook-root'), `${id}, ${colorScheme}`).toEqual([]);
      }
    }
    expect(complaints).toEqual([]);
  });
}

/** Changes to a story without loading the page anew; says how that went. */
async function draw(page: Page, id: string): Promise<string> {
  return page.evaluate(
    (storyId) =>
      new Promise((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
        channel.once('storyThrewException', (error) => resolve(String(error)));
        channel.once('storyErrored', (error) => resolve(JSON.stringify(error)));
        channel.once('storyMissing', () => resolve('missing'));
        channel.once('storyRendered', () => resolve('drawn'));
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
        channel.emit('forceRemount', { storyId });
      }),
    id,
  );
}

async function readStories(): Promise<readonly Story[]> {
  const text = await readFile(join(BUILT, 'index.json'), 'utf8');
  const { entries } = JSON.parse(text) as { entries: Readonly<Record<string, Story>> }; // what Storybook writes about its build
  return Object.values(entries);
}

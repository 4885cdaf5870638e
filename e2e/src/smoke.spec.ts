import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { startEmptyProduct } from './server';
import { violationsOf } from './support/check-screen';
import { expect, test } from './test';
import { CORE, LOCALES } from './tags';

/** A screen asks what it is paired as, and a browser logs that it is nothing. */
const NOT_PAIRED = /status of 401 .*\/api\/devices\/self/u;

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test(
      'a guest finds the restaurant under its address',
      locale === 'en-US' ? CORE : {},
      async ({ page }) => {
        await page.goto('/v2/harbor');

        await expect(
          page.getByRole('heading', { name: 'Harbor Burger & Bowl' }).first(),
        ).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      },
    );
  });
}

test(
  'a screen on the wall asks where it hangs, and shows a film',
  CORE,
  async ({ page, watch }) => {
    watch.allow(NOT_PAIRED);
    await page.goto('/wall');
    // Copies that other journeys made of it bear its name.
    const place = page.getByRole('button', { name: 'Harbor Burger & Bowl' }).first();
    // Until the places have been read the page is empty, and has no heading to find.
    await expect(place).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await place.click();
    await expect(page.locator('video[data-front]')).toHaveJSProperty('error', null);
  },
);

test('one origin serves every surface and the API', CORE, async ({ request }) => {
  for (const path of [
    '/v2/harbor',
    '/staff',
    '/wall',
    '/gklocations',
    '/api/docs',
    '/api/openapi.json',
  ]) {
    // A server that has just imported on a busy machine puts readers off for a moment.
    await expect.poll(async () => (await request.get(path)).status(), path).toBe(200);
  }
  expect((await request.get('/receipts/nobody')).status()).toBe(404);
});

test('on an embedded database a second api is refused, and a killed one comes back', async () => {
  const product = await startEmptyProduct();
  await product.importBundle('demo/harbor-burger');

  const second = promisify(execFile)(process.execPath, [fromRoot('apps/api/dist/server.mjs')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: product.dataDir,
      DATABASE_URL: '',
    },
  });
  await expect(second).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^.* is in use by Comanda .*\n$/u),
  });

  await product.killApi();
  await product.startApi();
  await expect
    .poll(async () => (await fetch(`${product.url}/api/restaurant/harbor`)).ok)
    .toBe(true);
  await product.stop();
});

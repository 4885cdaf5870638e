import { StaffPage } from '../pages/staff-page';
import { checkScreen } from '../support/check-screen';
import { CORE } from '../tags';
import { expect, test } from '../test';

const PAGES = [
  '/',
  '/contact',
  '/contact/complete',
  '/product/kiosk',
  '/product/qr',
  '/product/dinein',
  '/product/delivery',
  '/privacy',
  '/tos',
] as const;
/** Where the header changes. */
const WIDE = { width: 850, height: 900 };

test('an owner reads, opens a product from the menu, and tries it', CORE, async ({ page }) => {
  await page.goto('/');
  await page.getByText('Menu', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Kiosk' }).click();
  await expect(page).toHaveURL('/product/kiosk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A kiosk everyone can use');
  await page.getByRole('link', { name: 'Order from a demo restaurant' }).first().click();
  await expect(page).toHaveURL('/start');
  await expect(page.getByRole('link', { name: 'Harbor Burger & Bowl' }).first()).toBeVisible();
});

test('another language shows the same page, and the way back', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/product/dinein');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/product/dinein');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await footer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/product/dinein');
});

test('from 850 pixels on the header is a row of links', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/');
  const row = page.getByRole('navigation', { name: 'Main' });
  await expect(row).toBeVisible();
  await expect(page.getByText('Menu', { exact: true })).toBeHidden();
  await page.setViewportSize({ ...WIDE, width: WIDE.width - 1 });
  await expect(row).toBeHidden();
  await expect(page.getByText('Menu', { exact: true })).toBeVisible();
});

test('every page passes in light and dark, and fits a narrow window', async ({ page }) => {
  test.slow();
  for (const path of PAGES) {
    await page.goto(path);
    await checkScreen(page, path);
  }
  await page.goto('/');
  await page.getByText('Menu', { exact: true }).click();
  await checkScreen(page, 'the menu');
});

test('every picture of the first page comes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/fr');
  const images = await page.getByRole('main').locator('img').all();
  expect(images.length).toBeGreaterThan(10);
  for (const image of images) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('a film is not loaded before a visitor starts it, then plays on', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) asked.push(request.url());
  });
  await page.goto('/fr/product/kiosk');
  const film = page.getByLabel('Une commande à la borne');
  await film.scrollIntoViewIfNeeded();
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  expect(asked).toEqual([]);
  const before = await film.boundingBox();

  const source = await film.evaluate(async (video: HTMLVideoElement) => {
    await video.play();
    return video.currentSrc;
  });
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5);
  // Its frame has the film's shape from the beginning: nothing moves when it comes.
  expect(await film.boundingBox()).toEqual(before);
  const part = await page.request.get(source, { headers: { range: 'bytes=0-99' } });
  expect(part.status()).toBe(206);
  expect(part.headers()).toMatchObject({
    'content-type': 'video/mp4',
    'content-range': expect.stringMatching(/^bytes 0-99\//u),
  });
});

test('surfaces of guests and staff link the legal pages in their language', async ({
  page,
  watch,
  texts: { t },
}) => {
  StaffPage.allow(watch);
  watch.allow(/GL Driver Message|GPU stall|WebGL/u);
  for (const path of ['/start', '/v2/harbor/order', '/gklocations', '/staff?restaurant=harbor']) {
    await page.goto(path);
    const privacy = page.getByRole('link', { name: t('common.privacy'), exact: true });
    await expect(privacy, path).toHaveAttribute('href', '/privacy');
    const terms = page.getByRole('link', { name: t('common.terms'), exact: true });
    await expect(terms, path).toHaveAttribute('href', '/tos');
  }
});

import { CONTACT_TRAP_FIELD, LANGUAGES } from '@comanda/contracts';
import { StaffPage } from '../pages/staff-page';
import { checkScreen } from '../support/check-screen';
import { goToPayment, payWith } from '../support/steps';
import { CORE, LOCALES } from '../tags';
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

for (const language of LANGUAGES) {
  test(`every page passes in light and dark, and fits a narrow window: ${language}`, async ({
    page,
  }) => {
    test.slow();
    const site = language === 'en' ? '' : `/${language}`;
    for (const path of PAGES) {
      const address = site === '' ? path : site + path.replace(/\/$/u, '');
      await page.goto(address);
      await checkScreen(page, address);
    }
    await page.goto(`${site}/contact`);
    await expect(page.locator(`[name="${CONTACT_TRAP_FIELD}"]`)).not.toBeInViewport();
    await page.locator('#contact-form').getByRole('button').click();
    await expect(page.locator('#email-fault')).not.toBeEmpty();
    await checkScreen(page, `the form with faults: ${language}`);
    await page.locator('summary').click();
    await checkScreen(page, `the menu: ${language}`);
  });
}

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

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('surfaces of guests and staff link the legal pages in their language', async ({
      page,
      watch,
      screens,
      harbor,
      texts: { t },
    }) => {
      StaffPage.allow(watch);
      watch.allow(/GL Driver Message|GPU stall|WebGL/u);
      const site = locale === 'en-US' ? '' : '/fr';

      async function expectLinks(place: string): Promise<void> {
        const privacy = page.getByRole('link', { name: t('common.privacy'), exact: true });
        await expect(privacy, place).toHaveAttribute('href', `${site}/privacy`);
        const terms = page.getByRole('link', { name: t('common.terms'), exact: true });
        await expect(terms, place).toHaveAttribute('href', `${site}/tos`);
      }

      for (const path of [
        '/start',
        '/v2/harbor/order',
        '/gklocations',
        '/staff?restaurant=harbor',
      ]) {
        await page.goto(path);
        await expectLinks(path);
      }
      const { total_with_tip_and_tax } = await goToPayment({ page, screens, restaurant: harbor });
      await payWith(screens, total_with_tip_and_tax);
      await screens.complete.receipt.click();
      await expect(page).toHaveURL(/\/receipts\//u);
      await expectLinks('a receipt');
    });
  });
}

import type { Menu } from '@comanda/contracts';
import { isModal, ItemSheet } from '../pages/item-sheet';
import { holdBack } from '../support/hold-back';
import type { ServedRestaurant } from '../support/restaurant';
import { COOKIE, addCookie } from '../support/steps';
import { neverGiveUp, noteTakingOver, openWithFont, takenOver } from '../support/taking-over';
import { startTrickle } from '../support/trickle';
import { expect, test } from '../test';
import { CORE, LOCALES } from '../tags';

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test.describe(locale, () => {
      test.use({ locale });

      test(
        'a menu is read, and a link to a dish shows what it is',
        locale === 'en-US' ? CORE : {},
        async ({ page, request, screens: { menu }, texts: { t, money }, harbor }) => {
          const dish = harbor.dish('The Captain’s Bowl');
          await page.goto(`/v2/harbor/m/${dish.menu_id}`);
          await expect(page).toHaveTitle(`${harbor.menuName('All Day')} · ${harbor.name}`);
          // Searches by text leave out what stands for readers without scripts.
          const note = page.locator('noscript > p');
          await expect(note).toBeVisible();
          await expect(note).toHaveText(t('error.no_script'));
          await expect(menu.row(dish.name)).toContainText(money(dish.price));
          // Found in the styles alone, the font would have the page laid out twice. Before the viewport is told, a phone counts as a screen.
          const font = page.locator(
            'head > meta[name="viewport"] ~ link[rel="preload"][as="font"]',
          );
          await expect(font).toHaveAttribute('crossorigin', '');
          const fontFile = await request.get((await font.getAttribute('href')) ?? '');
          expect(fontFile.headers()['content-type']).toBe('font/woff2');
          const picture = menu.row(dish.name).locator('img');
          await picture.scrollIntoViewIfNeeded();
          await expect(picture).toHaveJSProperty('complete', true);
          const data = page.locator('script[type="application/ld+json"]');
          const { name, hasMenu } = JSON.parse((await data.textContent()) ?? '');
          expect(name).toBe(harbor.name);
          expect(JSON.stringify(hasMenu)).toContain(`"name":"${dish.name}"`);

          await menu.dish(dish.name).click();
          await expect(page).toHaveTitle(`${dish.name} · ${harbor.name}`);
          await expect(page.getByRole('dialog', { name: dish.name })).toContainText(
            money(dish.price),
          );
          const head = page.locator('head');
          await expect(head.locator('meta[property="og:title"]')).toHaveAttribute(
            'content',
            `${dish.name} · ${harbor.name}`,
          );
          const shown = await head.locator('meta[property="og:image"]').getAttribute('content');
          expect((await request.get(shown ?? '')).headers()['content-type']).toMatch(/^image\//u);

          await page
            .getByRole('dialog')
            .getByRole('link', { name: t('common.close') })
            .click();
          await expect(page).toHaveURL(new RegExp(`/v2/harbor/m/${dish.menu_id}$`, 'u'));
        },
      );
    });
  }
});

test('a link to a dish shows it before the script, and closing it leads to the menu', async ({
  page,
  harbor,
  screens: { menu },
  texts,
}) => {
  const dish = harbor.dish('The Captain’s Burger');
  const letScriptsCome = await holdBack(page, /\/_\/diner-web\/.*\.js$/u);
  const path = `/v2/harbor/m/${dish.menu_id}`;
  await page.goto(`${path}/c/${dish.category_id}/i/${dish.item_id}`, { waitUntil: 'commit' });
  const sheet = new ItemSheet(page, texts, dish);
  const { dialog } = sheet;
  await expect(sheet.add(dish.price)).toBeVisible();
  await expect(dialog.getByRole('group').first()).toBeVisible();
  const picture = dialog.locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await isModal(dialog)).toBe(false);

  letScriptsCome();
  await expect.poll(() => isModal(dialog)).toBe(true);
  await sheet.close();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'));
  const behind = menu.row(dish.name).locator('img');
  await behind.scrollIntoViewIfNeeded();
  await expect(behind).toHaveJSProperty('complete', true);
  await expect(behind).toBeVisible();
});

test('a dish that is added before the script is there lies in the order once, and its sheet is gone', async ({
  page,
  harbor,
  screens: { menu, cart },
  texts,
}) => {
  const dish = harbor.dish(COOKIE);
  const letScriptsCome = await holdBack(page, /\/_\/diner-web\/.*\.js$/u);
  const path = `/v2/harbor/m/${dish.menu_id}/c/${dish.category_id}/i/${dish.item_id}`;
  await page.goto(path, { waitUntil: 'commit' });
  const sheet = new ItemSheet(page, texts, dish);
  await sheet.add(dish.price).click();
  letScriptsCome();
  await menu.cartBar.click();
  await expect(sheet.dialog).toBeHidden();
  await expect(cart.line(dish.name)).toHaveCount(1);
  await cart.expectTotals(await harbor.totalsOf([{ dish }]));
});

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the application takes over what came with the document, and nothing moves', async ({
      page,
      harbor,
    }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await noteTakingOver(page);
      for (const path of firstPages(harbor)) {
        expect(await openWithFont(page, path), path).toEqual({ isSame: true, shifts: [] });
      }
    });
  });
}

test.describe('a cart opened by its address, its promotions late', () => {
  const PROMOTIONS = /\/api\/campaign\/list\//u;

  test('shows them with the rest, and nothing moves', async ({ page, screens, harbor }) => {
    await addCookie({ page, screens, restaurant: harbor });
    await noteTakingOver(page);
    await neverGiveUp(page, 1000);
    const letPromotionsCome = await holdBack(page, PROMOTIONS);
    await page.goto('/v2/harbor/cart');
    await screens.cart.checkout.waitFor();
    letPromotionsCome();
    await screens.cart.offer('The Cone Is on Us').waitFor();
    await expect(screens.cart.line(COOKIE)).toBeVisible();
    expect((await takenOver(page)).shifts).toEqual([]);
  });

  test('shows the rest when they take too long', async ({ page, screens, harbor }) => {
    await addCookie({ page, screens, restaurant: harbor });
    await holdBack(page, PROMOTIONS);
    await page.goto('/v2/harbor/cart');
    await expect(screens.cart.line(COOKIE)).toBeVisible();
    await expect(screens.cart.offer('The Cone Is on Us')).toBeHidden();
  });
});

for (const pieces of [
  { size: 512, apart_ms: 10, busy_ms: 0 },
  { size: 12_000, apart_ms: 40, busy_ms: 150 },
]) {
  for (const locale of LOCALES) {
    test.describe(locale, () => {
      test.use({ locale });

      test(`a document that comes in pieces of ${pieces.size} characters moves nothing that is seen`, async ({
        page,
        product,
        harbor,
      }) => {
        const trickle = await startTrickle(product.url, pieces);
        await noteTakingOver(page);
        for (const path of firstPages(harbor)) {
          const seen = await openWithFont(page, trickle.url + path);
          expect(seen, path).toEqual({ isSame: true, shifts: [] });
        }
        await page.close();
        await trickle.stop();
      });
    });
  }
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a font that comes late moves next to nothing', async ({ page, harbor }) => {
      await noteTakingOver(page);
      for (const path of firstPages(harbor)) {
        const letFontCome = await holdBack(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'commit' });
        await takenOver(page);
        letFontCome();
        await page.evaluate(() => document.fonts.ready);
        const { shifts } = await takenOver(page);
        const moved = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(moved, `${path} ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
        await page.unroute('**/*.woff2');
      }
    });
  });
}

test('what was chosen before is there again, with nothing that the document knew', async ({
  page,
  screens,
  harbor,
}) => {
  await addCookie({ page, screens, restaurant: harbor });
  await noteTakingOver(page);
  await page.reload();
  expect((await takenOver(page)).isSame).toBe(true);
  await expect(screens.menu.cartBar).toBeVisible();
});

test('a page that is no longer true is drawn anew', async ({ page, screens, harbor }) => {
  const cookie = harbor.dish(COOKIE);
  await page.route('**/api/restaurant/harbor?*', async (route) => {
    const reply = await route.fetch();
    const { restaurant } = await reply.json();
    const newer = { ...restaurant, menu_version: restaurant.menu_version + 1 };
    await route.fulfill({ response: reply, json: { restaurant: newer } });
  });
  await noteTakingOver(page);
  const seen = await openWithFont(page, `/v2/harbor/m/${cookie.menu_id}`);
  expect(seen.isSame).toBe(false);
  await screens.menu.quickAdd(cookie.name).click();
  await expect(screens.menu.cartBar).toBeVisible();
});

test('a door with no choice at it leads in without a second request', async ({ page, screens }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  for (const door of ['/v2/harbor', '/v2/harbor/home']) {
    await page.goto(`${door}?from=card`);
    await expect(page).toHaveURL(/\/v2\/harbor\/order\?from=card$/u);
    await expect(screens.menus.title).toBeVisible();
  }
  expect(documents).toEqual(['/v2/harbor', '/v2/harbor/home']);
});

test('behind a dish of a later category the menu stands there once the sheet is closed', async ({
  page,
  screens: { menu },
  texts: { t },
  harbor,
}) => {
  const { menus } = await harbor.read<{ menus: readonly Menu[] }>('/api/menu/harbor/menus');
  const below = menus.flatMap(({ menu_id, categories }) =>
    categories.slice(1).flatMap(({ category_id, name, items: [item] }) => {
      return item ? [{ menu_id, category_id, name, item_id: item.item_id }] : [];
    }),
  );
  const dish = below.at(-1);
  await page.goto(`/v2/harbor/m/${dish?.menu_id}/c/${dish?.category_id}/i/${dish?.item_id}`);
  await takenOver(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('common.close') }).click();
  await expect(dialog).toBeHidden();
  const heading = menu.category(dish?.name ?? '').getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport();
});

/** Pages that links to a restaurant usually open. */
function firstPages(restaurant: ServedRestaurant): readonly string[] {
  const { menu_id, category_id, item_id } = restaurant.dish(COOKIE);
  const menu = `/v2/${restaurant.endpoint}/m/${menu_id}`;
  return [
    `/v2/${restaurant.endpoint}/home`,
    `/v2/${restaurant.endpoint}/order`,
    menu,
    `${menu}/c/${category_id}/i/${item_id}`,
  ];
}

import type { Menu } from '@comanda/contracts';
import type { Page } from '@playwright/test';
import { isModal, ItemSheet } from '../pages/item-sheet';
import { ENTRY_FILE } from '../support/built-files';
import { holdBack } from '../support/hold-back';
import type { ServedRestaurant } from '../support/restaurant';
import { COOKIE, addCookie } from '../support/steps';
import {
  neverGiveUp,
  noteTakingOver,
  openWithFont,
  takenOver,
  untilLive,
} from '../support/taking-over';
import { startTrickle } from '../support/trickle';
import { expect, test } from '../test';
import { CORE, LOCALES } from '../tags';

/** Where everything that is seen stands, how large, and in which colours and letters. What lies below is laid out by and by. */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (y > innerHeight) return [];
      const { color, backgroundColor, font, opacity, translate } = getComputedStyle(element);
      const look = [color, backgroundColor, font, opacity, translate];
      return [[element.tagName, x, y, width, height, ...look].join(' ')];
    });
  });
}

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

test('what is drawn has all of its styles: nothing is another size or colour once the others are there', async ({
  page,
}) => {
  await holdBack(page, /\/_\/diner-web\/.*\.js$/u);
  const letStylesCome = await holdBack(page, /\/_\/diner-web\/.*\.css$/u);
  await page.goto('/v2/harbor/home', { waitUntil: 'commit' });
  const sheet = page.locator('head > link[rel="stylesheet"]');
  await expect(sheet).toBeAttached();
  const before = await looksOf(page);
  letStylesCome();
  await page.waitForFunction(() => document.styleSheets.length > 3);
  expect(await looksOf(page)).toEqual(before);
});

test('a menu can be used after eight requests, beside its pictures and the font', async ({
  page,
  harbor,
}) => {
  await page.addInitScript(() => {
    let kept: unknown;
    // A page that came with its document keeps taps back until it listens.
    Object.defineProperty(window, '__comanda_taps', {
      get: () => kept,
      set(taps: unknown) {
        kept = taps;
        if (!taps) performance.mark('usable');
      },
    });
  });
  const { menu_id } = harbor.dish('The Captain’s Burger');
  for (const path of ['/v2/harbor/home', `/v2/harbor/m/${menu_id}`]) {
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
    const asked = await page.evaluate(() => {
      const [usable] = performance.getEntriesByName('usable');
      const files = performance.getEntriesByType('resource').filter(({ name, startTime }) => {
        return startTime < (usable?.startTime ?? 0) && !/\.(?:avif|png|webp|woff2)$/u.test(name);
      });
      return [location.href, ...new Set(files.map(({ name }) => name))];
    });
    expect(asked.length, 'the document, the application and its data').toBeGreaterThan(3);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(8);
  }
});

test(
  'a link to a dish shows it before the script, and closing it leads to the menu',
  CORE,
  async ({ page, harbor, screens: { menu }, texts }) => {
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
  },
);

test(
  'a dish that is added before the script is there lies in the order once, and its sheet is gone',
  CORE,
  async ({ page, harbor, screens: { menu, cart }, texts }) => {
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
  },
);

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
        house,
        harbor,
      }) => {
        const trickle = await startTrickle(house.url, pieces);
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

test('a page that is no longer true is drawn anew', CORE, async ({ page, screens, harbor }) => {
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

test(
  'a door with no choice at it leads in without a second request',
  CORE,
  async ({ page, screens }) => {
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
  },
);

test('pictures in view come first, the others once the page is live or the guest scrolls', async ({
  page,
  harbor,
}) => {
  const { menu_id } = harbor.dish(COOKIE);
  const pictures = page.locator('main img');
  /** Whether a browser has chosen a file for it: it does so when it is about to fetch it. */
  async function isFetched(index: number): Promise<boolean> {
    return pictures.nth(index).evaluate((each: HTMLImageElement) => each.currentSrc !== '');
  }
  await neverGiveUp(page);
  for (const moment of ['live', 'scrolled', 'moved sideways']) {
    const letThrough = await holdBack(page, `**${ENTRY_FILE}`);
    await page.goto(`/v2/harbor/m/${menu_id}`, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => isFetched(0), moment).toBe(true);
    const below = await pictures.evaluateAll((all) =>
      all.findIndex((each) => (each.parentElement?.getBoundingClientRect().top ?? 0) > innerHeight),
    );
    expect(below).toBeGreaterThan(0);
    expect(await isFetched(below), moment).toBe(false);
    if (moment === 'live') letThrough();
    else if (moment === 'scrolled') await page.evaluate(() => window.scrollBy(0, 100));
    else await page.locator('nav ul').evaluate((row) => row.scrollBy(100, 0));
    await expect.poll(() => isFetched(below), moment).toBe(true);
    letThrough();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('categories far below are laid out one by one, or all before a jump; none waits where a browser goes back to its place', async ({
  page,
  screens: { menu },
  harbor,
}) => {
  const { menu_id } = harbor.dish(COOKIE);
  const path = `/v2/harbor/m/${menu_id}`;
  const last = page.getByRole('main').getByRole('region').last();
  /** Whether what is in the last category has a place; asked in a way that gives it none. */
  async function isLaidOut(): Promise<boolean> {
    return last
      .locator('article')
      .first()
      .evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true }));
  }
  await neverGiveUp(page);
  const letThrough = await holdBack(page, `**${ENTRY_FILE}`);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-rests');
  expect(await isLaidOut()).toBe(false);
  letThrough();
  await expect(root).not.toHaveAttribute('data-rests');
  await page.unrouteAll({ behavior: 'wait' });

  // With nothing done in between that a guest has no part in.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('about:blank');
  await page.goto(path);
  await takenOver(page);
  await expect(root).toHaveAttribute('data-rests');
  const name = (await last.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await menu.jumpTo(name);
  await expect(root).not.toHaveAttribute('data-rests');
  await expect(menu.category(name).getByRole('heading', { level: 2 })).toBeInViewport();

  await page.reload();
  await untilLive(page);
  await expect(root).not.toHaveAttribute('data-rests');
});

test('a menu that a dish’s sheet covers is laid out when there is time, and at once for who closes the sheet', async ({
  page,
  screens: { menu },
  texts: { t },
  harbor,
}) => {
  const { menu_id, category_id, item_id, name } = harbor.dish('Harbor Classic');
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  // Not by its role: to a screen reader it is not there either.
  const row = page.locator('main article').filter({ hasText: name }).first();
  /** Whether the dish's own row has a place; asked in a way that gives it none. */
  async function isLaidOut(): Promise<boolean> {
    return row.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }));
  }
  const path = `/v2/harbor/m/${menu_id}/c/${category_id}/i/${item_id}`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await takenOver(page);
  expect(await isLaidOut()).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('about:blank');
  await page.goto(path);
  await takenOver(page);
  expect(await isLaidOut()).toBe(false);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.close') })
    .click();
  await expect.poll(isLaidOut).toBe(true);
  await expect(menu.row(name)).toBeInViewport();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('behind a dish of a later category the menu stands there, without all of it laid out at once', async ({
  page,
  screens: { menu },
  texts: { t },
  harbor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { menus } = await harbor.read<{ menus: readonly Menu[] }>('/api/menu/harbor/menus');
  const below = menus.flatMap(({ menu_id, categories }) =>
    categories.slice(1).flatMap(({ category_id, name, items }) => {
      const dish = items.find((item) => item.image && item.item_modifier_groups.length > 0);
      return dish ? [{ menu_id, category_id, name, item_id: dish.item_id }] : [];
    }),
  );
  const dish = below.at(-1);
  const path = `/v2/harbor/m/${dish?.menu_id}/c/${dish?.category_id}/i/${dish?.item_id}`;
  const heading = menu.category(dish?.name ?? '').getByRole('heading', { level: 2 });
  const root = page.locator('html');
  async function close(): Promise<void> {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('common.close') }).click();
    await expect(dialog).toBeHidden();
  }
  await page.goto(path);
  await takenOver(page);
  await expect(root).not.toHaveAttribute('data-rests');
  await close();
  await expect(heading).toBeInViewport();

  // With nothing done in between that a guest has no part in.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('about:blank');
  await page.goto(path);
  await takenOver(page);
  await expect(root).toHaveAttribute('data-rests');
  await close();
  await expect(heading).toBeInViewport();
});

/** What a link to a restaurant most often leads to. */
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

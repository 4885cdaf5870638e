import type { Locator } from '@playwright/test';
import { ADA } from '../pages/contact-page';
import { settle } from '../support/check-screen';
import { keepMessages } from '../support/keep-messages';
import { addCookie, COOKIE, openDish } from '../support/steps';
import { CODE, DINING_ROOM } from '../support/dining-room';
import { expect, test } from '../test';
import { LOCALES } from '../tags';

const LONG = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

test.use({ viewport: { width: 320, height: 640 } });

test('however long a word is, it ends before the button beside it, and a long title before the tabs', async ({
  page,
  openVariant,
  screens: { menu },
}) => {
  const title = 'Everything that our kitchen makes, from morning until long after midnight';
  const restaurant = await openVariant({
    items: { 'sea-salt-cookie': { name: LONG } },
    menus: { 'all-day': { name: title } },
  });
  const dish = restaurant.dish(LONG);
  await page.goto(`/v2/${restaurant.endpoint}/m/${dish.menu_id}`);
  await menu.quickAdd(LONG).scrollIntoViewIfNeeded();
  const [word, button, heading, tabs] = await Promise.all(
    [
      menu.dish(LONG),
      menu.quickAdd(LONG),
      page.getByRole('heading', { level: 1 }),
      page.getByRole('navigation').first(),
    ].map((each) => each.boundingBox()),
  );
  expect(endOf(word)).toBeLessThanOrEqual(button?.x ?? 0);
  expect(bottomOf(heading)).toBeLessThanOrEqual(tabs?.y ?? 0);
});

test('a long word in what a dish is and in a message ends inside the window', async ({
  page,
  openVariant,
  screens,
}) => {
  const restaurant = await openVariant({
    items: { 'sea-salt-cookie': { name: LONG, description: `${LONG}${LONG}` } },
  });
  await keepMessages(page);
  const sheet = await openDish({ page, screens, restaurant }, LONG);
  const add = sheet.add(restaurant.dish(LONG).price);
  const close = sheet.dialog.getByRole('button', { name: sheet.texts.t('common.close') });
  expect(endOf(await close.boundingBox())).toBeLessThan(320);
  expect(endOf(await add.boundingBox())).toBeLessThan(320);
  await add.click();
  const message = screens.menu.notifications.getByRole('button');
  expect(endOf(await message.boundingBox())).toBeLessThan(320);
});

test('a long word in what a restaurant is, where it is, or what it is known for widens no page', async ({
  page,
  openVariant,
}) => {
  const text = LONG.repeat(2).slice(0, 110);
  const { endpoint } = await openVariant({
    ...DINING_ROOM,
    restaurant: {
      ...DINING_ROOM.restaurant,
      name: LONG,
      description: text,
      address: text,
      notices: [
        { key: 'allergens', kind: 'safety', title: LONG, text: `https://example.com/${text}` },
      ],
    },
    items: { 'harbor-classic': { name: text, description: text } },
    menus: { 'all-day': { name: LONG, description: text } },
  });
  for (const path of ['home', 'order']) {
    await page.goto(`/v2/${endpoint}/${path}`);
    await page.getByText(text).first().waitFor();
    await settle(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
  const [strip] = await page.locator('li').getByRole('link', { name: text }).all();
  const [name, dish] = await Promise.all([
    strip?.boundingBox() ?? null,
    strip?.locator('xpath=ancestor::li').boundingBox() ?? null,
  ]);
  expect(endOf(name)).toBeLessThanOrEqual(endOf(dish));
});

test('however long its words, a receipt has its amounts inside the window and on paper', async ({
  page,
  openVariant,
  screens,
}) => {
  const word = LONG.repeat(2).slice(0, 110);
  const restaurant = await openVariant({
    restaurant: { name: LONG },
    items: { 'sea-salt-cookie': { name: word } },
  });
  const { cart, contact, payment, complete, receipt } = screens;
  await addCookie({ page, screens, restaurant }, word);
  await screens.menu.cartBar.click();
  const note = page.getByRole('textbox', { name: cart.texts.t('cart.instructions.title') });
  await note.fill(word.repeat(2));
  await cart.checkout.click();
  await contact.fill({ ...ADA, name: word.slice(0, 80) });
  await payment.atCounter.check();
  await payment.place.click();
  await complete.receipt.click();
  const line = receipt.line(word);
  const amount = line.getByText(receipt.texts.money(restaurant.dish(word).price), { exact: true });
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      expect(endOf(await amount.boundingBox()), `${media}, ${width} px`).toBeLessThan(width);
      const whole = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(whole, `${media}, ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('in letters twice as large a cart can be read, and a message hides nothing of its bar', async ({
      page,
      screens: { menu, cart },
      harbor,
    }) => {
      // Size left for a page on a phone of 390 px.
      await page.setViewportSize({ width: 195, height: 420 });
      await keepMessages(page);
      const dish = harbor.dish(COOKIE);
      await page.goto(`/v2/harbor/m/${dish.menu_id}`);
      await menu.quickAdd(dish.name).click();
      await settle(page);
      const [message, bar] = await Promise.all([
        menu.notifications.getByRole('button').last().boundingBox(),
        menu.cartBar.boundingBox(),
      ]);
      expect(bottomOf(message)).toBeLessThanOrEqual(bar?.y ?? 0);
      await menu.cartBar.click();
      const name = page.getByRole('heading', { level: 2, name: dish.name });
      expect((await name.boundingBox())?.width).toBeGreaterThan(195 / 3);
      const price = cart.line(dish.name).getByText(/\d/u).first();
      expect(endOf(await price.boundingBox())).toBeLessThanOrEqual(195);
    });
  });
}

test('on a page whose letters were made twice as large, no word of a dish is torn apart', async ({
  page,
  screens: { menu, cart },
  harbor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keepMessages(page);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  const dish = harbor.dish(COOKIE);
  const longest = Math.max(...dish.name.split(/[ -]/u).map((word) => word.length));
  await page.goto(`/v2/harbor/m/${dish.menu_id}`);
  expect(await shortestLine(menu.dish(dish.name))).toBeGreaterThan(longest / 2);
  await menu.quickAdd(dish.name).click();
  const message = menu.notifications.getByText(dish.name);
  await settle(page);
  expect(await shortestLine(message)).toBeGreaterThan(longest / 2);
  const [end, bar] = await Promise.all([
    menu.notifications.getByRole('button').last().boundingBox(),
    menu.cartBar.boundingBox(),
  ]);
  expect(bottomOf(end)).toBeLessThanOrEqual(bar?.y ?? 0);
  await menu.cartBar.click();
  const line = cart.line(dish.name);
  await expect(line).toBeVisible();
  expect(await shortestLine(line.getByRole('heading'))).toBeGreaterThan(longest / 2);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('at 320 px and in letters twice as large a title is torn at no word, and its buttons stay in the window', async ({
  page,
  screens: { table },
  openVariant,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  const { endpoint, dish } = await openVariant(DINING_ROOM);
  const heading = page.getByRole('heading', { level: 1 });
  const header = page.getByRole('banner');
  async function expectWhole(title: string): Promise<void> {
    await expect(heading).toHaveText(title);
    await settle(page);
    expect(await tornWords(heading)).toEqual([]);
    for (const button of await header.getByRole('button').or(header.getByRole('link')).all())
      expect(endOf(await button.boundingBox()), title).toBeLessThanOrEqual(320);
  }
  await page.goto(`/v2/${endpoint}/order`);
  await expectWhole('Harbor Burger & Bowl');
  await page.goto(`/v2/${endpoint}/m/${dish(COOKIE).menu_id}`);
  await expectWhole('All Day');
  await table.scan(endpoint, CODE);
  await table.newOrder.click();
  await page.goto(`/callWaiter?restaurant=${endpoint}`);
  await expectWhole(table.texts.t('table.waiter.title'));
});

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('in letters twice as large the ways to order are no wider than the window', async ({
      page,
      openVariant,
    }) => {
      await page.setViewportSize({ width: 195, height: 420 });
      const { endpoint } = await openVariant({
        restaurant: { order_mode: 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN' },
      });
      await page.goto(`/v2/${endpoint}`);
      await page.locator('main li').first().waitFor();
      await settle(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(195);
    });
  });
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('what a dish costs is one line beside or above its count, which stays where it is tapped', async ({
      page,
      openVariant,
      screens,
    }) => {
      const price = 10_290;
      const restaurant = await openVariant({ items: { 'sea-salt-cookie': { price } } });
      const sheet = await openDish({ page, screens, restaurant }, COOKIE);
      await settle(page);
      const { dialog, texts, dish } = sheet;
      const more = dialog.getByRole('button', { name: texts.t('item.more', { name: dish.name }) });
      const place = await more.boundingBox();
      for (let count = 1; count <= 12; count += 1) {
        expect(await linesOf(sheet.add(count * price)), `${count} of it`).toBe(1);
        expect(await more.boundingBox(), `${count} of it`).toEqual(place);
        await more.click();
      }
    });
  });
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('on a phone that shows everything twice as large, the buttons at the bottom are whole', async ({
      page,
      screens,
      harbor,
    }) => {
      await page.setViewportSize({ width: 195, height: 422 });
      const visit = { page, screens, restaurant: harbor };
      await addCookie(visit);
      const isCut = await screens.menu.cartBar.evaluate((bar) => bar.scrollWidth > bar.clientWidth);
      expect(isCut).toBe(false);
      const sheet = await openDish(visit, 'Harbor Classic');
      const foot = await sheet.dialog.getByRole('button').last().boundingBox();
      expect(endOf(foot)).toBeLessThanOrEqual(195);
      const title = await sheet.dialog.getByRole('heading', { level: 2 }).boundingBox();
      expect(title?.width, 'room for the words of its name').toBeGreaterThan((195 * 2) / 3);
    });
  });
}

/** How many characters its shortest line holds. */
function shortestLine(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const lines = new Map<number, number>();
    for (let at = 0; at < (text?.textContent?.length ?? 0); at += 1) {
      const letter = document.createRange();
      if (text) letter.setStart(text, at);
      if (text) letter.setEnd(text, at + 1);
      const line = Math.round(letter.getBoundingClientRect().bottom);
      lines.set(line, (lines.get(line) ?? 0) + 1);
    }
    return Math.min(...lines.values());
  });
}

/** The words that do not stand in one line, as they would be read. */
function tornWords(words: Locator): Promise<readonly string[]> {
  return words.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (text === null) return ['no text'];
    return [...(text.textContent ?? '').matchAll(/[^\s-]+/gu)]
      .filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        return lines.size !== 1 || range.getBoundingClientRect().width === 0;
      })
      .map(([word]) => word);
  });
}

/** How many lines its text takes. */
function linesOf(button: Locator): Promise<number> {
  return button.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element.querySelector('span') ?? element);
    return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });
}

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

function endOf(box: Box | null | undefined): number {
  return box ? box.x + box.width : Number.POSITIVE_INFINITY;
}

function bottomOf(box: Box | null | undefined): number {
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

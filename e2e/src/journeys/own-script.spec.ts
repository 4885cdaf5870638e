import type { Locator } from '@playwright/test';
import { openDish } from '../support/steps';
import { expect, test } from '../test';

const HUMMUS = 'حمص بالطحينة!';
const DESCRIPTION = 'يقدم مع خبز عربي ساخن، من الفرن.';

test('what a restaurant writes in Arabic ends at the left, on the menu, in the dish and in the cart', async ({
  page,
  openVariant,
  screens,
}) => {
  const restaurant = await openVariant({
    items: { 'sea-salt-cookie': { name: HUMMUS, description: DESCRIPTION } },
  });
  const { menu, cart } = screens;
  const dish = restaurant.dish(HUMMUS);
  await page.goto(`/v2/${restaurant.endpoint}/m/${dish.menu_id}`);
  await menu.row(HUMMUS).scrollIntoViewIfNeeded();
  await expectEndAtLeft(menu.row(HUMMUS).getByText(HUMMUS));
  await expectEndAtLeft(menu.row(HUMMUS).getByText(DESCRIPTION));
  // Its neighbours are as they were.
  await expectEndAtRight(menu.row('Lighthouse Soft Serve').getByRole('heading'));

  const sheet = await openDish({ page, screens, restaurant }, HUMMUS);
  await expectEndAtLeft(sheet.dialog.getByRole('heading', { name: HUMMUS }));
  await expectEndAtLeft(sheet.dialog.getByText(DESCRIPTION));
  await sheet.add(dish.price).click();
  await menu.cartBar.click();
  await expectEndAtLeft(cart.line(HUMMUS).getByRole('heading'));
});

async function expectEndAtLeft(words: Locator): Promise<void> {
  const { first, last } = await ends(words);
  expect(last).toBeLessThan(first);
}

async function expectEndAtRight(words: Locator): Promise<void> {
  const { first, last } = await ends(words);
  expect(first).toBeLessThan(last);
}

/** Where the first and the last character of a line stand. */
async function ends(words: Locator): Promise<{ readonly first: number; readonly last: number }> {
  return words.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const text = texts.nextNode();
    const length = text?.nodeValue?.length ?? 0;
    function leftOf(at: number): number {
      const range = document.createRange();
      if (text) range.setStart(text, at);
      if (text) range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    }
    return { first: leftOf(0), last: leftOf(length - 1) };
  });
}

import { ItemSheet } from '../pages/item-sheet';
import { SearchPage } from '../pages/search-page';
import { COOKIE } from '../support/steps';
import { untilLive } from '../support/taking-over';
import { countTaps } from '../support/taps';
import { expect, test } from '../test';

const DISH = 'Sea-Salt Fries';

test('a shared link opens the same place elsewhere, and again after a reload', async ({
  page,
  texts,
  harbor,
}) => {
  const dish = harbor.dish(DISH);
  const { menu_id, category_id, item_id } = dish;
  const [group] = dish.item_modifier_groups;
  const address = `/v2/harbor/m/${menu_id}/c/${category_id}/i/${item_id}`;
  const sheet = new ItemSheet(page, texts, dish);
  for (const path of [address, `${address}/mg/${group?.modifier_group_id}`, `${address}/si`]) {
    await page.goto(path);
    await expect(sheet.dialog, path).toBeVisible();
    await page.reload();
    await expect(sheet.dialog, path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await expect(sheet.note).toBeFocused();
  // The visit began here: closing leads to the menu, not out of the restaurant.
  await sheet.close();
  await expect(page).toHaveURL(new RegExp(`/m/${menu_id}$`, 'u'));
});

test('back leads where one came from, to the same place, and never in a circle', async ({
  page,
  screens,
  harbor,
}) => {
  const { menus, menu } = screens;
  await page.goto('/v2/harbor/order');
  await untilLive(page);
  const breakfast = menus.menu(harbor.menuName('Breakfast'));
  await breakfast.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await breakfast.click();
  await expect(menu.title).toHaveText(harbor.menuName('Breakfast'));
  await menu.back.click();
  await expect(page).toHaveURL(/\/order$/u);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goForward();
  await expect(menu.title).toHaveText(harbor.menuName('Breakfast'));
  await page.goBack();
  await expect(page).toHaveURL(/\/order$/u);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('another language is two taps away on every page, and the place is kept', async ({
  page,
  screens,
  texts,
  harbor,
}) => {
  const { menu, cart, contact, payment } = screens;
  const cookie = harbor.dish(COOKIE);
  const taps = await countTaps(page);
  async function switchTo(name: string, lang: string) {
    const before = page.url();
    await taps.since();
    await contact.chooseLanguage(name);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(await taps.since()).toBe(2);
    expect(page.url()).toBe(before);
  }
  const search = new SearchPage(page, texts);
  await page.goto('/v2/harbor/search?q=soda');
  await search.field.waitFor();
  await page.keyboard.press('Escape');
  await switchTo('Français', 'fr');
  await page.context().clearCookies({ name: 'preferred-language' });

  await page.goto(`/v2/harbor/m/${cookie.menu_id}`);
  await menu.quickAdd(cookie.name).click();
  await menu.cartBar.click();
  await cart.checkout.click();
  await contact.name.fill('Ada');
  await contact.phone.fill('718 555 0199');
  await contact.goOn.click();
  await payment.cardNumber.waitFor();
  await payment.typeCard('4242424242424242');
  await switchTo('Español', 'es');
  // The card form keeps its typed content.
  await expect(payment.cardNumber).toHaveValue(/4242$/u);
});

import type { ItemSheet } from '../pages/item-sheet';
import { CODE, DINING_ROOM } from '../support/dining-room';
import { openDish, tapDish, type Visit } from '../support/steps';
import { expect, test } from '../test';

const BURGER = 'The Captain’s Burger';
const PRICE = 1095;

/** The doors at which a dish is opened over its menu. */
const DOORS = [
  { door: 'in the web', open: openDish },
  { door: 'at a table', open: openAtTable },
] as const;

test.beforeEach(({ watch }) => watch.allow(/status of 404.*table\/local/u));

for (const { door, open } of DOORS) {
  test(`${door}: what is chosen of an open dish goes with it off the menu, and what it costs follows`, async ({
    page,
    screens,
    texts: { t, money },
    openVariant,
  }) => {
    const { menu } = screens;
    const restaurant = await openVariant(DINING_ROOM);
    const sheet = await open({ page, screens, restaurant }, BURGER);
    for (const name of ['Turkey, thyme and black pepper', 'Tomato', 'Maple bacon', 'Double']) {
      await sheet.option(name).check();
    }
    await expect(sheet.add(PRICE + 100 + 275 + 350)).toBeVisible();

    await restaurant.change({ items: { 'byo-burger': { price: PRICE + 50 } } });
    await expect(sheet.add(PRICE + 50 + 100 + 275 + 350)).toBeVisible();
    await restaurant.change({ modifiers: { 'build-toppings.bacon': { price: 300 } } });
    await expect(sheet.add(PRICE + 50 + 100 + 300 + 350)).toBeVisible();

    // A group that is gone takes with it what was chosen in it.
    const modifier_groups = ['patty', 'bun', 'build-toppings', 'side-sauces'];
    await restaurant.change({ items: { 'byo-burger': { modifier_groups } } });
    await expect(sheet.add(PRICE + 50 + 100 + 300)).toBeVisible();
    await expect(sheet.option('Double')).toBeHidden();

    // So does a choice of a group that has to be answered, which is asked for again.
    await restaurant.change({ without: { modifiers: ['patty.turkey'] } });
    await expect(sheet.option('Turkey, thyme and black pepper')).toBeHidden();
    await sheet.add(PRICE + 50 + 300).click();
    await expect(sheet.faults).toHaveText(
      t('item.fault.exactly', { group: 'Choose your patty', count: 1 }),
    );
    await expect(menu.cartBar).toBeHidden();
    await sheet.option('Plant-based patty').check();
    await sheet.add(PRICE + 50 + 300 + 200).click();
    await expect(menu.cartBar).toContainText(money(PRICE + 50 + 300 + 200));
  });

  test(`${door}: an open dish that is sold out says so, and one that is gone leads back to the menu`, async ({
    page,
    screens,
    texts: { t },
    openVariant,
  }) => {
    const { menu } = screens;
    const restaurant = await openVariant(DINING_ROOM);
    const sheet = await open({ page, screens, restaurant }, BURGER);
    for (const name of ['Tomato', 'Maple bacon']) await sheet.option(name).check();
    await expect(sheet.add(PRICE + 275)).toBeVisible();
    await restaurant.change({ items: { 'byo-burger': { is_in_stock: false } } });
    await expect(sheet.add(PRICE + 275)).toBeHidden();
    const told = sheet.dialog.getByRole('status');
    await expect(
      told.filter({ hasText: t('item.fault.sold_out', { name: BURGER }) }),
    ).toBeVisible();

    await restaurant.change({ without: { items: ['byo-burger'] } });
    const gone = page.getByRole('dialog', { name: t('item.unavailable_title') });
    await expect(gone.getByRole('status')).toHaveText(t('item.unavailable_body'));
    await gone.getByRole('button', { name: t('common.back_to_menu') }).click();
    await expect(gone).toBeHidden();
    await expect(menu.dish(restaurant.dish('The Captain’s Bowl').name)).toBeVisible();
    await expect(menu.dish(BURGER)).toBeHidden();
    await expect(menu.cartBar).toBeHidden();
  });
}

/** Opens a dish where the party of a table orders. */
async function openAtTable(visit: Visit, name: string): Promise<ItemSheet> {
  const { screens, restaurant } = visit;
  await screens.table.scan(restaurant.endpoint, CODE);
  await screens.table.newOrder.click();
  await screens.menus.openMenu(restaurant.menuName('All Day'));
  return await tapDish(visit, name);
}

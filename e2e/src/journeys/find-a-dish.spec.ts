import { FoodFilter } from '../pages/food-filter';
import { ItemSheet } from '../pages/item-sheet';
import { SearchPage } from '../pages/search-page';
import { checkScreen } from '../support/check-screen';
import { expect, test } from '../test';
import { LOCALES } from '../tags';

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a dish is found in spite of a slip, opened, and the search is there to come back to', async ({
      page,
      screens,
      texts,
      harbor,
    }) => {
      const bowl = harbor.dish('The Captain’s Bowl');
      const search = new SearchPage(page, texts);
      await page.goto('/v2/harbor/order');
      await screens.menus.menu(harbor.menuName('All Day')).waitFor();
      await search.open();
      await expect(search.field).toBeFocused();

      await search.field.fill(withSlip(bowl.name));
      await expect(search.result(bowl.name)).toBeVisible();
      await checkScreen(page, 'search');
      await search.result(bowl.name).click();
      await new ItemSheet(page, texts, bowl).close();
      await expect(search.field).toHaveValue(withSlip(bowl.name));

      await page.getByRole('button', { name: texts.t('menu.search.clear') }).click();
      await expect(search.field).toHaveValue('');
      await expect(search.field).toBeFocused();
      await search.field.fill('qqqqq');
      await expect(page.getByText(texts.t('menu.search.none_title'))).toBeVisible();
      await checkScreen(page, 'nothing found');
    });
  });
}

test('the edge of a phone cuts through a popular dish, so that it is seen that there are more', async ({
  page,
  texts,
}) => {
  await page.goto('/v2/harbor/order');
  const popular = page.getByRole('region', { name: texts.t('menu.popular') });
  for (const width of [320, 360, 375, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const seen = await popular.getByRole('listitem').evaluateAll((dishes, edge) => {
      const cut = dishes.map((dish) => dish.getBoundingClientRect());
      const at = cut.find(({ left, right }) => left < edge && right > edge);
      return at === undefined ? 0 : edge - at.left;
    }, width);
    expect(seen, `at ${width} pixels`).toBeGreaterThanOrEqual(8);
  }
});

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('what a guest does not eat is left out of the menu and of the search, and after a reload too', async ({
      page,
      screens: { menu },
      texts,
      harbor,
    }) => {
      const milk = harbor.dish('Double Decker');
      expect(milk.allergens).toContain('milk');
      const filter = new FoodFilter(page, texts);
      await page.goto(`/v2/harbor/m/${milk.menu_id}`);
      await expect(menu.dish(milk.name)).toBeVisible();

      await filter.opener.click();
      await expect(filter.dialog).toBeVisible();
      await checkScreen(page, 'what a guest does not eat');
      await page.keyboard.press('Escape');
      await expect(filter.dialog).toBeHidden();
      await filter.check(texts.t('allergen.milk'));
      await expect(menu.dish(milk.name)).toBeHidden();
      await checkScreen(page, 'filtered menu');

      await page.reload();
      await expect(filter.opener).toBeVisible();
      await expect(menu.dish(milk.name)).toBeHidden();
      const search = new SearchPage(page, texts);
      const slaw = harbor.dish('Crunchy Slaw');
      expect(slaw.allergens).not.toContain('milk');
      await search.open();
      await search.field.fill(slaw.name);
      await expect(search.result(slaw.name)).toBeVisible();
      await search.field.fill(milk.name);
      await expect(search.result(slaw.name)).toBeHidden();
      await expect(search.result(milk.name)).toBeHidden();
    });
  });
}

test('a menu that tells nothing of its dishes begins right below its title', async ({
  page,
  openVariant,
}) => {
  const keys = [
    'snack-box',
    'night-shift-combo',
    'hangover-poutine',
    'chili-dog',
    'grilled-cheese-melt',
    'cookie-sandwich',
    'midnight-sundae',
  ];
  const unknown = { allergens: null, diets: null };
  const restaurant = await openVariant({
    menus: { 'late-night': { schedule: null } },
    items: Object.fromEntries(keys.map((key) => [key, unknown])),
  });
  const { menu_id } = restaurant.dish('Midnight Snack Box');
  await page.goto(`/v2/${restaurant.endpoint}/m/${menu_id}`);
  const tabs = await page.getByRole('navigation').first().boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  const end = (header?.y ?? 0) + (header?.height ?? 0);
  expect((tabs?.y ?? Infinity) - end).toBeLessThanOrEqual(16);
});

/** As somebody types it who is in a hurry: two letters of the longest word in the wrong order. */
function withSlip(name: string): string {
  const [longest = ''] = name.split(/[\s’]+/u).toSorted((a, b) => b.length - a.length);
  return `${longest.slice(0, 2)}${longest[3]}${longest[2]}${longest.slice(4)}`;
}

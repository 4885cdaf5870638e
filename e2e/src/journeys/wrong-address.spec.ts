import { checkScreen } from '../support/check-screen';
import { COOKIE } from '../support/steps';
import { expect, test } from '../test';
import { CORE, LOCALES } from '../tags';

test.beforeEach(({ watch }) => watch.allow(/status of 404|CallError: restaurant_not_found/u));

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test(
      'a restaurant that does not exist',
      locale === 'en-US' ? CORE : {},
      async ({ page, texts: { t } }) => {
        const reply = await page.goto('/v2/no-such-place');
        expect(reply?.status()).toBe(404);
        await expect(
          page.getByRole('heading', { name: t('page.restaurant_not_found.title') }),
        ).toBeVisible();
        await checkScreen(page, 'unknown restaurant');
      },
    );
  });
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a page that does not exist', async ({ page, screens, texts: { t }, harbor }) => {
      const reply = await page.goto('/v2/harbor/no-such-page');
      expect(reply?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: t('page.not_found.title') })).toBeVisible();
      await checkScreen(page, 'unknown page');

      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { name: t('page.not_found.title') })).toBeVisible();
      await page.getByRole('link', { name: t('page.not_found.action') }).click();
      await page.getByRole('link', { name: harbor.name }).first().click();
      await expect(screens.menus.title).toHaveText(harbor.name);
    });
  });
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a dish that is not on the menu any more', async ({
      page,
      screens: { menu },
      texts: { t },
      harbor,
    }) => {
      const { menu_id, category_id, name } = harbor.dish(COOKIE);
      const menuPath = `/v2/harbor/m/${menu_id}`;
      await page.goto(`${menuPath}/c/${category_id}/i/00000000-0000-7000-8000-000000000000`);
      const sheet = page.getByRole('dialog', { name: t('item.unavailable_title') });
      await expect(sheet).toBeVisible();
      await checkScreen(page, 'dish that is gone');
      await sheet.getByRole('button', { name: t('common.back_to_menu') }).click();
      await expect(page).toHaveURL(menuPath);
      await expect(menu.row(name)).toBeVisible();
    });
  });
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a receipt that does not exist', async ({ page, texts: { t }, harbor }) => {
      await page.goto('/receipts/00000000-0000-7000-8000-000000000000');
      await expect(page.getByRole('heading', { name: t('receipt.not_found_title') })).toBeVisible();
      await checkScreen(page, 'unknown receipt');
      await page.getByRole('link', { name: t('page.not_found.action') }).click();
      await expect(page.getByRole('link', { name: harbor.name }).first()).toBeVisible();
    });
  });
}

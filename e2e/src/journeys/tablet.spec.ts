import { COOKIE } from '../support/steps';
import { expect, test } from '../test';
import { CORE } from '../tags';

const SETUP_CODE = 'harbor-kiosk-7264';

test(
  'a browser becomes the restaurant’s tablet, and takes the order of whoever taps it',
  CORE,
  async ({ page, screens: { menus, menu }, texts: { t }, harbor, watch }) => {
    // Whether it is paired is asked, not known.
    watch.allow(/status of 401/u);
    await page.goto(`/${harbor.endpoint}.tablet`);
    await page.getByRole('textbox', { name: t('venue.tablet.code') }).fill(SETUP_CODE);
    await page.getByRole('button', { name: t('venue.tablet.submit'), exact: true }).click();
    await page.getByRole('link', { name: t('table.tablet.begin') }).click();
    await menus.openMenu(harbor.menuName('All Day'));
    await menu.quickAdd(harbor.dish(COOKIE).name).click();
    await expect(menu.cartBar).toBeVisible();
  },
);

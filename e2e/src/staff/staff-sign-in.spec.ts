import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { StaffPage } from '../pages/staff-page';
import { checkScreen } from '../support/check-screen';
import { CORE } from '../tags';
import { expect, test } from '../test';

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ watch }) => StaffPage.allow(watch));

test(
  'staff choose their restaurant, sign in by PIN and see an order come in',
  CORE,
  async ({ page, texts, product, openVariant }) => {
    const { endpoint, name } = await openVariant();
    const staff = new StaffPage(page, texts);
    await page.goto('/staff');
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
    await staff.open(endpoint);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await checkScreen(page, 'sign-in');

    await staff.typePin('9999');
    await expect(page.getByText(texts.t('staff.sign_in.wrong'))).toBeVisible();
    await staff.typePin();
    await expect(page.getByText(texts.t('staff.board.empty.new'))).toBeVisible();

    const order = await placeCounterOrder({
      base_url: product.url,
      restaurant: endpoint,
      name: 'Ada',
    });
    await expect(staff.ticket(order.order_number ?? '', staff.lane('new'))).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) /u);
    await checkScreen(page, 'board');
  },
);

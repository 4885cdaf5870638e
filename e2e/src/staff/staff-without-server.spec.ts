import { StaffPage } from '../pages/staff-page';
import { openBoardWithOrder } from '../support/board-with-order';
import { isKept } from '../support/kept';
import { expect, test } from '../test';

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } });
test.beforeEach(({ watch }) => StaffPage.allow(watch));

test('a board that is loaded again without a server shows its orders, and is live once the server is back', async ({
  page,
  texts,
  product,
  openVariant,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_/u);
  const { staff, number } = await openBoardWithOrder({ page, texts, product, openVariant });
  await isKept(page, ['/_/staff-reader/assets/', '/staff']);

  await product.killApi();
  await page.reload();
  await expect(staff.ticket(number)).toBeVisible();
  const lost = page.getByText(texts.t('staff.live.lost_body'));
  await expect(lost).toBeVisible();
  await product.startApi();
  await expect(lost).toBeHidden({ timeout: 30_000 });
  await expect(staff.ticket(number)).toBeVisible();
});

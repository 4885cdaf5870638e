import { KioskPage } from '../pages/kiosk-page';
import { sidewaysOverflow } from '../support/check-screen';
import { expect, test } from '../test';

const DISH_WITH_CHOICES = 'Buttermilk Chicken Sandwich';

test.use({ viewport: { width: 1920, height: 1080 }, isMobile: false, deviceScaleFactor: 1 });

test('a kiosk that hangs across fits its screen from pairing to the number', async ({
  page,
  texts,
  openVariant,
  watch,
}) => {
  watch.allow(/status of 401/u);
  const { t } = texts;
  // Nothing is suggested on the way.
  const harbor = await openVariant();
  const kiosk = new KioskPage(page, texts);
  async function fits(step: string) {
    expect(await sidewaysOverflow(page), step).toEqual([]);
  }

  await kiosk.pair(harbor.endpoint, 'harbor-kiosk-7264');
  await expect(kiosk.takeAway).toBeInViewport({ ratio: 1 });
  await fits('the first page');
  await kiosk.takeAway.click();
  await expect(kiosk.brand(harbor.menuName('All Day'))).toBeInViewport();
  await expect(kiosk.checkout).toBeInViewport({ ratio: 1 });
  await fits('the brands');

  await kiosk.brand(harbor.menuName('All Day')).click();
  await kiosk.add('Green Tide').click();
  await expect(kiosk.checkout).toBeInViewport({ ratio: 1 });
  await fits('the dishes');
  await kiosk.add(DISH_WITH_CHOICES).click();
  await expect(page.getByRole('heading', { level: 1, name: DISH_WITH_CHOICES })).toBeVisible();
  await expect(
    page.getByRole('button', { name: texts.startOf(t('item.add_total', { total: '' })) }),
  ).toBeInViewport({ ratio: 1 });
  await fits('a dish');
  await kiosk.back.click();

  await kiosk.checkout.click();
  await expect(kiosk.pay).toBeInViewport({ ratio: 1 });
  await fits('the order');
  await kiosk.pay.click();
  await expect(kiosk.noTip).toBeInViewport({ ratio: 1 });
  await fits('the tip');
  await kiosk.noTip.click();
  await expect(kiosk.number).toBeInViewport({ ratio: 1 });
  await expect(kiosk.done).toBeInViewport({ ratio: 1 });
  await fits('the number');
  await kiosk.done.click();
  await expect(kiosk.takeAway).toBeInViewport({ ratio: 1 });
});

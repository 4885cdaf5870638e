import { KIOSK_SCREEN, KioskPage } from '../pages/kiosk-page';
import { staffOf } from '../support/staff';
import { expect, test } from '../test';

test.use(KIOSK_SCREEN);

const ALWAYS = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] };
const CONE = 'Lighthouse Soft Serve';
const CAMPAIGNS = [
  {
    key: 'cone-on-us',
    name: 'The Cone Is on Us',
    description: 'Spend $35 and a soft-serve cone is free.',
    campaign_type: 'CAMPAIGN_SPEND_AND_GET',
    spend_and_get: { min_spend: 3500 },
    discount: { discount_type: 'DISCOUNT_ITEM', count: 1, items: ['soft-serve'] },
  },
  {
    key: 'first-mate',
    name: 'First Mate',
    description: '10% off your order.',
    code: 'FIRSTMATE',
    campaign_type: 'CAMPAIGN_DISCOUNTED_ENTITY',
    discounted_entity: {},
    discount: { discount_type: 'DISCOUNT_PERCENT', price: 10 },
  },
];

test('dishes of two brands with a code and a free dish are one order with one payment', async ({
  page,
  request,
  texts,
  openVariant,
  watch,
}) => {
  watch.allow(/status of 401/u);
  const { t } = texts;
  const intervals = [{ ...ALWAYS, start_time: '06:00', end_time: '06:00' }];
  const harbor = await openVariant({
    schedules: { 'late-hours': { intervals, exceptions: [] } },
    campaigns: CAMPAIGNS,
  });
  const kiosk = new KioskPage(page, texts);
  await kiosk.pair(harbor.endpoint, 'harbor-kiosk-7264');
  await kiosk.takeAway.click();
  await kiosk.brand(harbor.menuName('All Day')).click();
  for (let count = 0; count < 3; count += 1) await kiosk.add('Green Tide').click();
  await page.getByRole('link', { name: 'Late Night' }).click();
  // A message stays as long as a mouse is over it.
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-toasts] [data-tone]')).toHaveCount(0);
  await kiosk.add('Ice Cream Cookie Sandwich').click();
  await kiosk.checkout.click();

  // The promotion applies itself; what is free is the guest's to pick.
  await page.getByRole('button', { name: t('cart.promotions.pick_item', { name: CONE }) }).click();
  await page.getByRole('button', { name: t('cart.discount.add') }).click();
  await page.getByRole('textbox', { name: t('cart.discount.title') }).fill('firstmate');
  // The keys of the screen may lie over it.
  await page.getByRole('button', { name: t('cart.discount.apply') }).click();
  await expect(page.getByText('First Mate', { exact: true }).first()).toBeVisible();
  await kiosk.pay.click();
  await kiosk.noTip.click();
  const number = await kiosk.number.textContent();

  const staff = await staffOf(request, harbor.restaurant_id);
  const orders = await staff.orders();
  expect(orders).toHaveLength(1);
  // Three burgers and a sandwich of 46.30 less 10 %.
  expect(orders[0]).toMatchObject({ order_number: number, totals: { net_total: 4167 } });
  expect(orders[0]?.items.map(({ name }) => name).toSorted()).toEqual([
    'Green Tide',
    'Ice Cream Cookie Sandwich',
    CONE,
  ]);
});

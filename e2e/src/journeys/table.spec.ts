import { checkScreen } from '../support/check-screen';
import { CODE, DINING_ROOM } from '../support/dining-room';
import { staffOf } from '../support/staff';
import { COOKIE, payWith, sendCookie } from '../support/steps';
import { countTaps } from '../support/taps';
import type { Screens } from '../test';
import { expect, screensOf, test } from '../test';
import { CORE } from '../tags';
import { CHARGED } from '../support/invariants';

const FIRST_ITEM_TAPS = 3;
const SECOND_ROUND_TAPS = 2;

async function holdShare({ table, payment }: Screens, kind: 'mine' | 'all') {
  await table.share(kind).check();
  await table.goToPayment.click();
  await payment.cardNumber.waitFor();
}

async function payShare(screens: Screens, kind: 'mine' | 'all', total: number) {
  const { table } = screens;
  await holdShare(screens, kind);
  await payWith(screens, total);
  await table.viewOrder.click();
}

test(
  'two phones at one table order for themselves and pay for themselves',
  CORE,
  async ({ page, browser, product, texts, screens, sandbox, openVariant }) => {
    const restaurant = await openVariant(DINING_ROOM);
    const { endpoint } = restaurant;
    const taps = await countTaps(page);
    await screens.table.scan(endpoint, CODE);
    await expect(screens.table.title).not.toBeFocused();
    await screens.table.newOrder.click();
    await expect(screens.menus.title).toBeFocused();
    await screens.menus.openMenu(restaurant.menuName('All Day'));
    await screens.menu.quickAdd(restaurant.dish(COOKIE).name).click();
    await expect(screens.menu.cartBar).toBeVisible();
    expect(await taps.since()).toBeLessThanOrEqual(FIRST_ITEM_TAPS);
    await screens.menu.cartBar.click();

    await using other = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'en-US',
    });
    const bob = screensOf(await other.newPage(), texts);
    await bob.table.scan(endpoint, CODE);
    await expect(bob.table.guest('Guest 1')).toBeVisible();
    await bob.table.ownName.click();
    await bob.table.name.fill('guest 1');
    await bob.table.add.click();
    await expect(bob.table.page.getByText(texts.t('checkout.contact.name_in_use'))).toBeVisible();
    await bob.table.name.fill('Bob');
    await bob.table.add.click();
    await bob.table.start.click();
    await bob.menus.openMenu(restaurant.menuName('All Day'));
    await bob.menu.quickAdd(restaurant.dish(COOKIE).name).click();
    await expect(bob.menu.cartBar).toBeVisible();

    await test.step('what one chooses, the other sees at once, and what is sent is chosen no more', async () => {
      await expect(screens.table.choosing('Bob')).toContainText(restaurant.dish(COOKIE).name);
      await bob.menu.cartBar.click();
      await expect(bob.table.choosing('Guest 1')).toContainText(restaurant.dish(COOKIE).name);
      await screens.table.orderNow.click();
      await screens.table.close.waitFor();
      await expect(bob.table.choosing('Guest 1')).toBeHidden();
      await bob.table.orderNow.click();
      await bob.table.close.waitFor();
    });

    await test.step('what one orders and pays, the other sees at once', async () => {
      await page.goto(`/orders?restaurant=${endpoint}`);
      await expect(screens.table.order('Bob')).toContainText(restaurant.dish(COOKIE).own_name);
      const { total_with_tip_and_tax: one } = await restaurant.totalsOf([
        { dish: restaurant.dish(COOKIE) },
      ]);
      await bob.table.page.goto(`/orders?restaurant=${endpoint}`);
      await bob.table.pay.click();
      await test.step('who was about to pay everything may choose something else', async () => {
        await holdShare(bob, 'all');
        await bob.table.changeShare.click();
      });
      const payments = await sandbox.watchPayments(restaurant.restaurant_id);
      await payShare(bob, 'mine', one);
      const paid = texts.t('order.items_paid');
      await screens.table.unfold('Bob');
      await expect(screens.table.order('Bob').getByText(paid, { exact: true })).toBeVisible();
      await expect(screens.table.order().getByText(paid, { exact: true })).toBeHidden();

      await taps.since();
      const again = texts.t('table.orders.again_named', { name: restaurant.dish(COOKIE).own_name });
      await page.getByRole('button', { name: again }).click();
      await screens.table.orderNow.click();
      expect(await taps.since()).toBeLessThanOrEqual(SECOND_ROUND_TAPS);
      await screens.table.close.click();
      await page.goto(`/orders?restaurant=${endpoint}`);
      const { total_with_tip_and_tax: two } = await restaurant.totalsOf([
        { dish: restaurant.dish(COOKIE), multiplier: 2 },
      ]);
      await screens.table.pay.click();
      await payShare(screens, 'all', two);
      for (const { table } of [screens, bob]) {
        await expect(table.page.getByText(texts.t('table.orders.all_paid'))).toBeVisible();
      }
      // The newest first.
      expect(await payments(), CHARGED).toMatchObject([
        { status: 'succeeded', amount_captured: two },
        { status: 'succeeded', amount_captured: one },
      ]);
    });
  },
);

test('a code is typed, pasted and mended by keyboard alone', async ({
  page,
  texts: { t },
  watch,
  screens,
  openVariant,
}) => {
  watch.allow(/status of 404/u);
  const { endpoint } = await openVariant(DINING_ROOM);
  await page.goto(`/table?restaurant=${endpoint}`);
  const boxes = page.getByRole('group', { name: t('table.code.legend') }).getByRole('textbox');
  await boxes.first().focus();
  await page.keyboard.type('zzz9');
  await expect(boxes.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('table.code.not_found'))).toBeVisible();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Backspace');
  await expect(boxes.first()).toBeFocused();
  await expect(boxes.first()).toHaveValue('');
  await boxes.first().evaluate((box, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, CODE.toLowerCase());
  await expect(boxes.last()).toHaveValue(CODE.slice(-1));
  await page.keyboard.press('Enter');
  await expect(screens.table.title).toHaveText(t('table.guests.title'));
});

test('a party that staff have seen off is told so, and may begin anew', async ({
  page,
  request,
  texts: { t },
  watch,
  screens,
  openVariant,
}) => {
  watch.allow(/status of 40[14]/u);
  const { endpoint, restaurant_id } = await openVariant(DINING_ROOM);
  await screens.table.scan(endpoint, CODE);
  await screens.table.newOrder.click();
  await page.goto(`/orders?restaurant=${endpoint}`);
  await expect(page.getByText(t('table.orders.empty_title'))).toBeVisible();

  const signIn = await request.post('/api/staff/signIn', {
    data: { restaurant_id, pin: '2468' },
  });
  const { token } = (await signIn.json()) as { token: string }; // the contract's reply
  const headers = { authorization: `Bearer ${token}` };
  const reply = await request.get('/api/staff/tables', { headers });
  const { tables } = (await reply.json()) as {
    tables: { table_id: string }[];
  }; // the contract's reply
  const closing = { restaurant_id, table_id: tables[0]?.table_id };
  await request.post('/api/table/closeTable', {
    headers,
    data: { ...closing, source: 'board', confirmed: true },
  });

  await expect(page.getByText(t('table.session.closed'))).toBeVisible();
  await expect(screens.table.newOrder).toBeVisible();
  await expect(page.getByText(t('table.guests.first'))).toBeVisible();
});

test.describe('in French', () => {
  // The longest words; each address is checked in every language where all of them are.
  test.use({ locale: 'fr-CA' });

  test('a table that has ordered is clean, light and dark, and fits 320 px', async ({
    page,
    request,
    screens,
    texts: { t },
    openVariant,
  }) => {
    const restaurant = await openVariant(DINING_ROOM);
    const { table } = screens;
    async function visit(path: string, name: string, ready: string) {
      await page.goto(`${path}?restaurant=${restaurant.endpoint}`);
      await expect(page.getByText(ready).first()).toBeVisible();
      await checkScreen(page, name);
    }
    await table.scan(restaurant.endpoint, CODE);
    await page.goto(`/addguest?restaurant=${restaurant.endpoint}`);
    await table.name.fill('Ada');
    await table.add.click();
    await expect(table.start).toBeVisible();
    await checkScreen(page, 'guest home');
    await table.start.click();
    await sendCookie({ screens, restaurant });
    await checkScreen(page, 'sent');
    await visit('/orders', 'orders', t('table.orders.bill'));
    await visit('/order/pay', 'pay', t('table.pay.what'));

    await page.goto(`/orderComplete?restaurant=${restaurant.endpoint}`);
    await expect(page.getByText(t('table.complete.kitchen'))).toBeVisible();
    const staff = await staffOf(request, restaurant.restaurant_id);
    const [order] = await staff.orders();
    await staff.cancel(order?.order_number ?? '');
    await expect(page.getByRole('heading', { name: t('order.cancelled.title') })).toBeVisible();
    await expect(page.getByText(t('table.complete.kitchen'))).toBeHidden();
  });
});

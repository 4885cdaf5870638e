import type { Bill } from '@comanda/contracts';
import { CODE, DINING_ROOM } from '../support/dining-room';
import { sendCookie } from '../support/steps';
import { expect, test } from '../test';

const CARD = /4242 4242 4242 4242/u;

test('a share says for how long it is held, is kept for longer, and is taken again once its time is over', async ({
  page,
  screens,
  texts: { t },
  openVariant,
}) => {
  const restaurant = await openVariant(DINING_ROOM);
  const { table, payment } = screens;
  const keep = page.getByRole('button', { name: t('table.pay.keep') });
  const takeAgain = page.getByRole('button', { name: t('table.pay.take_again') });
  const line = page.getByRole('timer');
  const pay = payment.pay(
    (await restaurant.totalsOf([{ dish: restaurant.dish('Sea-Salt Chocolate Cookie') }]))
      .total_with_tip_and_tax,
  );

  let left_ms = 300_000;
  await page.route('**/bill', async (route) => {
    const response = await route.fetch();
    const { bill } = (await response.json()) as { bill: Bill | null }; // the contract's reply
    const held_until = new Date(Date.now() + left_ms).toISOString();
    const shares = bill?.shares.map((share) => ({ ...share, held_until }));
    await route.fulfill({ response, json: { bill: bill && { ...bill, shares } } });
  });
  async function runDownTo(left: number): Promise<void> {
    left_ms = left;
    // A return to the page reloads the bill.
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
  }

  await table.scan(restaurant.endpoint, CODE);
  await table.newOrder.click();
  await sendCookie({ screens, restaurant });
  await page.goto(`/order/pay?restaurant=${restaurant.endpoint}`);
  await table.share('mine').check();
  await table.goToPayment.click();
  await payment.cardNumber.fill('4242424242424242');
  await expect(line).toContainText(t('table.pay.held_until', { time: '' }).slice(0, -1).trim());
  await expect(keep).toBeHidden();

  await test.step('at its end it counts down, is said once, and can be kept for longer', async () => {
    await runDownTo(118_000);
    await expect(line).toHaveText(/\b1:5\d\b/u);
    await expect(page.getByRole('status').getByText(t('table.pay.held_soon'))).toBeAttached();
    left_ms = 300_000;
    await keep.click();
    await expect(keep).toBeHidden();
    await expect(payment.cardNumber).toHaveValue(CARD);
  });

  await test.step('once it is over nothing is paid before it was taken again, and what was typed stays', async () => {
    await runDownTo(-1_000);
    await expect(page.getByText(t('table.pay.over'))).toBeVisible();
    await expect(pay).toBeHidden();
    await expect(payment.cardNumber).toHaveValue(CARD);
    left_ms = 300_000;
    await takeAgain.click();
    await expect(pay).toBeVisible();
    await expect(page.getByText(t('table.pay.over'))).toBeHidden();
    await expect(payment.cardNumber).toHaveValue(CARD);
  });

  await test.step('given back on the bill meanwhile, it is had again with another payment', async () => {
    const guest_id = await page.evaluate((key) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as {
        guest?: { guest_id: string };
      }; // what the app keeps
      return kept.guest?.guest_id ?? '';
    }, `comanda:order:${restaurant.endpoint}`);
    await page.request.post(`/api/orders/${guest_id}/releaseShare`, {
      headers: { origin: new URL(page.url()).origin },
    });
    await runDownTo(300_000);
    await takeAgain.click();
    // The form of the former payment stays until there is another.
    await expect(takeAgain).toBeHidden();
    await payment.typeCard('4242424242424242');
    await pay.click();
    await expect(page.getByText(t('table.complete.paid'))).toBeVisible();
  });
});

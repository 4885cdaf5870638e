import { fromRoot } from '../../../scripts/lib/paths.mjs';
import { startProduct } from '../server';
import { openRestaurant } from '../support/restaurant';
import { addCookie } from '../support/steps';
import { expect, screensOf, test } from '../test';

/** The nights on which clocks are changed at the demo's pier: what can be chosen there, and when that is. */
const NIGHTS = [
  {
    name: 'the hour that comes twice is offered once, and means the first',
    eve: '2026-10-31T20:00:00-04:00',
    offered: { '12:30 AM': 1, '1:00 AM': 1, '1:30 AM': 1, '2:00 AM': 1 },
    chosen: '1:30 AM',
    instant: '2026-11-01T05:30:00.000Z',
  },
  {
    name: 'the hour that does not exist is not offered, and the next one is itself',
    eve: '2027-03-13T20:00:00-05:00',
    offered: { '1:30 AM': 1, '1:55 AM': 1, '2:00 AM': 0, '2:30 AM': 0, '3:00 AM': 1 },
    chosen: '3:00 AM',
    instant: '2027-03-14T07:00:00.000Z',
  },
] as const;

for (const { name, eve, offered, chosen, instant } of NIGHTS) {
  test(`the clocks change before the pickup: ${name}`, async ({ browser, texts }) => {
    test.slow();
    const shift_ms = Date.parse(eve) - Date.now();
    const product = await startProduct({
      NODE_OPTIONS: `--import=${fromRoot('e2e/src/support/shifted-clock.mjs')}`,
      CLOCK_SHIFT_MS: String(shift_ms),
    });
    await using context = await browser.newContext({ baseURL: product.url });
    try {
      // The template's restaurant is in another zone.
      await product.importBundle('demo/harbor-burger');
      const restaurant = await openRestaurant(product.url, 'harbor', 'en');
      const page = await context.newPage();
      await page.clock.install({ time: new Date(Date.now() + shift_ms) });
      const screens = screensOf(page, texts);
      const { menu, cart, contact, payment, complete } = screens;
      const { t } = texts;
      await addCookie({ page, screens, restaurant });
      await menu.cartBar.click();
      await page.getByRole('radio', { name: t('cart.pickup.later') }).check();
      await page.getByRole('combobox', { name: t('cart.pickup.day') }).selectOption({ index: 1 });
      const time = page.getByRole('combobox', { name: t('cart.pickup.time') });
      for (const [label, times] of Object.entries(offered)) {
        await expect(time.getByRole('option', { name: spaced(label) }), label).toHaveCount(times);
      }
      const label = (await time.getByRole('option', { name: spaced(chosen) }).textContent()) ?? '';
      await time.selectOption({ label });
      await cart.done();
      await cart.checkout.click();
      await contact.fill();
      await payment.atCounter.check();
      const reply = page.waitForResponse('**/api/orders/orderAndPay');
      await payment.place.click();
      const { order } = (await (await reply).json()) as { order: { pickup_time: string } };
      expect(new Date(order.pickup_time).toISOString()).toBe(instant);
      await expect(complete.ticket).toContainText(label);
      await restaurant.close();
    } finally {
      await product.stop();
    }
  });
}

/** Between the hour and its half of the day stands a space of a kind of its own. */
function spaced(label: string): RegExp {
  return new RegExp(`^${label.replace(' ', String.raw`\s`)}$`, 'u');
}

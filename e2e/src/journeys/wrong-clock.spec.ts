import { addCookie } from '../support/steps';
import { expect, test } from '../test';

const HOUR_MS = 3_600_000;

for (const [name, hours] of [
  ['is slow', -7],
  ['is fast', 9],
  ['shows tomorrow', 26],
] as const) {
  test(`a phone whose clock ${name} offers pickup times that there are`, async ({
    page,
    screens,
    texts,
    harbor,
  }) => {
    const { cart, contact, payment, complete } = screens;
    await page.clock.install({ time: new Date(Date.now() + hours * HOUR_MS) });
    await addCookie({ page, screens, restaurant: harbor });
    await screens.menu.cartBar.click();
    await page.getByRole('radio', { name: texts.t('cart.pickup.later') }).check();
    const time = page.getByRole('combobox', { name: texts.t('cart.pickup.time') });
    const first_ms = Date.parse(await time.inputValue());
    expect(first_ms).toBeGreaterThan(Date.now());
    expect(first_ms).toBeLessThan(Date.now() + 24 * HOUR_MS);
    await cart.done();
    await cart.checkout.click();
    await contact.fill();
    await payment.atCounter.check();
    await payment.place.click();
    await expect(complete.ticket).toBeVisible();
  });
}

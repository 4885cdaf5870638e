import { COOKIE, addCookie, payWith } from '../support/steps';
import { translatePage } from '../support/translating';
import { expect, test } from '../test';

test('a page that the browser translates takes an order', async ({ page, screens, harbor }) => {
  const { cart, contact, complete } = screens;
  await addCookie({ page, screens, restaurant: harbor });
  await page.evaluate(translatePage);
  await screens.menu.cartBar.click();
  await cart.checkout.click();

  // Each is told that it is missing, and is so no more.
  await contact.goOn.click();
  await expect(contact.name).toHaveAttribute('aria-invalid', 'true');
  await expect(contact.phone).toHaveAttribute('aria-invalid', 'true');
  await contact.fill();

  const { total_with_tip_and_tax } = await harbor.totalsOf([{ dish: harbor.dish(COOKIE) }]);
  await screens.payment.cardNumber.waitFor();
  await payWith(screens, total_with_tip_and_tax);
  expect(await complete.number()).toMatch(/^[A-Z0-9]{4}$/u);
});

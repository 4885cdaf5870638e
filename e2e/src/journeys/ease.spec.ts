import { ADA } from '../pages/contact-page';
import { CARDS } from '../pages/payment-page';
import { COOKIE } from '../support/steps';
import { countTaps } from '../support/taps';
import { loadTexts } from '../support/texts';
import { expect, screensOf, test } from '../test';

const FIRST_ITEM_TAPS = 3;
const LANGUAGE_TAPS = 2;
/** Checkout, two fields, on to the payment, the card's first field and its postal code, Pay. */
const CARD_TAPS = 7;

test('few taps: the first dish, and from the cart to the number', async ({
  page,
  screens,
  harbor,
}) => {
  const { menus, menu, cart, contact, payment, complete } = screens;
  const taps = await countTaps(page);
  await page.goto('/v2/harbor');
  await menus.openMenu(harbor.menuName('All Day'));
  await menu.quickAdd(harbor.dish(COOKIE).name).click();
  await expect(menu.cartBar).toBeVisible();
  expect(await taps.since()).toBeLessThanOrEqual(FIRST_ITEM_TAPS);

  await menu.cartBar.click();
  await expect(cart.checkout).toBeVisible();
  await taps.since();
  await cart.checkout.click();
  await contact.name.click();
  await page.keyboard.type(ADA.name);
  await contact.phone.click();
  await page.keyboard.type(ADA.phone);
  await contact.goOn.click();
  // From number to date to code the provider's form moves on by itself.
  await payment.cardNumber.click();
  await page.keyboard.type(`${CARDS.good}1234123`);
  await payment.postalCode.click();
  await page.keyboard.type('11231');
  const { total_with_tip_and_tax: total } = await harbor.totalsOf([{ dish: harbor.dish(COOKIE) }]);
  await payment.pay(total).click();
  await expect(complete.ticket).toBeVisible();
  expect(await taps.since()).toBeLessThanOrEqual(CARD_TAPS);
});

test('another language in two taps, and the place on the page is kept', async ({
  page,
  screens,
  harbor,
}) => {
  const { menu, cart } = screens;
  const taps = await countTaps(page);
  const cookie = harbor.dish(COOKIE);
  const french = await loadTexts('fr');
  await page.goto(`/v2/harbor/m/${cookie.menu_id}`);
  await menu.quickAdd(cookie.name).click();
  const row = page.locator(`a[href$="${cookie.item_id}"]`);
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await row.boundingBox();
  await taps.since();

  await menu.chooseLanguage('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await taps.since()).toBe(LANGUAGE_TAPS);
  await expect(page.getByRole('link', { name: french.t('cart.view') })).toBeVisible();
  // Longer words may move it by a few lines, not away.
  await expect(row).toBeInViewport();
  expect(Math.abs(((await row.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(200);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('link', { name: french.t('cart.view') }).click();
  const inFrench = screensOf(page, french);
  await expect(inFrench.cart.title).toHaveText(french.t('cart.title'));
  await inFrench.cart.chooseLanguage('English');
  await expect(cart.title).toHaveText(screens.cart.texts.t('cart.title'));
  await expect(cart.line(cookie.name)).toBeVisible();
});

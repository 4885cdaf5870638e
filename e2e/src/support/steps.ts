import type { PaymentTotals } from '@comanda/contracts';
import type { Page } from '@playwright/test';
import { ItemSheet } from '../pages/item-sheet';
import { CARDS } from '../pages/payment-page';
import type { Screens } from '../test';
import type { ServedRestaurant } from './restaurant';

/** Who orders, on what, and where. */
export type Visit = {
  readonly page: Page;
  readonly screens: Screens;
  readonly restaurant: ServedRestaurant;
};

/** A dish that asks for no choice. */
export const COOKIE = 'Sea-Salt Chocolate Cookie';

/** Puts one cookie into the order. */
export async function addCookie({ page, screens, restaurant }: Visit): Promise<void> {
  const cookie = restaurant.dish(COOKIE);
  await page.goto(`/v2/${restaurant.endpoint}/m/${cookie.menu_id}`);
  await screens.menu.quickAdd(cookie.name).click();
  await screens.menu.cartBar.waitFor();
}

/** From nothing to the payment page with one cookie in the order; gives what it costs. */
export async function goToPayment(visit: Visit): Promise<PaymentTotals> {
  const { screens, restaurant } = visit;
  await addCookie(visit);
  await screens.menu.cartBar.click();
  await screens.cart.checkout.click();
  await screens.contact.fill();
  await screens.payment.cardNumber.waitFor();
  return restaurant.totalsOf([{ dish: restaurant.dish(COOKIE) }]);
}

/** Types a card and pays. */
export async function payWith(
  { payment }: Screens,
  total: number,
  card: keyof typeof CARDS = 'good',
): Promise<void> {
  await payment.typeCard(CARDS[card]);
  await payment.pay(total).click();
}

/** Opens a dish from its menu. */
export async function openDish(
  { page, screens, restaurant }: Visit,
  name: string,
): Promise<ItemSheet> {
  const dish = restaurant.dish(name);
  await page.goto(`/v2/${restaurant.endpoint}/m/${dish.menu_id}`);
  await screens.menu.dish(dish.name).click();
  const sheet = new ItemSheet(page, screens.menu.texts, dish);
  await sheet.dialog.waitFor();
  return sheet;
}

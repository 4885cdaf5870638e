import type { Page } from '@playwright/test';
import { ItemSheet } from '../pages/item-sheet';
import { CARDS } from '../pages/payment-page';
import type { Screens } from '../test';
import type { ServedRestaurant } from './restaurant';

type Guest = { readonly page: Page; readonly screens: Screens; readonly restaurant: ServedRestaurant };

export const COOKIE = 'Sea-Salt Chocolate Cookie';

/** Puts one dish without choices into the order. */
export async function addCookie({ page, screens, restaurant }: Guest): Promise<void> {
  const cookie = restaurant.dish(COOKIE);
  await page.goto(`/v2/${restaurant.endpoint}/m/${cookie.menu_id}`);
  await screens.menu.quickAdd(cookie.name).click();
  await screens.menu.cartBar.waitFor();
}

/** From nothing to the payment page with one dish in the order. */
export async function goToPayment(guest: Guest): Promise<void> {
  await addCookie(guest);
  await guest.screens.menu.cartBar.click();
  await guest.screens.cart.checkout.click();
  await guest.screens.contact.fill();
  await guest.screens.payment.cardNumber.waitFor();
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
  { page, screens, restaurant }: Guest,
  name: string,
): Promise<ItemSheet> {
  const dish = restaurant.dish(name);
  await page.goto(`/v2/${restaurant.endpoint}/m/${dish.menu_id}`);
  await screens.menu.dish(dish.name).click();
  const sheet = new ItemSheet(page, screens.menu.texts, dish);
  await sheet.dialog.waitFor();
  return sheet;
}

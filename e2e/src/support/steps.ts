import type { PaymentTotals } from '@comanda/contracts';
import type { Page } from '@playwright/test';
import { ItemSheet } from '../pages/item-sheet';
import { CARDS } from '../pages/payment-page';
import type { Screens } from '../test';
import type { ServedRestaurant } from './restaurant';

/** Orderer, device, and place. */
export type Visit = {
  readonly page: Page;
  readonly screens: Screens;
  readonly restaurant: ServedRestaurant;
};

/** A dish that asks for no choice. */
export const COOKIE = 'Sea-Salt Chocolate Cookie';

/** Puts one cookie into the order, or another dish that asks for no choice. */
export async function addCookie(
  { page, screens, restaurant }: Visit,
  name: string = COOKIE,
): Promise<void> {
  const dish = restaurant.dish(name);
  await page.goto(`/v2/${restaurant.endpoint}/m/${dish.menu_id}`);
  await screens.menu.quickAdd(dish.name).click();
  await screens.menu.cartBar.waitFor();
}

/** From the menus of a table to a round that the kitchen has. */
export async function sendCookie({
  screens: { menus, menu, table },
  restaurant,
}: Omit<Visit, 'page'>): Promise<void> {
  await menus.openMenu(restaurant.menuName('All Day'));
  await menu.quickAdd(restaurant.dish(COOKIE).name).click();
  await menu.cartBar.click();
  await table.orderNow.click();
  await table.close.waitFor();
}

/** From nothing to the page where one cookie, or another dish, is paid, whatever that page offers. */
export async function goToPay(visit: Visit, dish?: string): Promise<void> {
  const { screens } = visit;
  await addCookie(visit, dish);
  await screens.menu.cartBar.click();
  await screens.cart.checkout.click();
  await screens.contact.fill();
}

/** From the cart of a guest who has said their name to the page where it is paid. */
export async function goOnToPay({ screens }: Pick<Visit, 'screens'>): Promise<void> {
  await screens.cart.checkout.click();
  await screens.contact.goOn.click();
}

/** From nothing to the payment page with one cookie in the order; gives what it costs. */
export async function goToPayment(visit: Visit): Promise<PaymentTotals> {
  const { screens, restaurant } = visit;
  await goToPay(visit);
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

/** Comes to a menu and opens a dish of it. */
export async function openDish(visit: Visit, name: string): Promise<ItemSheet> {
  const { page, restaurant } = visit;
  await page.goto(`/v2/${restaurant.endpoint}/m/${restaurant.dish(name).menu_id}`);
  return await tapDish(visit, name);
}

/** Opens a dish of the menu that is shown. */
export async function tapDish(
  { page, screens, restaurant }: Visit,
  name: string,
): Promise<ItemSheet> {
  const dish = restaurant.dish(name);
  await screens.menu.dish(dish.name).click();
  const sheet = new ItemSheet(page, screens.menu.texts, dish);
  await sheet.dialog.waitFor();
  return sheet;
}

import type { i18n as I18n } from 'i18next';
import { CHECKOUT_TEXTS, latePart, preloadInTurn } from '@comanda/web/late';

export const CartPage = latePart(
  () => import('./routes/cart-page').then((m) => m.CartPage),
  CHECKOUT_TEXTS,
);
export const PhonePage = latePart(
  () => import('./routes/phone').then((m) => m.PhoneRoute),
  CHECKOUT_TEXTS,
);
export const PayPage = latePart(
  () => import('./routes/pay').then((m) => m.PayRoute),
  CHECKOUT_TEXTS,
);
export const CompletePage = latePart(
  () => import('./routes/order-complete').then((m) => m.OrderCompleteRoute),
  CHECKOUT_TEXTS,
);

/** Fetches what comes after the menu while the guest still chooses: no page of the checkout then waits for the network, or fails without it. */
export function preloadCheckout(i18n: I18n): Promise<void> {
  return preloadInTurn([CartPage, PhonePage, PayPage, CompletePage], i18n);
}

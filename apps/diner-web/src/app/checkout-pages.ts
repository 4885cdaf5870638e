import { addTexts } from '@comanda/i18n';
import type { i18n as I18n } from 'i18next';

export function loadCart() {
  return import('./routes/cart');
}

export function loadPhone() {
  return import('./routes/phone');
}

export function loadPay() {
  return import('./routes/pay');
}

export function loadNuveiConfirmation() {
  return import('./routes/nuvei-confirmation');
}

export function loadOrderComplete() {
  return import('./routes/order-complete');
}

/** Fetches what comes after the menu while the guest still chooses: no page of the checkout then waits for the network, or fails without it. */
export async function preloadCheckout(i18n: I18n): Promise<void> {
  // What fails here is fetched once more when its page is opened.
  await Promise.allSettled([
    addTexts(i18n, 'checkout'),
    loadCart(),
    loadPhone(),
    loadPay(),
    loadOrderComplete(),
  ]);
}

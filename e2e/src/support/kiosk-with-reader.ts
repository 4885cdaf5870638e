import type { Page } from '@playwright/test';
import { KioskPage } from '../pages/kiosk-page';
import { ReaderInHand } from '../pages/reader-kiosk';
import type { Product } from '../server';
import type { Texts } from './texts';

/** Pairs a kiosk of the six brands and gives it Stripe's reader. Returns the kiosk, at its open settings, and the reader in a guest's hand. */
export async function openSetupWithReader(page: Page, texts: Texts, product: Product) {
  await product.importBundle('demo/backlot');
  const kiosk = new KioskPage(page, texts);
  await kiosk.pairOnly('backlot', 'backlot-kiosk-3816');
  await kiosk.openSetup('4160');
  await kiosk.giveReader('Kiosk 1');
  const inHand = new ReaderInHand(await page.context().newPage());
  await inHand.open(product.sandboxUrl, 'tmr_SandboxKiosk');
  return { kiosk, inHand };
}

/** Orders a drink of the six brands, as far as the question for a tip. */
export async function orderDrink(kiosk: KioskPage): Promise<void> {
  await kiosk.takeAway.click();
  await kiosk.brand('Corner Fridge').click();
  await kiosk.add('Cola').click();
  await kiosk.checkout.click();
  await kiosk.pay.click();
}

import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import type { Page } from '@playwright/test';
import { StaffPage } from '../pages/staff-page';
import type { Product } from '../server';
import { expect, type OpenVariant } from '../test';
import type { Texts } from './texts';

type Beside = {
  readonly page: Page;
  readonly texts: Texts;
  readonly product: Product;
  readonly openVariant: OpenVariant;
};

/** Signs staff in on a board that shows one order; resolves with the board and the order's number. */
export async function openBoardWithOrder({ page, texts, product, openVariant }: Beside) {
  const { endpoint } = await openVariant();
  const { order_number } = await placeCounterOrder({
    base_url: product.url,
    restaurant: endpoint,
    name: 'Ada',
  });
  const number = order_number ?? '';
  const staff = new StaffPage(page, texts);
  await staff.signIn(endpoint);
  await expect(staff.ticket(number)).toBeVisible();
  return { staff, number };
}

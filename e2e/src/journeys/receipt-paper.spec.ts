import type { Order } from '@comanda/contracts';
import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import type { Page } from '@playwright/test';
import { noteTakingOver, takenOver } from '../support/taking-over';
import type { Product } from '../server';
import { expect, test } from '../test';

/** Width of a receipt printer's paper. */
const ROLL_MM = 80;
const A4_MM = { width: 210, height: 297 };

test('a receipt with an order in its address is the one that came with the document', async ({
  page,
  product,
  screens: { receipt },
}) => {
  const order = await placeOrder(product, 1);
  await noteTakingOver(page);
  const read = page.waitForRequest(/\/api\/guests\//u);
  await page.goto(addressOf(order));
  const { isSame, shifts } = await takenOver(page);
  expect(isSame).toBe(true);
  expect(shifts).toEqual([]);
  await expect(receipt.orderTitle(String(order.order_number))).toBeVisible();
  expect((await read).url()).toContain(`order_id=${order.order_id}`);
});

test('a receipt is ordered again from its link', async ({ page, product, screens, harbor }) => {
  const order = await placeOrder(product, 1);
  await page.goto(addressOf(order));
  await page.getByRole('link', { name: screens.receipt.texts.t('receipt.order_again') }).click();
  await expect(page).toHaveURL(`/v2/${harbor.endpoint}/cart`);
  await expect(page.getByRole('article', { name: order.items[0]?.name ?? '' })).toBeVisible();
});

test('a receipt is printed whole, on a roll and on A4', async ({ page, product, texts }) => {
  const [short, long] = [await placeOrder(product, 2), await placeOrder(product, 14)];

  await page.goto(addressOf(short));
  await page.emulateMedia({ media: 'print' });
  const height_mm = await fitToRoll(page);
  expect(await pagesOf(page, { width: ROLL_MM, height: height_mm })).toEqual([
    { width: ROLL_MM, height: height_mm },
  ]);
  expect(await pagesOf(page, A4_MM)).toEqual([A4_MM]);

  await page.goto(addressOf(long));
  await fitToRoll(page);
  expect((await pagesOf(page, A4_MM)).length).toBe(2);
  await expect(page.getByText(texts.t('receipt.thanks'))).toBeVisible();
});

function placeOrder({ url }: Product, lines: number): Promise<Order> {
  const wishes = Array.from({ length: lines }, (_, place) => `No salt, and cut in ${place + 2}`);
  return placeCounterOrder({ base_url: url, restaurant: 'harbor', name: 'Ada', wishes });
}

function addressOf({ guest_id, order_id }: Order): string {
  return `/receipts/${guest_id}?order=${order_id}`;
}

/** Lays a page out as wide as a roll, and checks that nothing sticks out; returns how much paper it needs. */
async function fitToRoll(page: Page): Promise<number> {
  const width = Math.floor(inPixels(ROLL_MM));
  await page.setViewportSize({ width, height: 800 });
  const needed = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
  expect(needed.scrollWidth).toBeLessThanOrEqual(width);
  return Math.ceil((needed.scrollHeight / 96) * 25.4) + 20;
}

/** Prints a page, and returns the size of each sheet in millimetres. */
async function pagesOf(page: Page, { width, height }: { width: number; height: number }) {
  const pdf = await page.pdf({ width: `${width}mm`, height: `${height}mm`, printBackground: true });
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 (?<w>[\d.]+) (?<h>[\d.]+)\]/gu);
  return [...boxes].map(({ groups }) => ({
    width: Math.round((Number(groups?.['w']) / 72) * 25.4),
    height: Math.round((Number(groups?.['h']) / 72) * 25.4),
  }));
}

function inPixels(mm: number): number {
  return (mm / 25.4) * 96;
}

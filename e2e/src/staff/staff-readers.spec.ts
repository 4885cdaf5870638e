import type { Page } from '@playwright/test';
import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { ReaderInHand } from '../pages/reader-kiosk';
import { StaffPage } from '../pages/staff-page';
import type { Product } from '../server';
import { COUNTER_READERS, VENDORS } from '../support/counter-readers';
import { CHARGED } from '../support/invariants';
import { watchTaken } from '../support/processors';
import type { Texts } from '../support/texts';
import { expect, type OpenVariant, test } from '../test';

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ watch }) => StaffPage.allow(watch));

type Beside = {
  readonly page: Page;
  readonly texts: Texts;
  readonly product: Product;
  readonly openVariant: OpenVariant;
};

/** Staff on the payment page of an order, whose reader is connected, and that reader in the guest's hand. */
async function openPayment(
  vendor: (typeof VENDORS)[number],
  { page, texts, product: { url, sandboxUrl }, openVariant }: Beside,
) {
  const { reader, terminal, settings } = COUNTER_READERS[vendor];
  const { endpoint } = await openVariant({ restaurant: { terminals: [terminal], ...settings } });
  const order = await placeCounterOrder({ base_url: url, restaurant: endpoint, name: 'Ada' });
  const hand = new ReaderInHand(await page.context().newPage());
  await hand.open(sandboxUrl, reader);
  const taken = await watchTaken(sandboxUrl);
  const staff = new StaffPage(page, texts);
  await staff.signIn(endpoint);
  await staff.goTo('payment').click();
  await page.getByRole('link', { name: order.order_number ?? '' }).click();
  const take = page.getByRole('button', {
    name: texts.t('staff.payment.take_amount', { amount: texts.money(order.amount) }),
  });
  await expect(take).toBeEnabled();
  return { order, hand, taken, take };
}

for (const vendor of VENDORS) {
  test(`a reader of ${vendor} whose plug is pulled while it asks takes nothing, and the next try pays once`, async ({
    page,
    texts,
    product,
    openVariant,
    watch,
  }) => {
    watch.allow(/Failed to load resource|WebSocket|ERR_/u);
    const { order, hand, taken, take } = await openPayment(vendor, {
      page,
      texts,
      product,
      openVariant,
    });
    await take.click();
    await expect(page.getByText(texts.t('reader.ask'))).toBeVisible();
    // The page says so before the reader itself does.
    await expect(hand.asks).toBeEnabled();
    await hand.pullPlug();
    await hand.plugIn();
    // The server asks for its outcome before it may be taken again.
    await expect(take).toBeEnabled({ timeout: 90_000 });
    expect(await taken(), CHARGED).toEqual([]);
    await take.click();
    await hand.present('Tap');
    await expect(page.getByText(texts.t('reader.complete'))).toBeVisible();
    expect(await taken(), CHARGED).toEqual([order.amount]);
  });

  test(`a payment at a reader of ${vendor} whose reply is lost is asked about, and is paid once`, async ({
    page,
    texts,
    product,
    openVariant,
    watch,
  }) => {
    watch.allow(/Failed to load resource|ERR_/u);
    const { order, hand, taken, take } = await openPayment(vendor, {
      page,
      texts,
      product,
      openVariant,
    });
    let lost = 0;
    await page.route(
      COUNTER_READERS[vendor].charging_call,
      async (route) => {
        await route.fetch({ timeout: 0 });
        lost += 1;
        await route.abort();
      },
      { times: 1 },
    );
    await take.click();
    await hand.present('Tap');
    await expect(page.getByText(texts.t('reader.complete'))).toBeVisible({ timeout: 60_000 });
    expect(lost).toBe(1);
    expect(await taken(), CHARGED).toEqual([order.amount]);
  });
}

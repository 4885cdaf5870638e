import type { DeliveryStatus } from '@comanda/contracts';
import type { Page } from '@playwright/test';
import { errandsOf, goToDeliveryPay } from '../support/delivery-steps';
import type { Visit } from '../support/steps';
import type { Texts } from '../support/texts';
import { expect, test } from '../test';
import { CHARGED } from '../support/invariants';

const COURIERS = {
  nash: 'DELIVERY_OPTION_NASH',
  doordash: 'DELIVERY_OPTION_DOORDASH',
} as const;
const POLL_MS = 10_000;
const COMING = ['ASSIGNED', 'PICKUP_ENROUTE', 'PICKUP_ARRIVED'] as const;
const GOING = ['PICKED_UP', 'DROPOFF_ENROUTE', 'DROPOFF_ARRIVED', 'DELIVERED'] as const;

for (const service of ['nash', 'doordash'] as const) {
  test(`${service}: the courier is followed as events tell, and what is on the road is not called off`, async ({
    page,
    screens,
    texts,
    openVariant,
    product: { sandboxUrl },
    sandbox,
  }) => {
    const { t } = texts;
    const restaurant = await openVariant({ restaurant: servedBy(service) });
    const payments = await sandbox.watchPayments(restaurant.restaurant_id);
    const errands = await errandsOf(sandboxUrl, service);
    await pay({ page, screens, restaurant });
    const way = wayOf(page, texts);
    await expect(way.getByRole('button', { name: t('delivery.progress.cancel') })).toBeVisible();
    const id = await errands.ordered();

    await errands.move(id, 'advance');
    await expect(way.getByRole('status')).toHaveText(anyOf(texts, COMING));
    await expect(way.getByRole('link', { name: t('delivery.progress.follow') })).toHaveAttribute(
      'href',
      /^http/u,
    );
    for (let step = 0; step < 3; step += 1) await errands.move(id, 'advance');
    await expect(way.getByRole('status')).toHaveText(anyOf(texts, GOING));
    await expect(way.getByRole('button', { name: t('delivery.progress.cancel') })).toBeHidden();
    expect(await payments(), CHARGED).toMatchObject([{ amount_refunded: 0 }]);
  });
}

test('a phone that hears no events asks every ten seconds, and calls off what nobody brings', async ({
  page,
  screens,
  texts,
  openVariant,
  product: { sandboxUrl },
  sandbox,
  watch,
}) => {
  watch.allow(/ERR_FAILED/u);
  const { t } = texts;
  await page.clock.install();
  await page.route('**/api/events**', (route) => route.abort());
  const restaurant = await openVariant({ restaurant: servedBy('nash') });
  const payments = await sandbox.watchPayments(restaurant.restaurant_id);
  const errands = await errandsOf(sandboxUrl, 'nash');
  await pay({ page, screens, restaurant });
  const way = wayOf(page, texts);
  await errands.move(await errands.ordered(), 'advance');
  await expect(async () => {
    await page.clock.fastForward(POLL_MS);
    await expect(way.getByRole('status')).toHaveText(anyOf(texts, COMING), { timeout: 1_000 });
  }).toPass();

  await way.getByRole('button', { name: t('delivery.progress.cancel') }).click();
  await way.getByRole('button', { name: t('delivery.progress.yes') }).click();
  await expect(page.getByText(t('delivery.progress.cancelled'))).toBeVisible();
  await expect
    .poll(async () => {
      const [paid] = await payments();
      return paid !== undefined && paid.amount_refunded === paid.amount_captured;
    })
    .toBe(true);
});

function servedBy(service: keyof typeof COURIERS) {
  return {
    delivery_type: COURIERS[service],
    delivery_min_spend: 0,
    phone_number: '+17185550100',
    is_phone_required: false,
  };
}

async function pay(visit: Visit): Promise<void> {
  const { page, screens } = visit;
  await goToDeliveryPay(visit);
  await screens.payment.typeCard('4242424242424242');
  const { t, startOf } = screens.payment.texts;
  const [words = ''] = t('checkout.payment.pay', { total: '|' }).split('|');
  await page.getByRole('button', { name: startOf(words) }).click();
  await expect(screens.complete.ticket).toBeVisible();
}

/** The words of whichever of these it is. */
function anyOf({ t }: Texts, statuses: readonly DeliveryStatus[]): RegExp {
  return new RegExp(statuses.map((status) => t(`delivery.status.${status}`)).join('|'), 'u');
}

function wayOf(page: Page, { t }: Texts) {
  return page.getByRole('region', { name: t('delivery.progress.title') });
}

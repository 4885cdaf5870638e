import { expect } from '@playwright/test';
import type { Visit } from './steps';
import { addCookie } from './steps';

/** Where the demo's couriers and riders go. */
export const NEAR = '12 Quay Road, Brooklyn, NY 11231';

/** Riders of its own around one postal code, for any order. */
export const RIDERS = {
  delivery_type: 'DELIVERY_OPTION_IN_HOUSE',
  delivery_min_spend: 0,
  delivery_zones: [{ key: 'near', area: { postal_codes: ['11231'] }, fee: 350, minutes: 10 }],
};

/** Says where an order is to be brought, and asks what that costs. */
export async function askPrice({ page, screens }: Visit, address = NEAR): Promise<void> {
  const { t, startOf } = screens.cart.texts;
  await page.getByLabel(t('delivery.form.address'), { exact: true }).fill(address);
  await page.getByLabel(t('delivery.form.first_name')).fill('Ada');
  await page.getByLabel(t('delivery.form.last_name')).fill('Byron');
  await page.getByLabel(startOf(t('delivery.form.phone'))).fill('718 555 0199');
  await page.getByRole('button', { name: t('delivery.form.check') }).click();
}

/** From nothing to the page where an order that is brought is paid. */
export async function goToDeliveryPay(visit: Visit): Promise<void> {
  const { page, screens } = visit;
  await addCookie(visit);
  await screens.menu.cartBar.click();
  await page.getByRole('radio', { name: screens.cart.texts.t('delivery.delivery') }).check();
  await askPrice(visit);
  await screens.cart.checkout.click();
}

type Errand = { readonly id?: string; readonly external_delivery_id?: string };

/** The couriers of a service in the sandbox, newest errand first. */
export async function errandsOf(sandboxUrl: string, service: 'doordash' | 'nash') {
  async function read(): Promise<readonly (string | undefined)[]> {
    const reply = await fetch(`${sandboxUrl}/_control/${service}/ledger`);
    const { jobs } = (await reply.json()) as { jobs: readonly Errand[] }; // what the control interface documents
    return jobs.map(({ id, external_delivery_id }) => id ?? external_delivery_id);
  }
  const { length } = await read();
  return {
    /** The one that was ordered since, once it is there. */
    async ordered(): Promise<string> {
      await expect.poll(async () => (await read()).length).toBeGreaterThan(length);
      return (await read())[0] ?? '';
    },
    /** Has the courier go a step further, or give up. */
    async move(id: string, how: 'advance' | 'fail'): Promise<void> {
      await fetch(`${sandboxUrl}/_control/${service}/jobs/${id}/${how}`, { method: 'POST' });
    },
  };
}

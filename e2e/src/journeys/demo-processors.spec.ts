import type { PaymentService } from '@comanda/contracts';
import { CardFields, NuveiPage } from '../pages/card-fields';
import { ADA } from '../pages/contact-page';
import { openRestaurant } from '../support/restaurant';
import { addCookie, goToPay } from '../support/steps';
import type { Visit } from '../support/steps';
import { expect, test } from '../test';

/** Which of the demo's places banks where; what is left, Stripe, is the other journeys' own. */
const PLACES: Readonly<Record<Exclude<PaymentService, 'STRIPE'>, string>> = {
  BAMBORA: 'danforth',
  NMI: 'junction',
  NUVEI: 'leslieville',
  NONE: 'parkdale',
};
/** From a fridge that is open at every hour. */
const DISH = 'Cola';

test('every processor can be tried in the demo, with the card that its page names', async ({
  page,
  screens,
  product,
}) => {
  await product.importBundle(
    ...Object.values(PLACES).map((place) => `demo/backlot-locations/${place}`),
  );
  for (const service of ['BAMBORA', 'NMI', 'NUVEI', 'NONE'] as const) {
    await test.step(service, async () => {
      const restaurant = await openRestaurant(product.url, `backlot-${PLACES[service]}`, 'en');
      const visit = { page, screens, restaurant };
      const { total_with_tip_and_tax: total } = await restaurant.totalsOf([
        { dish: restaurant.dish(DISH) },
      ]);
      if (service === 'NONE') await goToCounter(visit);
      else await goToPay(visit, DISH);
      await pay(visit, service, total);
      await expect(screens.complete.ticket).toBeVisible();
      await restaurant.close();
    });
  }
});

async function goToCounter(visit: Visit): Promise<void> {
  const { page, screens } = visit;
  await addCookie(visit, DISH);
  await screens.menu.cartBar.click();
  await screens.cart.checkout.click();
  await screens.contact.name.fill(ADA.name);
  await screens.contact.phone.fill(ADA.phone);
  const { t } = screens.contact.texts;
  await page.getByRole('button', { name: t('common.continue'), exact: true }).click();
}

async function pay({ page, screens }: Visit, service: keyof typeof PLACES, total: number) {
  const { texts } = screens.payment;
  if (service === 'NONE') return await screens.payment.place.click();
  const [before = ''] = texts.t('common.sandbox.test_card', { card: '|' }).split('|');
  const named = page.getByText(texts.startOf(before));
  const number = ((await named.textContent()) ?? '').replaceAll(/\D/gu, '').slice(0, 16);
  if (service !== 'NUVEI') {
    await new CardFields(page, texts).type({ number });
    return await screens.payment.pay(total).click();
  }
  const [words = ''] = texts.t('checkout.payment.other_site_continue', { total: '|' }).split('|');
  await page.getByRole('button', { name: texts.startOf(words) }).click();
  await page.waitForURL(/\/nuvei\/merchant\/paymentpage/u);
  await new NuveiPage(page, texts).pay(number);
}

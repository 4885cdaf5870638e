import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { ReaderInHand } from '../pages/reader-kiosk';
import { StaffPage } from '../pages/staff-page';
import { CHARGED } from '../support/invariants';
import { watchTaken } from '../support/processors';
import { CORE } from '../tags';
import { expect, test } from '../test';

const READER = { vendor: 'STRIPE', reader: 'tmr_SandboxCounter', label: 'Counter' };

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ watch }) => StaffPage.allow(watch));

test(
  'a reader declines a card and takes another: the order is paid once',
  CORE,
  async ({ page, texts, product: { url, sandboxUrl }, openVariant }) => {
    const { t } = texts;
    const { endpoint } = await openVariant({
      restaurant: { terminals: [{ ...READER, location: 'tml_Sandbox' }] },
    });
    const order = await placeCounterOrder({ base_url: url, restaurant: endpoint, name: 'Ada' });
    const hand = new ReaderInHand(await page.context().newPage());
    await hand.open(sandboxUrl, READER.reader);
    const taken = await watchTaken(sandboxUrl);
    const staff = new StaffPage(page, texts);
    await staff.signIn(endpoint);
    await staff.goTo('payment').click();
    await page.getByRole('link', { name: order.order_number ?? '' }).click();
    const take = page.getByRole('button', {
      name: t('staff.payment.take_amount', { amount: texts.money(order.amount) }),
    });
    await expect(take).toBeEnabled();

    await take.click();
    await expect(page.getByText(t('reader.ask'))).toBeVisible();
    await hand.present('Tap a card that is declined');
    await expect(page.getByRole('alert').filter({ hasText: /declined/iu })).toBeVisible();
    expect(await taken(), CHARGED).toEqual([]);

    await take.click();
    await hand.present('Tap');
    await expect(page.getByText(t('reader.complete'))).toBeVisible();
    expect(await taken(), CHARGED).toEqual([order.amount]);
  },
);

import { KIOSK_SCREEN, KioskPage } from '../pages/kiosk-page';
import { ReaderInHand } from '../pages/reader-kiosk';
import { violationsOf } from '../support/check-screen';
import { CORE } from '../tags';
import { expect, test } from '../test';

const DEMO = { endpoint: 'backlot', folder: 'demo/backlot', setup_code: 'backlot-kiosk-3816' };
const PIN = '4160';
/** From the fridge, which is open at every hour. */
const BRAND = 'Corner Fridge';
const DISH = 'Cola';
const READERS = [
  { vendor: 'Stripe', label: 'Kiosk 1', id: 'tmr_SandboxKiosk', how: CORE },
  { vendor: 'Nuvei', label: 'Kiosk 2', id: '221921800001', how: {} },
] as const;

test.use(KIOSK_SCREEN);

for (const { vendor, label, id, how } of READERS) {
  test(
    `staff give a kiosk its reader of ${vendor}; a guest cancels, has a card declined, and pays with the next one`,
    how,
    async ({ page, context, texts, product, watch }) => {
      watch.allow(/status of 401/u);
      const { t } = texts;
      const asked = page.getByRole('heading', { name: t('reader.ask') });
      await product.importBundle(DEMO.folder);
      const kiosk = new KioskPage(page, texts);
      await kiosk.pairOnly(DEMO.endpoint, DEMO.setup_code);
      // Without a reader and a counter it takes no order.
      await expect(page.getByRole('heading', { name: t('kiosk.maintenance.title') })).toBeVisible();
      expect(await violationsOf(page), 'out of order').toEqual([]);
      await kiosk.openSetup(PIN);
      await kiosk.giveReader(label);
      expect(await violationsOf(page), 'the settings').toEqual([]);
      await expect(async () => {
        await page.getByRole('button', { name: t('kiosk.setup.test_reader') }).click();
        await expect(page.getByText(t('kiosk.setup.test_answers'))).toBeVisible({ timeout: 1000 });
      }).toPass();
      await kiosk.leaveSetup.click();

      await kiosk.takeAway.click();
      await kiosk.brand(BRAND).click();
      await kiosk.add(DISH).click();
      await kiosk.checkout.click();
      await kiosk.pay.click();
      await kiosk.noTip.click();
      await expect(asked).toBeVisible();
      expect(await violationsOf(page), 'the reader asks').toEqual([]);
      await kiosk.cancel.click();
      await expect(page).toHaveURL(/\/kiosk\/cart/u);

      const inHand = new ReaderInHand(await context.newPage());
      await inHand.open(product.sandboxUrl, id);
      await kiosk.pay.click();
      await kiosk.noTip.click();
      await expect(asked).toBeVisible();
      await inHand.present('Tap a card that is declined');
      await expect(page.getByText(t('reader.failed'))).toBeVisible();
      await expect(page).toHaveURL(/\/kiosk\/cart/u);
      expect(await violationsOf(page), 'a declined card').toEqual([]);

      await kiosk.pay.click();
      await kiosk.noTip.click();
      await expect(asked).toBeVisible();
      await inHand.present('Tap');
      await expect(kiosk.number).toBeVisible();
    },
  );
}

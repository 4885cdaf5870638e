import { AwayPrompt } from '../pages/away-prompt';
import { KIOSK_SCREEN, KioskPage } from '../pages/kiosk-page';
import { CORE } from '../tags';
import { expect, test } from '../test';

test.use(KIOSK_SCREEN);

test(
  'a guest who walks away is asked, and then forgotten',
  CORE,
  async ({ page, texts, harbor, watch }) => {
    watch.allow(/status of 401/u);
    const kiosk = new KioskPage(page, texts);
    await kiosk.pair(harbor.endpoint, 'harbor-kiosk-7264');
    await page.clock.install();
    await kiosk.takeAway.click();
    await kiosk.brand(harbor.menuName('All Day')).click();
    await kiosk.add('Green Tide').click();

    const away = new AwayPrompt(page, texts);
    await away.wait();
    await away.answer();

    // Left at the cart: an order with nothing in it must not lead anywhere but to the first page.
    await kiosk.checkout.click();
    await expect(kiosk.pay.or(kiosk.goOnWithout)).toBeVisible();
    if (await kiosk.goOnWithout.isVisible()) await kiosk.goOnWithout.click();
    await expect(page).toHaveURL(/\/kiosk\/cart/u);
    await away.wait();
    await away.runOut();
    await expect(page).toHaveURL(`/${harbor.endpoint}.kiosk`);
    await expect(kiosk.takeAway).toBeVisible();
    expect(await page.evaluate(() => [sessionStorage.length, history.length])).toEqual([0, 2]);
  },
);

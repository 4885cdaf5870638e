import { AwayPrompt } from '../pages/away-prompt';
import { KIOSK_SCREEN } from '../pages/kiosk-page';
import { keptOnDevice } from '../support/kept-on-device';
import { openKioskTour } from '../support/kiosk-tour';
import { expect, test } from '../test';

/** The last page has a clock of its own, which each touch sets back. */
const LAST_PAGES = ['complete', 'phone'];
const LEAVES_AFTER_SECONDS = 30;

test.use({ ...KIOSK_SCREEN, actionTimeout: 20_000 });

test('a guest who walks away is asked on every screen, goes on with the order, and is forgotten to the last byte', async ({
  page,
  texts,
  openVariant,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.allow(/status of 401/u);
  const { t } = texts;
  const reserved = page.waitForResponse('**/api/devices/numbers');
  const { kiosk, stops, goTo } = await openKioskTour(page, texts, openVariant);
  await reserved;
  await page.clock.install();
  const away = new AwayPrompt(page, texts);
  const before = await keptOnDevice(page);

  for (const { name } of stops.filter(({ name }) => !LAST_PAGES.includes(name))) {
    await test.step(name, async () => {
      const { sign } = await goTo(name);
      const { session, address, fields } = await keptOnDevice(page);
      await away.wait();
      await away.answer();
      await expect(sign, name).toBeVisible();
      expect(await keptOnDevice(page), name).toMatchObject({ session, address, fields });

      await away.wait();
      await away.runOut();
      await expect(kiosk.takeAway).toBeVisible();
      await expect.poll(() => keptOnDevice(page), name).toEqual(before);
    });
  }

  for (const name of LAST_PAGES) {
    await test.step(name, async () => {
      await goTo(name);
      const number = await kiosk.number.textContent();
      const told = page.getByText(t('kiosk.complete.leaves', { count: LEAVES_AFTER_SECONDS }));
      await away.stopClock();
      await away.pass(LEAVES_AFTER_SECONDS - 2);
      await expect(kiosk.number).toHaveText(number ?? '');
      await page.mouse.click(5, 5);
      await away.pass(0);
      await expect(told).toBeVisible();
      await away.pass(LEAVES_AFTER_SECONDS);
      await page.clock.resume();
      await expect(kiosk.takeAway).toBeVisible();
      await expect.poll(() => keptOnDevice(page), name).toEqual(before);
    });
  }
});

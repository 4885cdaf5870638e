import { join } from 'node:path';
import { openKioskTour } from '../support/kiosk-tour';
import { settle } from '../support/check-screen';
import { picturesCome } from '../support/take-picture';
import { expect, test } from '../test';

for (const mode of ['usual', 'reach'] as const) {
  test(`every screen of a kiosk, ${mode}`, async ({ page, texts, openVariant, watch }, {
    project,
  }) => {
    const { t } = texts;
    const folder = join(process.env['SCREENS_DIR'] ?? 'test-results/screens', project.name, mode);
    watch.allow(/status of 401/u);
    async function shoot(name: string) {
      await picturesCome(page);
      await settle(page);
      await page.screenshot({ path: join(folder, `${name}.png`) });
    }

    const { kiosk, stops } = await openKioskTour(page, texts, openVariant, { hasPictures: true });
    if (mode === 'reach') await page.getByRole('button', { name: t('kiosk.access.reach') }).click();
    await shoot('attract');
    for (const { name, reach, sign } of stops) {
      await reach();
      await sign.waitFor();
      await shoot(name);
    }
    await kiosk.done.click();
    await expect(kiosk.takeAway).toBeVisible();
  });
}

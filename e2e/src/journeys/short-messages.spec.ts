import { settle } from '../support/check-screen';
import { keepMessages } from '../support/keep-messages';
import { addCookie } from '../support/steps';
import { expect, test } from '../test';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
];

for (const viewport of WINDOWS) {
  test(`over a sheet a message hides nothing of it, at ${viewport.width} × ${viewport.height}`, async ({
    page,
    screens,
    texts: { t },
    harbor,
  }) => {
    const { menu } = screens;
    await page.setViewportSize(viewport);
    await keepMessages(page);
    await addCookie({ page, screens, restaurant: harbor });
    const bowl = harbor.dish('The Captain’s Bowl');
    await menu.dish(bowl.name).click();
    const sheet = page.getByRole('dialog', { name: bowl.name });
    await expect(sheet).toBeVisible();
    await settle(page);
    const dismiss = menu.notifications.getByRole('button', { name: t('common.dismiss') });
    const box = await dismiss.locator('..').boundingBox();
    const top = (await sheet.boundingBox())?.y ?? 0;
    expect(box && box.y + box.height).toBeLessThanOrEqual(top);
    await dismiss.click();
    await expect(dismiss).toBeHidden();
  });
}

import { KIOSK_SCREEN } from '../pages/kiosk-page';
import { openKioskTour, TYPED } from '../support/kiosk-tour';
import { expect, test } from '../test';

/** Without measures of its own, a kiosk lowers its controls into the lower half. */
const BAND_TOP = KIOSK_SCREEN.viewport.height / 2;

test.use({ ...KIOSK_SCREEN, actionTimeout: 20_000 });

test('with lowered controls nothing that is touched is above the band, and the keys cover no field', async ({
  page,
  texts,
  openVariant,
  watch,
}) => {
  watch.allow(/status of 401/u);
  const { t } = texts;
  const { kiosk, stops } = await openKioskTour(page, texts, openVariant);
  await page.getByRole('button', { name: t('kiosk.access.reach') }).click();
  // A page that is loaded again has lost what its guest chose.
  for (const { name, reach, sign } of stops.filter(({ name }) => name !== 'phone')) {
    await reach();
    await sign.waitFor();
    await expect.poll(() => page.evaluate(controlsAbove, BAND_TOP), name).toEqual([]);
    if (name === 'note') await isFree(TYPED.note);
    if (name === 'name-typed') await isFree(TYPED.name);
    if (name === 'complete') await expect(kiosk.done).toBeInViewport({ ratio: 1 });
  }

  /** Whether the field with this text could be touched. */
  async function isFree(value: string) {
    const field = page.locator(':focus');
    await expect(field).toHaveValue(value);
    await field.click({ trial: true });
  }
});

/** Runs in the page: the controls in view that begin above a line. A notice of a moment is none. */
function controlsAbove(top: number): readonly string[] {
  const notices = '[role="region"]';
  return [...document.querySelectorAll<HTMLElement>('button, a[href], input, textarea')]
    .filter((each) => each.checkVisibility() && each.closest(notices) === null)
    .filter((each) => {
      const box = each.getBoundingClientRect();
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      // A control that lies outside of the window, or below a dialog or a bar, cannot be touched where it is.
      return box.top < top && box.bottom > 0 && at !== null && each.contains(at);
    })
    .map((each) => each.ariaLabel ?? each.innerText);
}

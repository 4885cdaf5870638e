import type { Locator, Page } from '@playwright/test';
import { KIOSK_SCREEN, KioskPage } from '../pages/kiosk-page';
import type { Texts } from '../support/texts';
import { expect, type OpenVariant, test } from '../test';

test.use(KIOSK_SCREEN);

const MOST_STEPS = 400;

/** Presses an arrow until the focus is on what bears this name, and chooses it. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
  await reach(page, wanted);
  await page.keyboard.press('Enter');
}

/** Presses an arrow until the focus is on an element. */
async function reach(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    await page.keyboard.press('ArrowDown');
    if (await wanted.evaluate((each) => each === document.activeElement)) return;
  }
  throw new Error(`No arrow leads to ${String(wanted)}.`);
}

/** Pairs a kiosk of a restaurant without orders, which so suggests nothing on the way, and opens its menu by keys. What is spoken is recorded. */
async function openMenuByKeys(page: Page, texts: Texts, openVariant: OpenVariant) {
  const harbor = await openVariant();
  await page.addInitScript(recordSpeech);
  const kiosk = new KioskPage(page, texts);
  await kiosk.pair(harbor.endpoint, 'harbor-kiosk-7264');
  await choose(page, texts.t('kiosk.start.take_away'));
  await choose(page, harbor.menuName('All Day'));
  return kiosk;
}

test('a guest orders by a keypad alone, and hears what is chosen, what it costs and the number', async ({
  page,
  texts,
  openVariant,
  watch,
}) => {
  watch.allow(/status of 401/u);
  const { t } = texts;
  const kiosk = await openMenuByKeys(page, texts, openVariant);
  await choose(page, t('item.add_named', { name: 'Green Tide' }));
  await choose(page, t('kiosk.browse.checkout'));
  await choose(page, /^Pay \$/u);
  await choose(page, t('kiosk.tip.none'));
  const number = (await kiosk.number.textContent()) ?? '';

  await expect.poll(() => said(page)).toContainEqual(expect.stringContaining(number));
  const all = (await said(page)).join('\n');
  for (const text of ['kiosk.access.keys', 'kiosk.start.take_away', 'kiosk.tip.title'] as const)
    expect(all).toContain(t(text));
  expect(all).toMatch(/Pay \$\d/u);
  await page.keyboard.press('Escape');
  await expect(kiosk.takeAway).toBeVisible();
});

test('a guest chooses how a burger is made by a keypad alone, hears each choice, and goes back by Escape', async ({
  page,
  texts,
  openVariant,
  watch,
}) => {
  watch.allow(/status of 401/u);
  const { t } = texts;
  const kiosk = await openMenuByKeys(page, texts, openVariant);
  await choose(page, t('item.add_named', { name: 'Harbor Classic' }));
  await page.getByRole('heading', { name: 'Harbor Classic' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/kiosk\?/u);
  await choose(page, t('item.add_named', { name: 'Harbor Classic' }));
  const bun = page.getByRole('group', { name: /^Bun/u }).getByRole('radio').first();
  await reach(page, bun);
  await page.keyboard.press('Enter');
  await expect(bun).toBeChecked();
  await choose(page, /^Add ·/u);
  await choose(page, t('kiosk.browse.checkout'));
  await kiosk.pay.waitFor();
  const all = (await said(page)).join('\n');
  expect(all).toContain('Harbor Classic');
  expect(all).toContain(t('kiosk.access.chosen'));
});

/** Stands in for the voice of the device, which a test machine has none of. */
function recordSpeech(): void {
  const texts: string[] = [];
  Object.assign(window, { said: texts });
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      cancel: () => undefined,
      getVoices: () => [{ lang: 'en-CA' }],
      speak(utterance: SpeechSynthesisUtterance) {
        texts.push(utterance.text);
        utterance.dispatchEvent(new Event('start'));
      },
    },
  });
}

function said(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { said: string[] }).said);
}

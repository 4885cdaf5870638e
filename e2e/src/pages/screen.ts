import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts';

/** Common parts of screens: title, back link, language switch and short messages. */
export class Screen {
  readonly page: Page;
  readonly texts: Texts;
  readonly title: Locator;
  readonly back: Locator;
  readonly notifications: Locator;

  constructor(page: Page, texts: Texts) {
    this.page = page;
    this.texts = texts;
    this.title = page.getByRole('heading', { level: 1 });
    this.back = page.getByRole('link', { name: texts.t('common.back'), exact: true });
    this.notifications = page.getByRole('region', { name: texts.t('common.notifications') });
  }

  /** Leaves a sheet in which what is chosen counts at once. */
  async done(): Promise<void> {
    await this.page.getByRole('button', { name: this.texts.t('common.done'), exact: true }).click();
  }

  /** Opens the sheet of languages and takes one: two taps. */
  async chooseLanguage(name: string): Promise<void> {
    const { page, texts } = this;
    const current = texts.startOf(texts.t('language.current', { language: '' }));
    await tapInPlace(page.getByRole('button', { name: current }));
    const sheet = page.getByRole('dialog', { name: texts.t('language.choose') });
    await sheet.getByRole('radio', { name }).click();
  }
}

/** Taps where it stands in the window. The browser's own "scroll into view" would move a page under a header that sticks to it. */
async function tapInPlace(target: Locator): Promise<void> {
  // The page before this one may still be on its way out.
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not to be seen.`);
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

import type { Locator, Page } from '@playwright/test';
import type { Dish } from '../support/restaurant';
import type { Texts } from '../support/texts';
import { Screen } from './screen';

/** One dish over its menu: choose, count, add. */
export class ItemSheet extends Screen {
  readonly dish: Dish;
  readonly dialog: Locator;
  readonly faults: Locator;
  readonly note: Locator;

  constructor(page: Page, texts: Texts, dish: Dish) {
    super(page, texts);
    this.dish = dish;
    this.dialog = page.getByRole('dialog', { name: dish.name });
    this.faults = this.dialog.getByRole('alert').filter({ hasText: /\S/u });
    this.note = this.dialog.getByRole('textbox', { name: texts.t('item.instructions.title') });
  }

  /** The row of a modifier, by its English name. */
  option(modifier: string): Locator {
    const name = this.texts.startOf(this.dish.nameOf(modifier));
    return this.dialog
      .getByRole('radio', { name })
      .or(this.dialog.getByRole('checkbox', { name }))
      .first();
  }

  add(total: number): Locator {
    const name = this.texts.t('item.add_total', { total: this.texts.money(total) });
    return this.dialog.getByRole('button', { name, exact: true });
  }

  save(total: number): Locator {
    const name = this.texts.t('item.save_total', { total: this.texts.money(total) });
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async more(): Promise<void> {
    await this.dialog
      .getByRole('button', {
        name: this.texts.t('item.more', { name: this.dish.name }),
        exact: true,
      })
      .click();
  }

  async close(): Promise<void> {
    await this.dialog
      .getByRole('button', { name: this.texts.t('common.close'), exact: true })
      .click();
  }
}

/** Whether nothing but this dialog can be reached: one that came with a document stands over its page until it is live. */
export function isModal(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => element.matches(':modal'));
}

import type { Locator } from '@playwright/test';
import { Screen } from './screen';

/** Filters by diet, over a menu or a search. */
export class FoodFilter extends Screen {
  get opener(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('menu.filter.title') });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.t('menu.filter.title') });
  }

  async check(label: string): Promise<void> {
    await this.opener.click();
    await this.dialog.getByRole('checkbox', { name: label }).check();
    await this.dialog.getByRole('button', { name: this.texts.t('common.done') }).click();
  }
}

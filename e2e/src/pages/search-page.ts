import type { Locator } from '@playwright/test';
import { Screen } from './screen';

/** Looking for a dish on all menus, and saying what one does not eat. */
export class SearchPage extends Screen {
  get field(): Locator {
    return this.page.getByRole('searchbox', { name: this.texts.t('menu.search.label') });
  }

  result(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name, exact: true });
  }

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: this.texts.t('menu.search.label') }).click();
  }
}

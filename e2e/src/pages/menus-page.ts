import type { Locator } from '@playwright/test';
import { Screen } from './screen';

/** A restaurant's favourites and menus. */
export class MenusPage extends Screen {
  menu(name: string): Locator {
    const menus = this.page.getByRole('region', { name: this.texts.t('menu.menus') });
    return menus.getByRole('link', { name, exact: true });
  }

  favourite(name: string): Locator {
    const favourites = this.page.getByRole('region', { name: this.texts.t('menu.popular') });
    return favourites.getByRole('link', { name, exact: true });
  }

  async openMenu(name: string): Promise<void> {
    await this.menu(name).click();
  }
}

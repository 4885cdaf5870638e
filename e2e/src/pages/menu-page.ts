import type { Locator } from '@playwright/test';
import { Screen } from './screen';

/** One menu with its categories one under the other. */
export class MenuPage extends Screen {
  category(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  dish(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name, exact: true });
  }

  /** The row of a dish: its price and its marks. */
  row(name: string): Locator {
    const link = this.page.getByRole('link', { name, exact: true });
    return this.page.getByRole('article').filter({ has: link });
  }

  quickAdd(name: string): Locator {
    return this.page.getByRole('button', {
      name: this.texts.t('item.add_named', { name }),
      exact: true,
    });
  }

  /** The way to the cart, there as soon as something is in it. */
  get cartBar(): Locator {
    return this.page.getByRole('link', { name: this.texts.t('cart.view') });
  }

  async jumpTo(category: string): Promise<void> {
    const tabs = this.page.getByRole('navigation', { name: this.texts.t('menu.categories') });
    await tabs.getByRole('link', { name: category, exact: true }).click();
  }
}

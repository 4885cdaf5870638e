import type { Locator } from '@playwright/test';
import { Screen } from './screen';

/** Pages beside a restaurant's menus: rooms, desk, pictures, parking spots. */
export class HotelPage extends Screen {
  /** A tile below the menus. */
  tile(name: string): Locator {
    const product = this.page.getByRole('region', { name: this.texts.t('venue.links.title') });
    return product.getByRole('link', { name, exact: true });
  }

  field(key: 'first_name' | 'last_name' | 'room' | 'phone'): Locator {
    return this.page.getByRole('textbox', {
      name: this.texts.startOf(this.texts.t(`venue.guest.${key}`)),
    });
  }

  get confirm(): Locator {
    return this.button(this.texts.t('venue.guest.submit'));
  }

  get goOn(): Locator {
    return this.button(this.texts.t('common.continue'));
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  curbside(key: 'order' | 'spot'): Locator {
    return this.page.getByRole('textbox', { name: this.texts.t(`venue.curbside.${key}`) });
  }
}

import type { Locator } from '@playwright/test';
import { untilLive } from '../support/taking-over';
import { Screen } from './screen';

/** Receipt: orders, payments, the guest's name, and ratings. */
export class ReceiptPage extends Screen {
  orderTitle(number: string): Locator {
    return this.page.getByRole('heading', {
      name: this.texts.t('receipt.order_number', { number }),
    });
  }

  line(name: string): Locator {
    const items = this.page.getByRole('list', { name: this.texts.t('receipt.items') });
    return items.getByRole('listitem').filter({ hasText: name });
  }

  stars(count: number): Locator {
    return this.page.getByRole('radio', {
      name: this.texts.t('rating.stars', { count }),
      exact: true,
    });
  }

  /** Rates the order once the page is the application's: before, a tap is kept for later, and no star shows it. */
  async rate(count: number): Promise<void> {
    await untilLive(this.page);
    await this.stars(count).check();
  }

  thumb(opinion: 'liked' | 'disliked', name: string): Locator {
    return this.page.getByRole('button', {
      name: this.texts.t(`rating.${opinion}`, { name }),
      exact: true,
    });
  }

  get print(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('receipt.print') });
  }

  get share(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('receipt.share') });
  }

  get editName(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('receipt.edit_name') });
  }

  get name(): Locator {
    return this.page.getByRole('textbox', { name: this.texts.t('receipt.name') });
  }
}

import type { Locator } from '@playwright/test';
import { Screen } from './screen';

/** The order is in: its number and the way to the receipt. */
export class OrderCompletePage extends Screen {
  get ticket(): Locator {
    return this.page.getByRole('region', { name: this.texts.t('order.complete.number') });
  }

  /** The number on the ticket, as soon as it is there. */
  async number(): Promise<string> {
    const number = this.ticket.getByText(/^[A-Z0-9]{3,8}$/u);
    return (await number.textContent()) ?? '';
  }

  get receipt(): Locator {
    return this.page.getByRole('link', { name: this.texts.t('order.complete.receipt') });
  }

  /** Phone of the receipt's text. */
  get phone(): Locator {
    return this.page.getByRole('textbox', { name: this.texts.t('table.complete.text_title') });
  }

  get again(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('order.complete.again') });
  }
}

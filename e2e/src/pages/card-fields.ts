import type { Locator } from '@playwright/test';
import { Screen } from './screen';

export type CardTyped = {
  readonly number: string;
  readonly expiry?: string;
  readonly cvv?: string;
};

/** The fields of a card, each in a frame of the processor's. */
export class CardFields extends Screen {
  input(field: 'cvv' | 'expiry' | 'number'): Locator {
    return this.page.frameLocator(`iframe[src*="field=${field}&"]`).locator('input');
  }

  fault(key: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: key });
  }

  /** Types a card as a guest would. */
  async type({ number, expiry = '1234', cvv = '123' }: CardTyped): Promise<void> {
    for (const [field, text] of Object.entries({ number, expiry, cvv })) {
      const input = this.input(field as 'cvv'); // the keys above
      await input.fill('');
      await input.pressSequentially(text);
    }
  }
}

/** Nuvei's own page. */
export class NuveiPage extends Screen {
  async pay(number = '4444333322221111'): Promise<void> {
    await this.page.getByLabel('Card number').fill(number);
    await this.page.getByLabel('Expiry (MM/YY)').fill('12/34');
    await this.page.getByLabel('Security code').fill('123');
    await this.page.getByRole('button', { name: 'Pay', exact: true }).click();
  }
}

import type { Locator } from '@playwright/test';
import { Screen } from './screen';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksBank: '4000002760003184',
} as const;

/** Paying: the card in the provider's frame, and one button. */
export class PaymentPage extends Screen {
  get frame() {
    return this.page.frameLocator('iframe[src*="card-form"]');
  }

  get cardNumber(): Locator {
    return this.frame.locator('input[autocomplete="cc-number"]');
  }

  get postalCode(): Locator {
    return this.frame.locator('input[autocomplete="postal-code"]');
  }

  pay(total: number): Locator {
    const name = this.texts.t('checkout.payment.pay', { total: this.texts.money(total) });
    return this.page.getByRole('button', { name, exact: true });
  }

  get place(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('checkout.payment.place') });
  }

  get atCounter(): Locator {
    return this.page.getByRole('radio', {
      name: this.texts.startOf(this.texts.t('checkout.payment.counter')),
    });
  }

  /** Types a card as a guest would: the form moves on by itself from field to field. */
  async typeCard(number: string): Promise<void> {
    await this.cardNumber.fill('');
    await this.cardNumber.pressSequentially(number);
    await this.frame.locator('input[autocomplete="cc-exp"]').fill('12 / 34');
    await this.frame.locator('input[autocomplete="cc-csc"]').fill('123');
    const { postalCode } = this;
    // Which form a code has depends on the country, which depends on the browser; the form shows a good one.
    if (await postalCode.isVisible()) {
      await postalCode.fill((await postalCode.getAttribute('placeholder')) ?? '');
    }
  }

  /** Why a card was declined, in its own words, and what to do now. */
  get declined(): Locator {
    const title = this.texts.t('checkout.payment.declined_title');
    return this.page.getByRole('alert').filter({ hasText: title });
  }

  /** Opens a wallet of the device. */
  async openWallet(name: 'Apple Pay' | 'Google Pay' | 'Link'): Promise<WalletSheet> {
    await this.page.getByRole('button', { name, exact: true }).click();
    return new WalletSheet(this.page.getByRole('dialog', { name }), name);
  }

  /** Answers the bank's question. */
  async answerBank(answer: 'complete' | 'fail'): Promise<void> {
    const bank = this.page.frameLocator('dialog iframe');
    const buttons = bank.getByRole('button');
    await (answer === 'complete' ? buttons.first() : buttons.last()).click();
  }
}

/** The phone's own sheet, as the sandbox shows it. */
export class WalletSheet {
  readonly dialog: Locator;
  readonly name: string;

  constructor(dialog: Locator, name: string) {
    this.dialog = dialog;
    this.name = name;
  }

  async pay(card = 'Visa'): Promise<void> {
    await this.dialog.getByLabel('Card').selectOption(card);
    await this.dialog.getByRole('button', { name: `Pay with ${this.name}` }).click();
  }

  async cancel(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Cancel' }).click();
  }
}

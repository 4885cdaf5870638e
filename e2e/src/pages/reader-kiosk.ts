import { expect, type Locator, type Page } from '@playwright/test';

/** The page that holds the drivers of the readers (support/kiosk.ts). */
export class ReaderKiosk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get status(): Locator {
    return this.page.getByRole('status').first();
  }

  get message(): Locator {
    return this.page.getByRole('alert');
  }

  get orderNumber(): Locator {
    return this.page.getByLabel('Order number');
  }

  get notice(): Locator {
    return this.page.getByRole('main').locator('p').first();
  }

  /** Connects a reader by its label. */
  reader(label: string): Locator {
    return this.page.getByRole('group', { name: 'Readers' }).getByRole('button', { name: label });
  }

  button(name: 'Cancel' | 'Disconnect' | 'Next guest' | 'Pay'): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}

/** The sandbox's page that is the reader in the guest's hand. */
export class ReaderInHand {
  readonly page: Page;
  readonly screen: Locator;

  constructor(page: Page) {
    this.page = page;
    this.screen = page.getByRole('status');
  }

  async open(sandboxUrl: string, reader_id: string): Promise<void> {
    await this.page.goto(`${sandboxUrl}/reader#${reader_id}`);
    await this.screen.getByText(/./u).first().waitFor();
  }

  /** Can be pressed while it asks for a card. */
  get asks(): Locator {
    return this.button('Tap');
  }

  /** Holds a card to it, or puts it in, once it asks for one. */
  async present(how: 'Insert' | 'Tap' | 'Tap a card that is declined', card = 'Visa') {
    await this.page.getByLabel('Card', { exact: true }).selectOption({ label: card });
    await this.answer(how);
  }

  async cancel(): Promise<void> {
    await this.answer('Press cancel on the reader');
  }

  async pullPlug(): Promise<void> {
    await this.button('Pull the plug').click();
    await this.screen.getByText('No power').waitFor();
  }

  async plugIn(): Promise<void> {
    await this.button('Plug it in').click();
    await this.screen.getByText('No power').waitFor({ state: 'hidden' });
  }

  /** Gives it what it asks for, and waits until it asks no more: what is asked for next is another thing. */
  private async answer(name: string): Promise<void> {
    await this.button(name).click();
    await expect(this.button(name)).toBeDisabled();
  }

  private button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}

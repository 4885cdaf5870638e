import type { Locator } from '@playwright/test';
import { Screen } from './screen';

export const ADA = { name: 'Ada', phone: '718 555 0199' } as const;

export class ContactPage extends Screen {
  get name(): Locator {
    return this.page.getByRole('textbox', {
      name: this.texts.t('checkout.contact.name'),
      exact: true,
    });
  }

  get phone(): Locator {
    return this.page.getByRole('textbox', {
      name: this.texts.startOf(this.texts.t('checkout.contact.phone')),
    });
  }

  get goOn(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('checkout.contact.continue') });
  }

  async fill({
    name,
    phone,
  }: {
    readonly name: string;
    readonly phone: string;
  } = ADA): Promise<void> {
    await this.name.fill(name);
    await this.phone.fill(phone);
    await this.goOn.click();
  }
}

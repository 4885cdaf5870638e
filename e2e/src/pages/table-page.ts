import type { Locator } from '@playwright/test';
import { Screen } from './screen';

/** A table: who sits there, what the party ordered, and what it owes. */
export class TablePage extends Screen {
  /** Opens the address on a table's card. */
  async scan(endpoint: string, code: string): Promise<void> {
    await this.page.goto(`/table/${code}?restaurant=${endpoint}`);
    await this.newOrder.waitFor();
  }

  get newOrder(): Locator {
    return this.button(this.texts.t('table.guests.new_order'));
  }

  get ownName(): Locator {
    return this.link(this.texts.t('table.guests.own_name'));
  }

  guest(name: string): Locator {
    return this.page
      .getByRole('list', { name: this.texts.t('table.guests.list') })
      .getByRole('button', { name });
  }

  get name(): Locator {
    return this.page.getByRole('textbox', { name: this.texts.t('table.add_guest.label') });
  }

  get add(): Locator {
    return this.button(this.texts.t('table.add_guest.add'));
  }

  get start(): Locator {
    return this.link(this.texts.t('table.home.start'));
  }

  /** Sends what is in the cart to the kitchen. */
  get orderNow(): Locator {
    return this.page.getByRole('button', { name: this.texts.t('cart.order_now') });
  }

  /** Returns another guest's cart at the table, as one's own cart shows it. */
  choosing(name: string): Locator {
    const others = this.page.getByRole('region', { name: this.texts.t('table.cart.shared') });
    return others.getByRole('article', { name, exact: true });
  }

  get close(): Locator {
    return this.link(this.texts.t('common.close'));
  }

  /** The order of somebody at the table; one's own without a name. */
  order(name?: string): Locator {
    const { t } = this.texts;
    const title = name === undefined ? t('table.orders.mine') : t('table.orders.of', { name });
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** Shows what is in the order of somebody else. */
  async unfold(name: string): Promise<void> {
    await this.order(name).locator('summary').click();
  }

  get bill(): Locator {
    return this.page.getByRole('region', { name: this.texts.t('table.orders.bill') });
  }

  get pay(): Locator {
    const label = this.texts.startOf(this.texts.t('table.orders.pay'));
    return this.page.getByRole('main').getByRole('link', { name: label });
  }

  share(kind: 'mine' | 'all' | 'parts' | 'amount'): Locator {
    const label = this.texts.startOf(this.texts.t(`table.pay.${kind}`));
    return this.page
      .getByRole('group', { name: this.texts.t('table.pay.what') })
      .getByRole('radio', { name: label });
  }

  get goToPayment(): Locator {
    const label = this.texts.startOf(this.texts.t('table.pay.go_on'));
    return this.page.getByRole('button', { name: label });
  }

  /** Leaves a share that is held, to choose another. */
  get changeShare(): Locator {
    return this.button(this.texts.t('table.pay.change'));
  }

  get viewOrder(): Locator {
    return this.link(this.texts.t('order.complete.view'));
  }

  private button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  private link(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name, exact: true });
  }
}

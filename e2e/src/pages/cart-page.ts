import type { PaymentTotals } from '@comanda/contracts';
import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { Screen } from './screen';
import { expectTotals } from './totals-table';

/** The whole order before it is paid. */
export class CartPage extends Screen {
  line(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  quantity(name: string): Locator {
    const group = this.page.getByRole('group', {
      name: this.texts.t('cart.line.quantity', { name }),
      exact: true,
    });
    return group.getByRole('status');
  }

  button(key: 'item.more' | 'item.fewer' | 'cart.line.remove', name: string): Locator {
    return this.line(name).getByRole('button', { name: this.texts.t(key, { name }), exact: true });
  }

  async edit(name: string): Promise<void> {
    await this.line(name)
      .getByRole('link', { name: this.texts.t('common.edit') })
      .click();
  }

  async undo(): Promise<void> {
    await this.notifications.getByRole('button', { name: this.texts.t('common.undo') }).click();
  }

  /** Returns the offer of a promotion that is not in the order yet. */
  offer(name: string): Locator {
    const section = this.page.getByRole('region', { name: this.texts.t('cart.promotions.title') });
    return section.getByText(name);
  }

  tip(option: 'none' | 'custom' | number): Locator {
    const { t, percent, startOf } = this.texts;
    const label = typeof option === 'number' ? percent(option) : t(`checkout.tip.${option}`);
    const tips = this.page.getByRole('group', { name: t('checkout.tip.title') });
    return tips.getByRole('radio', { name: startOf(label) });
  }

  get customTip(): Locator {
    return this.page.getByRole('textbox', { name: this.texts.t('checkout.tip.custom_label') });
  }

  get checkout(): Locator {
    return this.page.getByRole('link', { name: this.texts.t('cart.checkout') });
  }

  /** Checks every line of the sum, and what the way on says. */
  async expectTotals(totals: PaymentTotals): Promise<void> {
    await expectTotals(this.page, this.texts, totals);
    await expect(this.checkout).toContainText(this.texts.money(totals.total_with_tip_and_tax));
  }
}

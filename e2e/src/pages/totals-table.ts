import type { PaymentTotals } from '@comanda/contracts';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Texts } from '../support/texts';

/** Checks the sum of an order line by line, to the cent. */
export async function expectTotals(
  page: Page,
  { t, money, percent, startOf }: Texts,
  totals: PaymentTotals,
): Promise<void> {
  const rows = [
    [t('cart.totals.subtotal'), totals.subtotal],
    [t('cart.totals.tax', { rate: percent(Number(totals.tax_rate)) }), totals.tax_amount],
    ...(totals.tip_amount > 0 ? [[t('cart.totals.tip'), totals.tip_amount] as const] : []),
    [t('cart.totals.total'), totals.total_with_tip_and_tax],
  ] as const;
  for (const [label, amount] of rows) {
    const term = page
      .getByRole('term')
      .filter({ hasText: new RegExp(`${startOf(label).source}$`, 'u') });
    const row = page.locator('dl > div').filter({ has: term });
    await expect(row.getByRole('definition'), label).toHaveText(money(amount));
  }
}

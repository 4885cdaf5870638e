import type { PaidShare } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { SHARE } from '../../testing/story-receipt';
import { ReceiptShare } from './receipt-share';
import { useReceiptFormat } from './use-receipt-format';

afterEach(cleanup);

test('what was paid for others says whose it is, with the tip and the sum', async () => {
  await show(SHARE);
  expect(screen.getByRole('listitem').textContent).toBe('2 ×Soft serve$8.50For Bob');
  expect(screen.getByText('Payment completed')).toBeTruthy();
  const paid = 'Paid by card · Visa\u00a0••••\u00a04242$10.35';
  expect(rows()).toEqual(['Subtotal$8.50', 'Tax (10%)$0.85', 'Tip$1.00', 'Total$10.35', paid]);
});

test('what was given back of it is marked, and stands below the sum', async () => {
  const items = SHARE.items.map((item) => ({ ...item, has_paid: 'PAYMENT_REFUNDED' }) as const);
  await show({ ...SHARE, items, refunded_amount: 935 });
  expect(screen.getByRole('listitem').textContent).toBe('2 ×Soft serve$8.50RefundedFor Bob');
  expect(screen.getByText('Payment partly refunded')).toBeTruthy();
  expect(rows().at(-1)).toBe('Refunded to the card · Visa\u00a0••••\u00a04242-$9.35');
});

test('of a share that paid for an own order too, the receipt says how much', async () => {
  await show({ ...SHARE, items: [], kind: 'parts', parts: 1, parts_of: 3 }, 400);
  expect(screen.getByText('Includes $4.00 for your order above')).toBeTruthy();
});

test.each<[Partial<PaidShare>, string]>([
  [{ kind: 'parts', parts: 1, parts_of: 3 }, '1 of 3 equal parts'],
  [{ kind: 'amount' }, 'A set amount'],
  [{ kind: 'all' }, 'The rest of the bill'],
])('where no dish says what was paid, it is told: %o', async (changes, told) => {
  await show({ ...SHARE, items: [], ...changes });
  expect(screen.getByText(told)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

function rows() {
  return screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
}

type ShownProps = { readonly share: PaidShare; readonly own_amount?: number };

async function show(share: PaidShare, own_amount = 0): Promise<void> {
  const i18n = await createI18n({
    language: 'en',
    groups: ['browsing', 'ordering', 'checkout', 'receipt'],
  });
  render(
    <I18nextProvider i18n={i18n}>
      <Shown share={share} own_amount={own_amount} />
    </I18nextProvider>,
  );
}

function Shown({ share, own_amount = 0 }: ShownProps) {
  const format = useReceiptFormat({ currency: 'USD', timezone: 'America/New_York' });
  return <ReceiptShare share={share} own_amount={own_amount} format={format} />;
}

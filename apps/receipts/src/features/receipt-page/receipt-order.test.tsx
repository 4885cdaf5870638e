import type { Order, OrderItem } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { ReceiptOrder } from './receipt-order';
import { useReceiptFormat } from './use-receipt-format';

afterEach(cleanup);

const CONE: OrderItem = {
  item_instance_id: '01900000-0000-7000-8000-000000000801',
  item_id: '01900000-0000-7000-8000-000000000101',
  menu_id: '01900000-0000-7000-8000-000000000011',
  menu_name: 'All Day',
  name: 'Soft serve',
  price: 425,
  price_with_modifiers: 425,
  multiplier: 1,
  amount: 425,
  discount: 425,
  modifiers: [],
  special_instructions: '',
  campaign_instance_id: '01900000-0000-7000-8000-000000000901',
  is_reward_item: true,
  has_paid: 'PAYMENT_UNPAID',
  round: 1,
  sent_at: null,
  allergens: null,
  diets: null,
};
const ORDER: Order = {
  order_id: '01900000-0000-7000-8000-000000000501',
  order_number: 'K7PQ',
  restaurant_id: '01900000-0000-7000-8000-000000000001',
  table_id: '01900000-0000-7000-8000-000000000601',
  guest_id: '01900000-0000-7000-8000-000000000701',
  guest_name: 'Ada',
  order_type: 'TAKEOUT',
  status: 'ORDER_SENT_TO_KITCHEN',
  cancel_reason: null,
  cancel_note: null,
  is_accepted: true,
  delivery_platform: 'MENTUM',
  currency: 'USD',
  items: [CONE],
  campaigns: [
    {
      campaign_instance_id: '01900000-0000-7000-8000-000000000901',
      campaign_id: '01900000-0000-7000-8000-000000000902',
      name: 'The cone is on us',
      campaign_code: null,
      discount: 425,
      total_price: 0,
    },
  ],
  totals: {
    subtotal: 4425,
    discount: 825,
    net_total: 3600,
    delivery_fee: 0,
    tax_rate: '10',
    tax_amount: 360,
    included_tax: 0,
    total_with_tax: 3960,
    tip_amount: 0,
    delivery_tip_amount: 0,
    total_with_tip_and_tax: 3960,
  },
  amount: 3960,
  tip_percentage: null,
  tip_fixed: null,
  order_instructions: '',
  pickup_time: null,
  ready_at: null,
  placed_at: '2026-06-12T16:00:00Z',
  payment_status: null,
  payment_method: 'COUNTER',
  open_amount: 3960,
  refunded_amount: 0,
  delivery: null,
};

test('what is free is told as free, and which promotion took how much off', async () => {
  await show(ORDER);
  expect(screen.getByText('Free').closest('li')?.textContent).toBe(
    '1 ×Soft servewas $4.25FreeAll DayAllergens not known',
  );
  const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(rows).toEqual([
    'Subtotal$44.25',
    'The cone is on us-$4.25',
    'Discount-$4.00',
    'Tax (10%)$3.60',
    'Total$39.60',
  ]);
});

test('what was given back is marked, and stands below the total', async () => {
  const cone: OrderItem = { ...CONE, has_paid: 'PAYMENT_REFUNDED' };
  await show({ ...ORDER, open_amount: 0, refunded_amount: 425, items: [cone] });
  expect(screen.getByText('Payment partly refunded')).toBeTruthy();
  expect(screen.getByText('Refunded', { selector: 'li *' })).toBeTruthy();
  const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  const paid = 'Paid at the counter · ••••\u00a00001$39.60';
  expect(rows.slice(-3)).toEqual(['Total$39.60', paid, 'Refunded-$4.25']);
});

test('a refund says why, and of which dish units went back', async () => {
  const refunds = [
    {
      refunded_at: '2026-11-29T10:00:00Z',
      amount: 425,
      reason: 'quality' as const,
      note: 'Melted',
    },
    { refunded_at: '2026-11-29T10:05:00Z', amount: 100, reason: null, note: '' },
  ];
  const items = [{ ...CONE, multiplier: 2, refunded_units: 1 }];
  await show({ ...ORDER, items, refunds, refunded_amount: 525 });
  expect(screen.getByText('Refunded: 1')).toBeTruthy();
  const list = screen.getByRole('list', { name: 'Refunded' });
  expect(list.textContent).toBe('$4.25: Something was not good. Melted');
});

async function show(order: Order): Promise<void> {
  const i18n = await createI18n({
    language: 'en',
    groups: ['browsing', 'ordering', 'checkout', 'receipt'],
  });
  render(
    <I18nextProvider i18n={i18n}>
      <Shown order={order} />
    </I18nextProvider>,
  );
}

function Shown({ order }: { readonly order: Order }) {
  const format = useReceiptFormat({ currency: 'USD', timezone: 'America/New_York' });
  return (
    <ReceiptOrder
      order={order}
      card={{ brand: 'other', last_four: '0001' }}
      format={format}
      thumbs={{ of: () => undefined, give: () => undefined }}
    />
  );
}

import type { Order, OrderItem, ReceiptPayment } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { AT_COUNTER, BURGERS, BY_CARD, CONE, ORDER } from '../../testing/story-receipt';
import { ReceiptOrder } from './receipt-order';
import { useReceiptFormat } from './use-receipt-format';

afterEach(cleanup);

const VISA = 'Visa\u00a0••••\u00a04242';
const PAID = { open_amount: 0 };
const RETURNING = 'Your payment is being returned in full.';

test('a line says what was taken off it, by which promotion, and what is free is told as free', async () => {
  await show(ORDER);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 ×Soft servewas $4.25FreeAll DayThe cone is on us, Discount -$4.25Allergens not known',
    '1 ×Harbor burger$40.00All DayDiscount -$4.00Allergens not known',
  ]);
  expect(rows()).toEqual([
    'Subtotal$44.25',
    'The cone is on us-$4.25',
    'Discount-$4.00',
    'Tax (10%)$3.60',
    'Total$39.60',
  ]);
});

test('fees, tips and each rate of tax have a line', async () => {
  const totals = {
    ...ORDER.totals,
    delivery_fee: 500,
    tip_amount: 300,
    delivery_tip_amount: 200,
    taxes: [
      { rate: '10', taxable: 2000, amount: 200 },
      { rate: '8', taxable: 2000, amount: 160 },
    ],
  };
  await show({ ...ORDER, totals });
  expect(rows().slice(3, -1)).toEqual([
    'Delivery fee$5.00',
    'Tax (10%)$2.00',
    'Tax (8%)$1.60',
    'Tip$3.00',
    'Courier tip$2.00',
  ]);
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

test('the time of an order is the restaurant’s', async () => {
  await show(ORDER);
  expect(screen.getByText(/12:00/).getAttribute('datetime')).toBe(ORDER.placed_at);
});

const SPLIT: readonly ReceiptPayment[] = [
  { ...BY_CARD, amount: 1320 },
  { ...BY_CARD, amount: 1320, card: null, paid_by: 'Bob' },
  { ...AT_COUNTER, amount: 1320 },
];

test.each<[string, Partial<Order>, readonly ReceiptPayment[], readonly string[]]>([
  ['was not paid', {}, [], []],
  ['was paid by card', PAID, [BY_CARD], [`Paid by card · ${VISA}$39.60`]],
  [
    'was paid with a wallet',
    PAID,
    [{ ...BY_CARD, payment_method: 'WALLET', card: null }],
    ['Paid with a mobile wallet$39.60'],
  ],
  [
    'was paid at a reader',
    PAID,
    [{ ...BY_CARD, payment_method: 'TERMINAL' }],
    [`Paid at the card reader · ${VISA}$39.60`],
  ],
  ['was paid at the counter', PAID, [AT_COUNTER], ['Paid at the counter$39.60']],
  [
    'was split',
    PAID,
    SPLIT,
    [`Paid by card · ${VISA}$13.20`, 'Paid by card · Bob$13.20', 'Paid at the counter$13.20'],
  ],
  [
    'was paid in part',
    { open_amount: 1000 },
    [{ ...BY_CARD, amount: 2960 }],
    [`Paid by card · ${VISA}$29.60`],
  ],
  [
    'was partly refunded',
    { ...PAID, refunded_amount: 850 },
    [
      { ...BY_CARD, amount: 3000, refunded_amount: 425 },
      { ...AT_COUNTER, amount: 960, refunded_amount: 425 },
    ],
    [
      `Paid by card · ${VISA}$30.00`,
      'Paid at the counter$9.60',
      `Refunded to the card · ${VISA}-$4.25`,
      'Refunded at the counter-$4.25',
    ],
  ],
  [
    'was cancelled before anybody paid',
    { ...PAID, status: 'ORDER_CANCELLED', cancel_reason: 'too_busy' },
    [],
    [],
  ],
  [
    'waits for its money',
    { status: 'ORDER_OPEN', placed_at: null, order_number: null, payment_method: null },
    [],
    [],
  ],
  ['names a room that no hotel knows', { guest_name: 'Ada (Room # 901)' }, [], []],
])('an order that %s says how', async (_, changes, payments, told) => {
  await show({ ...ORDER, ...changes }, payments);
  const all = rows();
  expect(all.slice(all.indexOf('Total$39.60') + 1)).toEqual(told);
});

test.each<[string, Partial<Order>, readonly ReceiptPayment[]]>([
  ['goes on a hotel’s room', {}, []],
  ['was settled on a hotel’s room', PAID, [AT_COUNTER]],
])('an order that %s says which', async (_, changes, payments) => {
  await show({ ...ORDER, ...changes }, payments, { room_number: '901' });
  expect(rows().at(-1)).toBe('On room 901$39.60');
});

const LABEL = 'Charge to the room';

test.each<[string, Partial<Order>, Place, string]>([
  ['left to pay', {}, {}, '$39.60 left to pay'],
  ['charged as the restaurant names it', {}, { counter_label: LABEL }, `${LABEL}$39.60`],
  ['on the room', {}, { room_number: '901' }, 'On room 901: $39.60'],
  ['left to pay', { guest_name: 'Ada (Room # 901)' }, {}, '$39.60 left to pay'],
  [
    'awaited',
    { status: 'ORDER_OPEN', placed_at: null },
    {},
    'Payment required before we can process your order',
  ],
])('money that is %s is told above the order', async (_, changes, place, told) => {
  await show({ ...ORDER, ...changes }, [], place);
  const texts = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(texts).toContain(told);
});

const CANCELLED = { ...PAID, status: 'ORDER_CANCELLED', cancel_reason: 'too_busy' } as const;

test.each<[string, Partial<Order>, readonly ReceiptPayment[], string]>([
  ['before anybody paid', {}, [], ''],
  ['with all of its money out', { payment_status: 'CAPTURED' }, [BY_CARD], RETURNING],
  [
    'and given back in part',
    { refunded_amount: 2640 },
    [
      { ...BY_CARD, amount: 2640, refunded_amount: 2640 },
      { ...AT_COUNTER, amount: 1320 },
    ],
    'Payment partly refunded',
  ],
  [
    'and given back',
    { refunded_amount: 3960 },
    [{ ...BY_CARD, refunded_amount: 3960 }],
    'Payment refunded',
  ],
])('an order that was cancelled %s says so, and why', async (_, changes, payments, refund) => {
  await show({ ...ORDER, ...CANCELLED, ...changes }, payments);
  const title = screen.getByText('Order cancelled');
  expect(title.nextElementSibling?.textContent).toBe(`The kitchen is too busy.${refund}`);
});

test('where some lines are paid, each says whether it is', async () => {
  const items: OrderItem[] = [{ ...CONE, has_paid: 'PAYMENT_PAID_ONLINE' }, BURGERS];
  await show({ ...ORDER, items, open_amount: 3500 });
  expect(screen.getByText('Paid', { selector: 'li *' }).closest('li')?.textContent).toContain(
    'Soft serve',
  );
  expect(
    screen.getByText('Not paid yet', { selector: 'li *' }).closest('li')?.textContent,
  ).toContain('Harbor burger');
});

test('a line that was given back is marked', async () => {
  const items: OrderItem[] = [{ ...CONE, has_paid: 'PAYMENT_REFUNDED' }];
  await show({ ...ORDER, items, open_amount: 0, refunded_amount: 425 });
  expect(screen.getByText('Payment partly refunded')).toBeTruthy();
  expect(screen.getByText('Refunded', { selector: 'li *' })).toBeTruthy();
});

function rows() {
  return screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
}

type Place = { readonly counter_label?: string | null; readonly room_number?: string | null };
type ShownProps = Place & {
  readonly order: Order;
  readonly payments: readonly ReceiptPayment[];
};

async function show(
  order: Order,
  payments: readonly ReceiptPayment[] = [],
  place: Place = {},
): Promise<void> {
  const i18n = await createI18n({
    language: 'en',
    groups: ['browsing', 'ordering', 'checkout', 'receipt'],
  });
  render(
    <I18nextProvider i18n={i18n}>
      <Shown order={order} payments={payments} {...place} />
    </I18nextProvider>,
  );
}

function Shown({ order, payments, counter_label = null, room_number = null }: ShownProps) {
  const format = useReceiptFormat({ currency: 'USD', timezone: 'America/New_York' });
  return (
    <ReceiptOrder
      order={order}
      paid={{ payments, room_number }}
      counter_label={counter_label}
      format={format}
      thumbs={{ of: () => undefined, give: () => undefined }}
    />
  );
}

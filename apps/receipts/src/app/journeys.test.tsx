import { createApiClient, newIntentKey, unwrap } from '@comanda/api-client';
import { createQueryClient } from '@comanda/api-client/query-client';
import { createI18n } from '@comanda/i18n';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, inject, test } from 'vitest';
import { openPhone, openStaff, payByCard, type Phone } from '../testing/inn';
import { App } from './app';
import { TEXT_GROUPS } from './text-groups';

const WAIT = { timeout: 20_000 };
const VISA = 'Visa\u00a0••••\u00a04242';
const CHOWDER = { name: 'Chowder' };

/** Opens a receipt by its link alone; resolves with its sums, the last of them the payments. */
async function openReceipt(guest_id: string) {
  visit(`/receipts/${guest_id}`);
  const i18n = await createI18n({ language: 'en', groups: TEXT_GROUPS });
  const client = createApiClient({ base_url: inject('api_url') });
  render(<App client={client} queryClient={createQueryClient()} i18n={i18n} />);
  await screen.findAllByText('Total', {}, WAIT);
  return screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
}

/** The page and the api share an origin, as in the embedded run. */
function visit(path: string): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }; // the test environment's own
  happyDOM.setURL(inject('api_url') + path);
}

beforeEach(() => visit('/'));

function key() {
  return { key: newIntentKey() };
}

async function placeAtCounter(phone: Phone, guest_id: string, changes: object = {}) {
  const { client, restaurant_id } = phone;
  const items = await phone.lines(CHOWDER, { name: 'Fries' });
  const order = { restaurant_id, guest_id, items, payment_method: 'COUNTER', ...changes } as const;
  return unwrap(await client.orderAndPay(order, key())).order;
}

async function payBefore(phone: Phone, guest_id: string, changes: object = {}) {
  const { client, restaurant_id } = phone;
  const items = await phone.lines(CHOWDER, CHOWDER);
  const wanted = { mode: 'before', restaurant_id, guest_id, items, ...changes } as const;
  const intent = unwrap(await client.createPaymentIntent(wanted, key()));
  return await payByCard(phone, guest_id, intent);
}

test('three cards that split a table’s bill are three lines', async () => {
  const phone = await openPhone('QUAY');
  const { client, restaurant_id } = phone;
  const guests = [];
  for (const name of ['Ada', 'Bob', 'Cyd']) guests.push(await phone.seat(name));
  const [ada = '', bob = '', cyd = ''] = guests;
  const round = { restaurant_id, guest_id: ada, item_instances: await phone.lines(CHOWDER) };
  unwrap(await client.addToOrder(round, key()));
  for (const [guest_id, share] of [
    [ada, { kind: 'parts', parts: 1, parts_of: 3 }],
    [bob, { kind: 'parts', parts: 1, parts_of: 3 }],
    [cyd, { kind: 'all' }],
  ] as const) {
    const opened = unwrap(await client.payOrders({ restaurant_id, guest_id, share }, key()));
    await payByCard(phone, guest_id, opened);
  }
  const sums = await openReceipt(ada);
  expect(sums.slice(-4)).toEqual([
    'Total$13.20',
    `Paid by card · ${VISA}$4.40`,
    'Paid by card · Bob$4.40',
    'Paid by card · Cyd$4.40',
  ]);
  expect(screen.getByText('Payment completed')).toBeTruthy();
  expect(screen.queryByText('Paid toward the table’s bill')).toBeNull();
});

test('an order of a guest with a room is on the room, and stays so when staff settle it', async () => {
  const phone = await openPhone(null);
  const guest_id = await phone.seat('Ada');
  const { client, restaurant_id } = phone;
  const guest = { guest_id, room_number: '12', phone_number: '718 555 0199' };
  unwrap(await client.updateGuest({ restaurant_id, guest }, key()));
  const { order_id } = await placeAtCounter(phone, guest_id);
  expect((await openReceipt(guest_id)).at(-1)).toBe('On room 12$19.80');
  expect(screen.getByText('On room 12: $19.80')).toBeTruthy();
  const staff = await openStaff(restaurant_id);
  unwrap(await staff.markOrderPaid({ order_id }));
  await screen.findByText('Payment completed', {}, WAIT);
  const sums = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(sums.at(-1)).toBe('On room 12$19.80');
});

test('what went back of a card is a line below its payment', async () => {
  const phone = await openPhone(null);
  const guest_id = await phone.seat('Ada');
  const { order_id, items } = await payBefore(phone, guest_id);
  const staff = await openStaff(phone.restaurant_id);
  const item_instance_ids = [String(items[0]?.item_instance_id)];
  unwrap(await staff.refundOrder({ order_id, item_instance_ids }, key()));
  await openReceipt(guest_id);
  await screen.findByText('Payment partly refunded', {}, WAIT);
  const sums = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(sums.slice(-3)).toEqual([
    'Total$26.40',
    `Paid by card · ${VISA}$26.40`,
    `Refunded to the card · ${VISA}-$13.20`,
  ]);
});

test('a delivery that was cancelled has its fee, and all of it went back', async () => {
  const phone = await openPhone(null);
  const guest_id = await phone.seat('Ada');
  const { client, restaurant_id } = phone;
  const quote = unwrap(
    await client.quoteDelivery({
      restaurant_id,
      guest_id,
      dropoff_address: '98 Court Street, Brooklyn, NY 11201',
      dropoff_instructions: '',
      dropoff_phone_number: '718 555 0199',
      guest_first_name: 'Ada',
      guest_last_name: 'Byron',
    }),
  );
  const { order_id } = await payBefore(phone, guest_id, { delivery_quote_id: quote.id });
  const staff = await openStaff(restaurant_id);
  const why = { status: 'ORDER_CANCELLED', cancel_reason: 'too_busy', cancel_note: '' } as const;
  unwrap(await staff.setOrderStatus({ order_id, ...why }, key()));
  expect(await openReceipt(guest_id)).toContain('Delivery fee$3.50');
  await screen.findByText('Payment refunded', {}, WAIT);
  const sums = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(sums.at(-1)).toBe(`Refunded to the card · ${VISA}-$29.90`);
});

test('a reward is free, and names its promotion', async () => {
  const phone = await openPhone(null);
  const guest_id = await phone.seat('Ada');
  const { client, restaurant_id } = phone;
  const { campaigns } = unwrap(await client.listPublicCampaigns({ restaurant_id }));
  const campaign_id = campaigns[0]?.campaign_id ?? '';
  const campaign_instance_id = newIntentKey();
  const lines = await phone.lines(CHOWDER, CHOWDER, { name: 'Fries', is_reward: true });
  const items = lines.map((line) =>
    line.is_reward_item ? { ...line, campaign_instance_id } : line,
  );
  const wanted = { items, campaigns: [{ campaign_id, campaign_instance_id }] };
  await payBefore(phone, guest_id, wanted);
  expect(await openReceipt(guest_id)).toEqual([
    'Subtotal$30.00',
    'Fries on us-$6.00',
    'Tax (10%)$2.40',
    'Total$26.40',
    `Paid by card · ${VISA}$26.40`,
  ]);
  const reward = screen.getByText('Free').closest('li')?.textContent;
  expect(reward).toContain('1 ×Fries');
  expect(reward).toContain('Fries on us -$6.00');
});

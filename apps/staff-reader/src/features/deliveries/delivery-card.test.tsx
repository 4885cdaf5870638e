import type { OrderItem, StaffDelivery } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import { anId } from '@comanda/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PageOf } from '../../testing/page-of';
import { DeliveryCard } from './delivery-card';

const FRIES = {
  item_instance_id: anId(3),
  name: 'Fries',
  multiplier: 2,
  modifiers: [],
  special_instructions: '',
} as unknown as OrderItem; // as much of it as a card shows
const DELIVERY: StaffDelivery = {
  order_id: anId(1),
  guest_id: anId(2),
  order_number: 'A2B3',
  status: 'PICKED_UP',
  provider: 'IN_HOUSE',
  items: [FRIES],
  tracking_url: null,
  courier_name: null,
  courier_phone: null,
  dropoff_eta: '2026-11-29T12:00:00.000Z',
  dropoff_address: '98 Court Street',
  dropoff_instructions: 'Ring twice',
  dropoff_name: 'Ada Byron',
  dropoff_phone_number: '+17185550199',
  delivery_zone: null,
  delivery_tip: 0,
  is_cancelling: false,
  updated_at: '2026-11-29T11:00:00.000Z',
  attempt: 1,
  cost: null,
  failure: null,
};

async function show(changes: Partial<StaffDelivery> = {}) {
  const acts: string[] = [];
  const i18n = await createI18n({ language: 'en', groups: ['staff'] });
  render(
    <PageOf i18n={i18n}>
      <DeliveryCard
        delivery={{ ...DELIVERY, ...changes }}
        isActing={false}
        onMove={(status) => acts.push(status)}
        onResend={(in_house) => acts.push(in_house ? 'own rider' : 'courier')}
      />
    </PageOf>,
  );
  return { acts, user: userEvent.setup() };
}

function button(name: string) {
  return screen.queryByRole('button', { name });
}

test('a delivery says what to bring, to whom and where', async () => {
  await show();
  for (const text of ['2 ×', 'Fries', 'Ada Byron', '98 Court Street', 'Ring twice'])
    expect(screen.getByText(text)).toBeTruthy();
});

test('an own rider has delivered it, or could not', async () => {
  const { acts, user } = await show();
  await user.click(screen.getByRole('button', { name: 'Delivered' }));
  await user.click(screen.getByRole('button', { name: 'Could not deliver' }));
  expect(acts).toEqual(['DELIVERED', 'FAILED']);
  expect(button('Send another courier')).toBeNull();
});

test('a courier who does not bring it is replaced by another, or by an own rider', async () => {
  const { acts, user } = await show({ provider: 'NASH', status: 'FAILED', failure: 'No car' });
  expect(screen.getByText(/No car/u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send another courier' }));
  await user.click(screen.getByRole('button', { name: 'Send our own rider' }));
  expect(acts).toEqual(['courier', 'own rider']);
});

test.each<Partial<StaffDelivery>>([
  { status: 'CANCELLED', provider: 'NASH' },
  { status: 'DELIVERED' },
  { status: 'FAILED', provider: 'IN_HOUSE' },
])('no other courier is offered for %o', async (changes) => {
  await show(changes);
  expect(button('Send another courier')).toBeNull();
});

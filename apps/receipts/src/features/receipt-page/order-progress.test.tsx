import type { Order } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { TEXT_GROUPS } from '#app/text-groups';
import { ORDER } from '../../testing/story-receipt';
import { OrderProgress } from './order-progress';

const NOW = { status: 'ORDER_SENT_TO_KITCHEN' } as const;
const LATER = { pickup_time: '2026-06-12T20:00:00Z' };
const AT_TABLE = { order_type: 'DINE_IN' } as const;

type DeliveryStatus = NonNullable<Order['delivery']>['status'];

function brought(status: DeliveryStatus) {
  return { delivery: { status, dropoff_eta: '2026-06-12T17:00:00Z' } };
}

test.each<[Partial<Order>, string | null]>([
  [NOW, 'In the kitchen'],
  [{ ...NOW, is_accepted: false }, 'Received'],
  [{ ...NOW, ...LATER }, 'Received'],
  [{ status: 'ORDER_PREPARING' }, 'Being prepared'],
  [{ status: 'ORDER_PREPARING', ...LATER }, 'Being prepared'],
  [{ status: 'ORDER_READY' }, 'Ready for you'],
  [{ status: 'ORDER_READY', ...AT_TABLE }, 'On its way to you'],
  [{ status: 'ORDER_PREPARING', ...brought('ASSIGNED') }, 'Being prepared'],
  [{ status: 'ORDER_READY', ...brought('WAITING') }, 'Ready for the courier'],
  [{ status: 'ORDER_READY', ...brought('PICKUP_ARRIVED') }, 'Courier at the kitchen'],
  [{ status: 'ORDER_COMPLETED', ...brought('WAITING') }, 'Handed to the courier'],
  [{ status: 'ORDER_COMPLETED', ...brought('PICKED_UP') }, 'Picked up'],
  [{ status: 'ORDER_COMPLETED', ...brought('DROPOFF_ENROUTE') }, 'On the way to you'],
  [{ status: 'ORDER_COMPLETED', ...brought('DROPOFF_ARRIVED') }, 'At your door'],
  [
    { status: 'ORDER_READY', ...brought('FAILED') },
    'No courier is available right now. The restaurant is working on it.',
  ],
  [{ status: 'ORDER_CANCELLED' }, null],
  [{ status: 'ORDER_CANCELLED', ...brought('CANCELLED') }, null],
  [{ status: 'ORDER_OPEN', placed_at: null }, null],
])('an order that is under way: %o', async (changes, told) => {
  expect(await textOf(changes, false)).toBe(told);
});

test.each<[Partial<Order>, string | null]>([
  [{ status: 'ORDER_COMPLETED' }, null],
  [{ status: 'ORDER_COMPLETED', ...AT_TABLE }, null],
  [{ status: 'ORDER_READY', ...brought('DELIVERED') }, null],
  [{ status: 'ORDER_COMPLETED', ...brought('DELIVERED') }, null],
  [{ status: 'ORDER_COMPLETED', ...brought('WAITING') }, null],
  // It may still wait at the counter.
  [{ status: 'ORDER_READY' }, 'Ready for you'],
])('an order that was due a while ago: %o', async (changes, told) => {
  expect(await textOf(changes, true)).toBe(told);
});

async function textOf(changes: Partial<Order>, isServed: boolean): Promise<string | null> {
  const i18n = await createI18n({ language: 'en', groups: TEXT_GROUPS });
  render(
    <I18nextProvider i18n={i18n}>
      <OrderProgress order={{ ...ORDER, ...changes }} isServed={isServed} />
    </I18nextProvider>,
  );
  return screen.queryByRole('status', { name: 'Order status' })?.textContent ?? null;
}

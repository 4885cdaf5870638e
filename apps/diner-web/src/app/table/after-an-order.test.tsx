import type { HasPaid, Order, OrderItem, OrderStatus } from '@comanda/contracts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { AppToasts } from '@comanda/web/toasts';
import { AtTable } from '../../testing/at-table';
import { FRIES, STORY_LINE, STORY_ORDER } from '@comanda/ordering-ui/testing';
import { CompleteRoute } from './routes/complete';
import { OrdersRoute } from './routes/orders';

afterEach(cleanup);

function orderOf(status: OrderStatus, has_paid: HasPaid): Order {
  const items: OrderItem[] = [{ ...STORY_LINE, has_paid }];
  return { ...STORY_ORDER, order_type: 'DINE_IN', status, items, ready_at: null };
}

async function open(page: 'complete' | 'orders', order: Order): Promise<void> {
  await act(async () => {
    render(
      <AtTable orders={[order]}>
        {page === 'complete' ? <CompleteRoute /> : <OrdersRoute />}
        <AppToasts />
      </AtTable>,
    );
  });
  await act(async () => void (await import('#app/screens/text-receipt')));
}

describe('a receipt by text', () => {
  test('is offered of what was paid', async () => {
    const paid = orderOf('ORDER_SENT_TO_KITCHEN', 'PAYMENT_PAID_ONLINE');
    await open('complete', paid);
    expect(screen.getByRole('textbox', { name: /receipt by text/ })).toBeTruthy();
    cleanup();
    await open('orders', paid);
    expect(screen.getByRole('link', { name: 'Receipt by text' })).toBeTruthy();
  });

  test.each([
    ['still to be paid', orderOf('ORDER_SENT_TO_KITCHEN', 'PAYMENT_UNPAID')],
    ['cancelled', orderOf('ORDER_CANCELLED', 'PAYMENT_UNPAID')],
  ])('is not offered of what is %s; on screen there is one', async (_, order) => {
    await open('complete', order);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'View receipt' })).toBeTruthy();
    cleanup();
    await open('orders', order);
    expect(screen.queryByRole('link', { name: 'Receipt by text' })).toBeNull();
    const receipt = screen.getByRole('link', { name: 'View receipt' });
    expect(receipt.getAttribute('href')).toBe(`/receipts/${STORY_ORDER.guest_id}`);
  });
});

describe('what is served at the table', () => {
  test.each<[OrderStatus, string]>([
    ['ORDER_PREPARING', 'Being prepared'],
    ['ORDER_READY', 'On its way to you'],
    ['ORDER_COMPLETED', 'Served'],
  ])('is, as %s, told as “%s”', async (status, told) => {
    const order = orderOf(status, 'PAYMENT_UNPAID');
    await open('complete', order);
    expect(screen.getByText(told)).toBeTruthy();
    cleanup();
    await open('orders', order);
    expect(screen.getByText(told)).toBeTruthy();
  });

  test.each<[OrderStatus, number]>([
    ['ORDER_SENT_TO_KITCHEN', 1],
    ['ORDER_PREPARING', 1],
    ['ORDER_READY', 0],
    ['ORDER_COMPLETED', 0],
  ])('is, as %s, in the kitchen %i times', async (status, times) => {
    await open('complete', orderOf(status, 'PAYMENT_UNPAID'));
    expect(screen.queryAllByText('The kitchen has your order.')).toHaveLength(times);
  });
});

test('nobody is thanked for what was cancelled', async () => {
  await open('complete', orderOf('ORDER_CANCELLED', 'PAYMENT_UNPAID'));
  expect(screen.getByRole('heading', { level: 1, name: 'Your order was cancelled' })).toBeTruthy();
  expect(screen.queryByText(/Thank you/)).toBeNull();
});

test('one more of a dish is told by its name on the menu that the guest reads', async () => {
  const line = { ...STORY_LINE, item_id: FRIES.item_id, name: 'Frites' };
  await open('orders', { ...orderOf('ORDER_READY', 'PAYMENT_UNPAID'), items: [line] });
  await act(async () => screen.getByRole('button', { name: /^One more/ }).click());
  expect(await screen.findByText('Fries added')).toBeTruthy();
});

import { placeCounterOrder } from '@comanda/testing/place-counter-order';
import { act, waitFor } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { openSignedIn } from '../testing/open-signed-in';
import { useBoard } from './use-board';
import { useCompletedOrders } from './use-completed-orders';
import { useOrderActs } from './use-order-acts';
import { usePrintClaim } from './use-print-claim';
import { useRefund } from './use-refund';
import { useSeen } from './use-seen';

function useDevice() {
  return {
    board: useBoard(),
    completed: useCompletedOrders(),
    acts: useOrderActs(),
    refunding: useRefund(),
    see: useSeen(),
    claimPrint: usePrintClaim(),
  };
}

async function place(name: string) {
  const order = await placeCounterOrder({ base_url: inject('api_url'), restaurant: 'pier', name });
  const staff = await openSignedIn(useDevice);
  function seen() {
    return staff.now().board.orders?.find(({ order_id }) => order_id === order.order_id);
  }
  await waitFor(() => expect(seen()).toBeDefined());
  return { order_id: order.order_id, order, staff, seen };
}

test('an order that was handed over is recalled from the strip of the last ones', async () => {
  const { order_id, staff, seen } = await place('Dee');
  for (const status of ['ORDER_PREPARING', 'ORDER_READY', 'ORDER_COMPLETED'] as const) {
    act(() => staff.now().board.move(order_id, { status }));
    await waitFor(() => expect(staff.now().board.isMoving).toBe(false));
  }
  await waitFor(() => expect(seen()).toBeUndefined());
  act(() => staff.now().acts.undo(order_id, 'ORDER_COMPLETED'));
  await waitFor(() => expect(seen()?.status).toBe('ORDER_READY'));
  await waitFor(() =>
    expect(staff.now().completed?.map((each) => each.order_id)).not.toContain(order_id),
  );
});

test('a new order is seen once, and this device prints it once', async () => {
  const { order_id, staff, seen } = await place('Eli');
  expect(seen()?.seen_at).toBeNull();
  act(() => staff.now().see(order_id));
  await waitFor(() => expect(seen()?.seen_at).toEqual(expect.any(String)));
  const { claimPrint } = staff.now();
  expect(await claimPrint(order_id, { paper: 'ticket' })).toEqual({ may_print: true, copy: 0 });
  expect(await claimPrint(order_id, { paper: 'ticket' })).toEqual({ may_print: false, copy: 0 });
  const again = { paper: 'ticket', again: true } as const;
  expect(await claimPrint(order_id, again)).toEqual({ may_print: true, copy: 1 });
});

test('an order is paid at the counter, and money is handed back', async () => {
  const { order_id, order, staff, seen } = await place('Fay');
  act(() => staff.now().acts.markPaid(order_id));
  await waitFor(() => expect(seen()?.paid_state).toBe('PAID'));
  act(() => staff.now().refunding.refund(order_id));
  await waitFor(() =>
    expect(staff.now().refunding.refunded).toEqual({ online: 0, at_counter: order.amount }),
  );
  await waitFor(() => expect(seen()?.paid_state).toBe('REFUNDED'));
});

test('an order is cancelled with a reason, once; a refusal is told', async () => {
  const { order_id, staff, seen } = await place('Gus');
  act(() => staff.now().acts.undo(order_id, 'ORDER_READY'));
  await waitFor(() => expect(staff.now().acts.error?.message).toBe('order_status_conflict'));
  act(() => staff.now().acts.cancel(order_id, { cancel_reason: 'too_busy' }));
  await waitFor(() => expect(seen()).toBeUndefined());
});

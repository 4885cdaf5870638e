import type { HasPaid } from '@comanda/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paidAfterClosing } from './paid-after-closing';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Receipts = Parameters<typeof paidAfterClosing>[0];

/** A receipt that shows these states of its dishes, one after another reading. */
function receipts(...readings: readonly (readonly HasPaid[])[]): Receipts {
  let read = -1;
  async function getReceipt() {
    read = Math.min(read + 1, readings.length - 1);
    const items = (readings[read] ?? []).map((has_paid) => ({ has_paid }));
    const orders = items.length > 0 ? [{ order_id: 'one', status: 'ORDER_READY', items }] : [];
    return { ok: true, value: { guest: { orders } } };
  }
  return { getReceipt } as unknown as Receipts; // as much of a receipt as is read
}

async function ask(client: Receipts): Promise<string | undefined> {
  const asked = paidAfterClosing(client, 'ada');
  await vi.advanceTimersByTimeAsync(60_000);
  return (await asked)?.order_id;
}

test.each([
  ['shows it', [['PAYMENT_PAID_ONLINE']], 'one'],
  ['shows it a little later', [['PAYMENT_UNPAID'], ['PAYMENT_PAID_ONLINE']], 'one'],
  ['shows a part of it', [['PAYMENT_PAID_ONLINE', 'PAYMENT_UNPAID']], undefined],
  ['shows no order', [[]], undefined],
] as const)(
  'a payment at a table that was closed has arrived when the receipt %s',
  async (_, readings, found) => {
    expect(await ask(receipts(...readings))).toBe(found);
  },
);

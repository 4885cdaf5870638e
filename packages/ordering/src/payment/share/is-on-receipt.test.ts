import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOnReceipt } from './is-on-receipt';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Receipts = Parameters<typeof isOnReceipt>[0];

/** A receipt that shows these payments, one reading after another; null is none that could be read. */
function receipts(...readings: readonly (readonly string[] | null)[]): Receipts {
  let read = -1;
  async function getReceipt() {
    read = Math.min(read + 1, readings.length - 1);
    const paid_shares = readings[read]?.map((payment_intent_id) => ({ payment_intent_id }));
    return paid_shares ? { ok: true, value: { guest: { paid_shares } } } : { ok: false };
  }
  return { getReceipt } as unknown as Receipts; // as much of a receipt as is read
}

test.each([
  ['shows it', [['pi_1']], true],
  ['shows it a little later', [[], null, ['pi_0', 'pi_1']], true],
  ['shows another one', [['pi_0']], false],
  ['cannot be read', [null], false],
] as const)(
  'a payment at a table that was closed has arrived when the receipt %s',
  async (_, readings, isThere) => {
    const asked = isOnReceipt(receipts(...readings), 'ada', 'pi_1');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await asked).toBe(isThere);
  },
);

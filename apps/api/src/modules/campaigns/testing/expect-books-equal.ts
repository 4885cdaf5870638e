import { inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { payments } from '../../../db/schema/index';
import type { Shop } from '../../payments/settle/testing/start-shop';

type Intent = { id: string; amount_captured: number; amount_refunded: number };

/** Compares payments of guests with the processor: it keeps what is captured here, and nothing else. */
export async function expectBooksEqual(
  { db, ledger }: Pick<Shop, 'db' | 'ledger'>,
  guest_ids: string[],
): Promise<void> {
  const rows = await db.select().from(payments).where(inArray(payments.guest_id, guest_ids));
  const { intents } = (await ledger()) as { intents: Intent[] }; // the sandbox's own
  for (const { provider_ref, status, amount } of rows) {
    const theirs = intents.find(({ id }) => id === provider_ref);
    const kept = (theirs?.amount_captured ?? 0) - (theirs?.amount_refunded ?? 0);
    expect([status, kept]).toEqual([status, status === 'CAPTURED' ? amount : 0]);
  }
}

import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { payments } from '../../db/schema/index';
import type { PaymentRow } from '../../settle/payment-repository';

const MOST_PER_RUN = 50;

/** Takes open payments that nobody has looked at, the longest first; servers that do the same at the same time take others. */
export async function claimOpenPayments({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<PaymentRow[]> {
  const now = clock.now();
  const old = secondsBefore(now, config.reconcileAfterSeconds);
  const unchecked = secondsBefore(now, config.reconcileEverySeconds / 2);
  return await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(payments)
      .where(
        and(
          inArray(payments.status, ['CREATED', 'PROCESSING', 'AUTHORIZED']),
          lte(payments.created_at, old),
          or(isNull(payments.checked_at), lte(payments.checked_at, unchecked)),
        ),
      )
      .orderBy(asc(sql`coalesce(${payments.checked_at}, ${payments.created_at})`))
      .limit(MOST_PER_RUN)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    await tx
      .update(payments)
      .set({ checked_at: now })
      .where(
        or(
          ...due.map(({ restaurant_id, payment_id }) =>
            and(eq(payments.restaurant_id, restaurant_id), eq(payments.payment_id, payment_id)),
          ),
        ),
      );
    return due;
  });
}

function secondsBefore(time: Date, seconds: number): Date {
  return new Date(time.getTime() - seconds * 1000);
}

import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { payments } from '../../db/schema/index';
import { OPEN_STATUSES, type PaymentRow } from '../../modules/payments/settle/payment-repository';

/** So many are taken at a time. */
export const PAYMENTS_PER_CLAIM = 50;
/** After so long the answer to a charge will not come any more. */
const UNHEARD_SECONDS = 30;

/**
 * Takes open payments that are due for a look: those never looked at first, and the others after a quarter of the age they
 * had then, so that carts left behind do not keep a paid one waiting. Servers that do the same at the same time take others.
 */
export async function claimOpenPayments({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<PaymentRow[]> {
  const now = clock.now();
  const old = secondsBefore(now, config.reconcileAfterSeconds);
  const soonest = config.reconcileEverySeconds / 2;
  const unheard = secondsBefore(now, Math.min(UNHEARD_SECONDS, config.reconcileAfterSeconds));
  return await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(payments)
      .where(
        and(
          inArray(payments.status, OPEN_STATUSES),
          or(lte(payments.created_at, old), lte(payments.sent_at, unheard)),
          or(isNull(payments.checked_at), isDue(now, soonest), isUnheard(now, soonest)),
        ),
      )
      .orderBy(sql`${payments.checked_at} asc nulls first`, asc(payments.created_at))
      .limit(PAYMENTS_PER_CLAIM)
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

function isDue(now: Date, soonest_seconds: number) {
  const { checked_at, created_at } = payments;
  return sql`${checked_at} + greatest(
    make_interval(secs => ${soonest_seconds}::float8),
    (${checked_at} - ${created_at}) / 4
  ) <= ${now.toISOString()}::timestamptz`;
}

/** A charge that went out and was not answered: somebody waits for it, however old the payment is. */
function isUnheard(now: Date, soonest_seconds: number) {
  return and(
    isNotNull(payments.sent_at),
    lte(payments.checked_at, secondsBefore(now, soonest_seconds)),
  );
}

function secondsBefore(time: Date, seconds: number): Date {
  return new Date(time.getTime() - seconds * 1000);
}

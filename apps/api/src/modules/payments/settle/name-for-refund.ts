import { and, eq, ne } from 'drizzle-orm';
import type { Deps } from '../../../deps';
import { payment_references } from '../../../db/schema/index';
import { WHOLE_SERVICE } from '../../../processors/payment-references';
import type { AtProcessor } from './find-at-processor';
import { lockPayment, type PaymentRow, updatePayment } from './payment-repository';
import { refOf } from './ref-of';

/**
 * How long a processor's own call is waited for before the name that a browser brought counts: whole hours of a server that
 * could not be reached must not keep a guest's money for ever.
 */
export const VALIDATION_WAIT_MS = 60 * 60_000;

/** A payment at its processor under the name that it may be given back by; throws while that name is in doubt or not confirmed. */
export async function nameForRefund(deps: Deps, found: AtProcessor): Promise<AtProcessor> {
  const payment = await deps.db.transaction((tx) =>
    confirmName({ ...deps, db: tx }, found.payment),
  );
  const ref = refOf(payment);
  return ref === null ? found : { ...found, payment, ref };
}

async function confirmName(
  deps: Pick<Deps, 'db' | 'clock'>,
  seen: PaymentRow,
): Promise<PaymentRow> {
  const { payment_id, payment_service } = seen;
  const payment = (await lockPayment(deps.db, seen)) ?? seen;
  if (payment.refund_blocked_at !== null)
    throw new Error(
      `Payment ${payment_id} is not refunded: its name at ${payment_service} is in doubt, and a person has to look for it there.`,
    );
  if (payment.transaction_ref !== null) return payment;
  const name = await findOnlyName(deps, payment);
  if (name === null) return payment;
  const age_ms = deps.clock.now().getTime() - name.said_at.getTime();
  if (age_ms < VALIDATION_WAIT_MS)
    throw new Error(
      `Payment ${payment_id} is not refunded: ${payment_service} has not confirmed its name yet.`,
    );
  const transaction_ref = name.reference;
  await updatePayment(deps, payment, { transaction_ref });
  return { ...payment, transaction_ref };
}

/** A second name would have blocked the payment. */
async function findOnlyName({ db }: Pick<Deps, 'db'>, { restaurant_id, payment_id }: PaymentRow) {
  const [name] = await db
    .select()
    .from(payment_references)
    .where(
      and(
        eq(payment_references.restaurant_id, restaurant_id),
        eq(payment_references.payment_id, payment_id),
        ne(payment_references.account, WHOLE_SERVICE),
      ),
    );
  return name ?? null;
}

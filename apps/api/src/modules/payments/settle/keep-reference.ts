import type { Deps } from '../../../deps';
import { payment_references } from '../../../db/schema/index';
import { WHOLE_SERVICE } from '../../../processors/payment-references';
import type { PaymentRow } from './payment-repository';

/** Lists the name that a payment was opened under at its processor, in the transaction that stores it. */
export async function keepReference(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { restaurant_id, payment_id, payment_service }: PaymentRow,
  reference: string | null,
): Promise<void> {
  if (reference === null) return;
  await db
    .insert(payment_references)
    .values({
      payment_service,
      reference,
      account: WHOLE_SERVICE,
      restaurant_id,
      payment_id,
      said_by: 'server',
      said_at: clock.now(),
    })
    .onConflictDoNothing();
}

import type { PaymentService } from '@comanda/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { payment_references, payments } from '../db/schema/index';

type PaymentKey = { readonly restaurant_id: string; readonly payment_id: string };

/** The account of names that are unique in the whole service: those that payments are opened under. */
export const WHOLE_SERVICE = '';

/** Returns the payment that was opened under a name, of whatever restaurant; null = none. */
export async function findReference(
  db: Database,
  payment_service: PaymentService,
  reference: string,
): Promise<PaymentKey | null> {
  const { restaurant_id, payment_id } = payment_references;
  const [named] = await db
    .select({ restaurant_id, payment_id })
    .from(payment_references)
    .where(
      and(
        eq(payment_references.payment_service, payment_service),
        eq(payment_references.reference, reference),
        eq(payment_references.account, WHOLE_SERVICE),
      ),
    );
  return named ?? (await findUnlisted(db, payment_service, reference));
}

/** A server of the previous version, which may run beside this one, writes the name to the payment alone. */
async function findUnlisted(
  db: Database,
  payment_service: PaymentService,
  reference: string,
): Promise<PaymentKey | null> {
  const { restaurant_id, payment_id } = payments;
  const [payment] = await db
    .select({ restaurant_id, payment_id })
    .from(payments)
    .where(
      and(eq(payments.payment_service, payment_service), eq(payments.provider_ref, reference)),
    );
  return payment ?? null;
}

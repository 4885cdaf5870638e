import type { PaymentService } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, eq, ne } from 'drizzle-orm';
import { payments } from '../db/schema/index';
import type { Deps } from '../deps';
import type { ProviderPayment } from '../processors/processor';
import type { Statement } from '../processors/statement';
import { known } from '../processors/untold';
import { findPaymentByRef, type PaymentRow, type PaymentSource } from './payment-repository';
import { refOf } from './ref-of';
import { settleAs, type Settled } from './settle';

export type StatementRequest = {
  readonly payment_service: PaymentService;
  readonly provider_ref: string;
  readonly statement: Statement;
  readonly source: PaymentSource;
};

/** Settles a payment by what its processor has signed of it: the hash is checked by whoever calls. */
export async function settleStatement(
  deps: Deps,
  request: StatementRequest,
): Promise<Result<Settled, { readonly code: 'absent' }>> {
  const { payment_service, provider_ref, statement, source } = request;
  const payment = await findPaymentByRef(deps.db, payment_service, provider_ref);
  const ref = payment && refOf(payment);
  if (payment === null || ref === null) return err({ code: 'absent' });
  // The name of the transaction is not part of what is signed: one that is another payment's proves nothing.
  if (await isAnothers(deps, payment, statement)) return err({ code: 'absent' });
  const truth = statement.is_approved
    ? known(ref, payment, paidAs(payment, statement))
    : known(ref, payment, {
        status: 'FAILED',
        decline: {
          reference: statement.transaction_ref,
          code: statement.code,
          message: statement.message,
        },
      });
  return ok(await settleAs(deps, payment, truth, { source }));
}

function paidAs(
  payment: PaymentRow,
  { amount, transaction_ref }: Statement,
): Partial<ProviderPayment> & Pick<ProviderPayment, 'status'> {
  return {
    status: 'CAPTURED',
    amount,
    amount_received: amount,
    amount_refunded: payment.refunded_amount,
    // The first word stands: what came later under another name was not signed for.
    transaction_ref: payment.transaction_ref ?? transaction_ref,
  };
}

async function isAnothers(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, payment_id, payment_service }: PaymentRow,
  { transaction_ref }: Statement,
): Promise<boolean> {
  const [other] = await db
    .select({ payment_id: payments.payment_id })
    .from(payments)
    .where(
      and(
        eq(payments.restaurant_id, restaurant_id),
        eq(payments.payment_service, payment_service),
        eq(payments.transaction_ref, transaction_ref),
        ne(payments.payment_id, payment_id),
      ),
    );
  return other !== undefined;
}

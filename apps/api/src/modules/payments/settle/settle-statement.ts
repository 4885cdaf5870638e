import type { PaymentService } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../../deps';
import type { ProviderPayment } from '../../../processors/processor';
import type { Statement } from '../../../processors/statement';
import { known } from '../../../processors/payment-from-row';
import { nameTransaction } from './name-transaction';
import { findPaymentByRef, type PaymentRow, type PaymentSource } from './payment-repository';
import { refOf } from './ref-of';
import { settleAs, type Settled } from './settle';

export type StatementRequest = {
  readonly payment_service: PaymentService;
  readonly provider_ref: string;
  readonly statement: Statement;
  readonly source: PaymentSource;
};

/** In the place of an account that the previous version has not stored with a statement. */
const UNLISTED = 'unlisted';

/** Settles a payment by what its processor has signed of it: the hash is checked by whoever calls. */
export async function settleStatement(
  deps: Deps,
  request: StatementRequest,
): Promise<Result<Settled, { readonly code: 'absent' }>> {
  const { payment_service, provider_ref, statement, source } = request;
  const payment = await findPaymentByRef(deps.db, payment_service, provider_ref);
  const ref = payment && refOf(payment);
  if (payment === null || ref === null) return err({ code: 'absent' });
  const { account = UNLISTED, transaction_ref, is_approved } = statement;
  // The hash proves that this payment was made, and does not cover what the transaction is called.
  if (is_approved)
    await nameTransaction(deps, payment, { account, reference: transaction_ref, source });
  const truth = is_approved
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
  { amount }: Statement,
): Partial<ProviderPayment> & Pick<ProviderPayment, 'status'> {
  return {
    status: 'CAPTURED',
    amount,
    amount_received: amount,
    amount_refunded: payment.refunded_amount,
  };
}

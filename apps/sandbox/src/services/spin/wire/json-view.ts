import type { Answer } from '../../../faults/serve-faulty';
import type { CallResult } from '../sale/calls';

/** The answer of the JSON interface: always 200, the outcome is in the text. */
export function jsonResult(type: string, { outcome, transaction }: CallResult): Answer {
  const general = {
    GeneralResponse: {
      ResultCode: outcome.result,
      StatusCode: outcome.status,
      Message: outcome.message,
      DetailedMessage: outcome.detail,
      DelayBeforeNextRequest: outcome.delay ?? 0,
    },
  };
  const sale = transaction && {
    PaymentType: transaction.payment_type,
    TransactionType: type,
    Amounts: {
      TotalAmount: (transaction.cents + transaction.tip_cents) / 100,
      Amount: transaction.cents / 100,
      TipAmount: transaction.tip_cents / 100,
      FeeAmount: 0,
      TaxAmount: 0,
    },
    AuthCode: transaction.auth_code,
    ReferenceId: transaction.reference_id,
    InvoiceNumber: transaction.invoice_number,
    SerialNumber: transaction.tpn,
    BatchNumber: '1',
    TransactionNumber: String(transaction.transaction_number),
    Voided: transaction.status === 'voided',
    CardData: transaction.card && {
      CardType: (transaction.card.brand ?? '').toUpperCase(),
      EntryType: transaction.card.entry === 'tap' ? 'CONTACTLESS' : 'CHIP',
      Last4: transaction.card.last4,
      First4: '',
      Name: '',
    },
  };
  return {
    status: 200,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify({ ...general, ...sale }),
  };
}

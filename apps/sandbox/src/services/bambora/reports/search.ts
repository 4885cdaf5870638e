import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import type { BamboraState } from '../bambora-state';
import type { Payment } from '../payments/payment';
import { localTime } from '../payments/payment-view';
import { writeAmount } from '../payments/read-amount';
import { invalidField } from '../wire/bambora-error';
import type { BamboraError } from '../wire/bambora-error';

/** The two fields that a shop looks its own payments up by, and the operator for "is". */
const TRANSACTION_ID = 1;
const ORDER_NUMBER = 5;
const EQUALS = '%3D';

/** Finds payments by their order number or id, newest first. */
export function search(
  state: BamboraState,
  body: Readonly<Record<string, unknown>>,
): Result<object, BamboraError> {
  if (body['name'] !== 'Search') return err(invalidField('name', 'Report is not known'));
  const { criteria } = body;
  if (!Array.isArray(criteria) || !criteria.every(isCriterion)) {
    return err(invalidField('criteria', 'Criteria are not supported'));
  }
  const [start, end] = [rowOf(body['start_row'], 1), rowOf(body['end_row'], 100)];
  const records = state
    .payments()
    .filter((payment) =>
      criteria.every(({ field, value }) =>
        field === ORDER_NUMBER ? payment.order_number === value : payment.id === value,
      ),
    )
    .slice(start - 1, end)
    .map(toRecord);
  return ok({ records });
}

type Criterion = { readonly field: number; readonly operator: string; readonly value: string };

function isCriterion(value: unknown): value is Criterion {
  if (typeof value !== 'object' || value === null) return false;
  const { field, operator, value: wanted }: Partial<Record<string, unknown>> = { ...value };
  const isKnown = field === TRANSACTION_ID || field === ORDER_NUMBER;
  return isKnown && operator === EQUALS && typeof wanted === 'string';
}

function rowOf(value: unknown, otherwise: number): number {
  return Number.isInteger(value) ? Math.max(1, Number(value)) : otherwise;
}

function toRecord(payment: Payment, index: number): object {
  return {
    row_id: index + 1,
    trn_id: Number(payment.id),
    trn_date_time: localTime(payment.created),
    trn_type: payment.type,
    trn_order_number: payment.order_number,
    trn_payment_method: payment.payment_method,
    trn_masked_card: payment.masked_card,
    trn_amount: writeAmount(payment.cents),
    trn_returns: writeAmount(payment.returned_cents),
    trn_completions: writeAmount(payment.completed_cents),
    trn_voided: payment.is_voided ? 1 : 0,
    trn_response: payment.approved ? 1 : 0,
    trn_card_type: payment.card_type,
    trn_approval_code: payment.auth_code,
    message_id: payment.message_id,
    message_text: payment.message,
  };
}

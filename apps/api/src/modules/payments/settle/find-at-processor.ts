import type { Deps } from '../../../deps';
import type { Processor, ProviderRef } from '../../../processors/processor';
import { refOf } from './ref-of';
import { findPayment, type PaymentKey, type PaymentRow } from './payment-repository';

export type AtProcessor = {
  readonly payment: PaymentRow;
  readonly processor: Processor;
  readonly ref: ProviderRef;
};

/** A payment with the processor that has it, for work that has to be done whenever it can be; throws when it cannot be now. */
export async function findAtProcessor(
  { db, processors }: Pick<Deps, 'db' | 'processors'>,
  key: PaymentKey,
): Promise<AtProcessor> {
  const payment = await findPayment(db, key);
  const ref = payment && refOf(payment);
  if (payment === null || ref === null)
    throw new Error(`No processor has heard of payment ${key.payment_id}.`);
  const { payment_service } = payment;
  const processor = processors[payment_service];
  if (processor === undefined)
    throw new Error(`${payment_service} is not set up, and payment ${key.payment_id} needs it.`);
  return { payment, processor, ref };
}

import type { ProviderRef } from '../../../processors/processor';
import type { PaymentRow } from './payment-repository';

/** A payment's reference at the processor; null while it was never opened there. */
export function refOf(payment: PaymentRow): ProviderRef | null {
  const { provider_ref, account_id } = payment;
  return provider_ref === null ? null : { provider_ref, account_id, payment };
}

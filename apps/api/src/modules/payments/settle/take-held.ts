import type { Processor, ProviderPayment, ProviderRef } from '../../../processors/processor';
import type { PaymentRow } from './payment-repository';
import { isOpenPayment } from './payment-transitions';

/**
 * Money that a reader holds is taken by whoever hears of it first: the page that was to ask for it may be gone. That of a
 * payment which was given up meanwhile is let go.
 */
export async function takeHeld(
  processor: Processor,
  ref: ProviderRef,
  payment: PaymentRow,
  truth: ProviderPayment,
): Promise<ProviderPayment> {
  if (truth.status !== 'AUTHORIZED' || payment.payment_method !== 'TERMINAL') return truth;
  const taken = isOpenPayment(payment.status)
    ? await processor.capture(ref)
    : await processor.cancel(ref);
  return taken.ok ? taken.value : truth;
}

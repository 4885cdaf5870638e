import type { Deps } from '../../../deps';
import { findAtProcessor } from './find-at-processor';
import type { PaymentKey } from './payment-repository';
import { isOpenPayment } from './payment-transitions';
import { settleAs } from './settle';

/**
 * Closes at the processor a payment that was given up here. Safe to do again. Money that it has by then goes back. Throws
 * until the processor says how it ended.
 */
export async function closePayment(deps: Deps, key: PaymentKey): Promise<void> {
  const { payment, processor, ref } = await findAtProcessor(deps, key);
  const closed = await processor.cancel(ref);
  if (!closed.ok && closed.error.code === 'absent') return;
  if (!closed.ok) {
    const { code, detail } = closed.error;
    throw new Error(`Payment ${key.payment_id} is not closed: ${code}, ${detail}`);
  }
  await settleAs(deps, payment, closed.value, { source: 'server' });
  if (isOpenPayment(closed.value.status))
    throw new Error(`Payment ${key.payment_id} cannot be closed while it is under way.`);
}

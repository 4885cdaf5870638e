import type { Deps } from '../../../deps';
import { findAtProcessor } from './find-at-processor';
import type { PaymentKey } from './payment-repository';
import { settleAs } from './settle';

/** Looks once more for a charge that was taken for lost; throws while the processor cannot be asked. */
export async function watchPayment(deps: Deps, key: PaymentKey): Promise<void> {
  const { payment, processor, ref } = await findAtProcessor(deps, key);
  const looked = await processor.lookUp(ref);
  if (!looked.ok) {
    const { code, detail } = looked.error;
    throw new Error(`Payment ${key.payment_id} cannot be looked for: ${code}, ${detail}`);
  }
  await settleAs(deps, payment, looked.value, { source: 'server' });
}

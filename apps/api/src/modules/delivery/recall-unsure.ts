import type { Deps } from '../../deps';
import { enqueue } from '../../jobs/outbox/messages';
import type { DeliveryRow } from './delivery-rows';

/** No answer was had, so whether a courier was sent is not known. */
export const UNANSWERED = 'unanswered';

/**
 * Has the courier called back who may have been sent for a delivery that was given up, in the transaction of `inside.db`:
 * another one goes, or nobody is to come any more.
 */
export async function recallUnsure(
  inside: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { restaurant_id, provider, external_id, status, failure }: DeliveryRow,
): Promise<void> {
  if (status !== 'FAILED' || failure !== UNANSWERED || provider === 'IN_HOUSE') return;
  const payload = { provider, external_id };
  await enqueue(inside, restaurant_id, { kind: 'delivery.recall', payload });
}

import { refunds } from '../../../db/schema/index';
import type { Deps } from '../../../deps';
import { enqueue } from '../../../jobs/outbox/messages';

type RefundRequest = {
  readonly restaurant_id: string;
  readonly payment_id: string;
  readonly order_id: string;
  readonly amount: number;
  /** The lines it is for. */
  readonly item_instance_ids: string[];
  /** Staff member who decided it; null = not needed. */
  readonly requested_by: string | null;
};

/** Writes down that a part of a payment goes back, in the transaction of `deps.db`. The outbox carries it out, once. */
export async function requestRefund(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  request: RefundRequest,
): Promise<void> {
  const refund_id = deps.newId();
  const created_at = deps.clock.now();
  await deps.db.insert(refunds).values({ ...request, refund_id, status: 'PENDING', created_at });
  await enqueue(deps, request.restaurant_id, {
    kind: 'payment.refund_part',
    payload: { refund_id },
  });
}

import type { Deps } from '../../../deps';
import { enqueue } from '../../../jobs/outbox/messages';
import type { ProviderPayment } from '../../../processors/processor';
import type { PaymentRow } from './payment-repository';

/** When a charge that was taken for lost is looked for once more: soon, and when the day's books are closed. */
const LOOKS_AFTER_MS = [10 * 60_000, 24 * 3_600_000] as const;

/**
 * A charge that went out and was never heard of is given up; were it made after all, its money has to go back. A terminal
 * calls a sale cancelled by the same word as one that broke off on its way to the bank.
 */
export async function watchLost(
  deps: Deps,
  { restaurant_id, payment_id, payment_method }: PaymentRow,
  { status, sent_at, decline }: ProviderPayment,
): Promise<void> {
  const isBrokenOff = status === 'CANCELLED' && payment_method === 'TERMINAL';
  if (status !== 'FAILED' && !isBrokenOff) return;
  if (sent_at === null || decline !== null) return;
  const now = deps.clock.now().getTime();
  for (const wait of LOOKS_AFTER_MS)
    await enqueue(
      deps,
      restaurant_id,
      { kind: 'payment.watch', payload: { payment_id } },
      new Date(now + wait),
    );
}

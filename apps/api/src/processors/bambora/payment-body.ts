import { z } from 'zod';
import { readNumber } from '../decimal';
import { paidCard } from '../paid-card';
import type { KnownPayment, ProviderPayment, ProviderRef } from '../processor';
import { known } from '../payment-from-row';

const amount = z.number();

/** A payment as every call tells it, and a look at it more. Ids come as texts from one call and as numbers from another. */
export const paymentSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  approved: z.union([z.string(), z.number()]).transform(String),
  message_id: z.union([z.string(), z.number()]).transform(String),
  message: z.string().default(''),
  order_number: z.string().default(''),
  type: z.string(),
  amount,
  total_refunds: amount.default(0),
  total_completions: amount.default(0),
  card: z
    .object({
      card_type: z.string().default(''),
      last_four: z.union([z.string(), z.number()]).transform(String).default(''),
    })
    .nullish(),
  adjusted_by: z
    .array(z.object({ type: z.string(), approval: z.number() }))
    .nullable()
    .default([]),
});

export type BamboraPayment = z.infer<typeof paymentSchema>;

/** A payment in our words; null when its amounts are none. */
export function readPayment(
  ref: ProviderRef,
  payment: KnownPayment,
  told: BamboraPayment,
): ProviderPayment | null {
  const total = readNumber(told.amount);
  const [refunded, completed] = [told.total_refunds, told.total_completions].map(readNumber);
  if (total === null || refunded === null || completed === null) return null;
  const card = paidCard(told.card?.card_type, told.card?.last_four);
  const base = { transaction_ref: told.id, amount: total, card };
  if (told.approved !== '1')
    return known(ref, payment, {
      status: 'FAILED',
      decline: { reference: told.id, code: told.message_id, message: told.message },
    });
  const isVoided = told.adjusted_by?.some(({ type, approval }) => type === 'VP' && approval === 1);
  const isHeld = told.type === 'PA';
  const received = isHeld ? (completed ?? 0) : total;
  if (received === 0)
    return known(ref, payment, { ...base, status: isVoided === true ? 'CANCELLED' : 'AUTHORIZED' });
  const back = isVoided === true ? received : (refunded ?? 0);
  return known(ref, payment, {
    ...base,
    status: back >= received ? 'REFUNDED' : 'CAPTURED',
    amount_received: received,
    amount_refunded: back,
  });
}

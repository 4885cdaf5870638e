import type { PaidOrderInput } from '@comanda/api-client';

type PaidOrder = Omit<PaidOrderInput, 'token' | 'payment_intent_id'> & {
  readonly payment_intent_id: string;
  /** Sent only once. Without it nothing is charged, only the status is returned. */
  readonly card_token?: string | null | undefined;
};

/** How the call wants it: the card's token beside the payment that it is for, or the payment in its place. */
export function paidOrder({ payment_intent_id, card_token, ...order }: PaidOrder): PaidOrderInput {
  return card_token
    ? { ...order, token: card_token, payment_intent_id }
    : { ...order, token: payment_intent_id };
}

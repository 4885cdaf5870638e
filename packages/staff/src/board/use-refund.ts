import { newIntentKey } from '@comanda/api-client';
import type { RefundReason } from '@comanda/contracts';
import { useAct } from '../provider/use-act';

/** Money that goes back, in cents. */
export type Refunded = {
  /** On its way back to the card. */
  readonly online: number;
  /** For staff to hand over. */
  readonly at_counter: number;
};

/** Lines and units, or an amount; without any, the whole order. The guest reads why. */
export type RefundInput = {
  readonly item_instance_ids?: string[];
  readonly units?: { readonly item_instance_id: string; readonly multiplier: number }[];
  readonly amount?: number;
  readonly reason?: RefundReason | null;
  readonly note?: string;
};

export type Refunding = {
  /** Gives back what was paid for an order, or for a part of it. */
  readonly refund: (order_id: string, input?: RefundInput) => void;
  readonly isRefunding: boolean;
  /** The money of the last refund, and where it goes; null until there is one. */
  readonly refunded: Refunded | null;
  readonly error: Error | null;
  readonly reset: () => void;
};

/** Refunds of an order. */
export function useRefund(): Refunding {
  const { act, isActing, reply, error, reset } = useAct(
    (client, input: RefundInput & { readonly order_id: string }) =>
      client.refundOrder(input, { key: newIntentKey() }),
    ['board', 'completed', 'tables', 'table', 'history', 'day-report'],
  );
  return {
    refund: (order_id, input) => act({ ...input, order_id }),
    isRefunding: isActing,
    refunded: reply?.refund ?? null,
    error,
    reset,
  };
}

import { newIntentKey } from '@comanda/api-client';
import { useAct } from '../provider/use-act';
import { named } from './use-order-acts';

/** Money that goes back, in cents. */
export type Refunded = {
  /** On its way back to the card. */
  readonly online: number;
  /** For staff to hand over. */
  readonly at_counter: number;
};

export type Refunding = {
  /** Gives back what was paid for an order, or for some of its lines. */
  readonly refund: (order_id: string, item_instance_ids?: readonly string[]) => void;
  readonly isRefunding: boolean;
  /** The money of the last refund, and where it goes; null until there is one. */
  readonly refunded: Refunded | null;
  readonly error: Error | null;
  readonly reset: () => void;
};

/** Refunds of an order. */
export function useRefund(): Refunding {
  const { act, isActing, reply, error, reset } = useAct(
    (client, input: { readonly order_id: string; readonly lines: readonly string[] | undefined }) =>
      client.refundOrder(
        { order_id: input.order_id, ...named(input.lines) },
        { key: newIntentKey() },
      ),
    ['board', 'completed', 'tables', 'table', 'history', 'day-report'],
  );
  return {
    refund: (order_id, lines) => act({ order_id, lines }),
    isRefunding: isActing,
    refunded: reply?.refund ?? null,
    error,
    reset,
  };
}

import {
  type ApiResult,
  type Cancelling,
  newIntentKey,
  type ApiClient,
  type UndoneStatus,
} from '@comanda/api-client';
import type { Order } from '@comanda/contracts';
import { useAct } from '../provider/use-act';

type OrderCall = (client: ApiClient) => Promise<ApiResult<{ order: Order }>>;

export type OrderActs = {
  /** Takes an order where the restaurant decides on each; without minutes, for the usual time. */
  readonly accept: (order_id: string, ready_in_minutes?: number) => void;
  /** Does not take an order; the guest reads why, and what was paid goes back. */
  readonly reject: (order_id: string, why: Cancelling) => void;
  /** Ends an order that was taken; the guest reads why, and what was paid goes back. */
  readonly cancel: (order_id: string, why: Cancelling) => void;
  /** Takes the last step back, unless the order is elsewhere by now. */
  readonly undo: (order_id: string, from: UndoneStatus) => void;
  /** The counter took the money, for all of it or for some lines. */
  readonly markPaid: (order_id: string, item_instance_ids?: readonly string[]) => void;
  readonly isActing: boolean;
  /** Why the last act was refused. */
  readonly error: Error | null;
  readonly reset: () => void;
};

/** The acts on one order that are no move along the board. */
export function useOrderActs(): OrderActs {
  const { act, isActing, error, reset } = useAct(
    (client, call: OrderCall) => call(client),
    ['board', 'completed', 'tables', 'table', 'history', 'day-report'],
  );
  return {
    accept: (order_id, ready_in_minutes) =>
      act((client) =>
        client.acceptOrder({
          order_id,
          ...(ready_in_minutes === undefined ? {} : { ready_in_minutes }),
        }),
      ),
    reject: (order_id, why) => act((client) => client.rejectOrder({ order_id, ...why })),
    cancel(order_id, why) {
      const key = newIntentKey();
      act((client) =>
        client.setOrderStatus({ order_id, status: 'ORDER_CANCELLED', ...why }, { key }),
      );
    },
    undo(order_id, from) {
      const key = newIntentKey();
      act((client) => client.undoOrderStatus({ order_id, from }, { key }));
    },
    markPaid: (order_id, lines) =>
      act((client) => client.markOrderPaid({ order_id, ...named(lines) })),
    isActing,
    error,
    reset,
  };
}

/** Some lines of an order, or all of it. */
export function named(item_instance_ids: readonly string[] | undefined) {
  return item_instance_ids === undefined ? {} : { item_instance_ids: [...item_instance_ids] };
}

import type { BoardOrder } from '@comanda/contracts';
import { useMemo, useState } from 'react';

/** Returns the orders that came in and that nobody has touched on this board, and a way to say that one was. */
export function useUnseen(orders: readonly BoardOrder[] | undefined): {
  readonly unseen: ReadonlySet<string>;
  readonly see: (order_id: string) => void;
} {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const unseen = useMemo(
    () =>
      new Set(
        (orders ?? [])
          .filter(
            ({ status, order_id }) => status === 'ORDER_SENT_TO_KITCHEN' && !seen.has(order_id),
          )
          .map(({ order_id }) => order_id),
      ),
    [orders, seen],
  );
  return {
    unseen,
    see: (order_id) => {
      if (unseen.has(order_id)) setSeen(new Set([...seen, order_id]));
    },
  };
}

import type { BoardOrder } from '@comanda/contracts';
import { useSeen } from '@comanda/staff/board';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

const AGAIN_MS = 10_000;

/** Returns the orders with something that nobody has touched on any board, and a way to say that one was. */
export function useUnseen(orders: readonly BoardOrder[] | undefined): {
  readonly unseen: ReadonlySet<string>;
  readonly see: (order_id: string) => void;
} {
  const tellSeen = useSeen();
  // By the newest round and the refunds: what is added or struck has to be seen, too.
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const unseen = useMemo(
    () =>
      new Map(
        (orders ?? [])
          .filter((order) => order.seen_at === null && !touched.has(newestOf(order)))
          .map((order) => [order.order_id, newestOf(order)]),
      ),
    [orders, touched],
  );
  // The server did not hear of it: the other boards ring on until it does.
  const untold = (orders ?? []).filter(
    (order) => order.seen_at === null && touched.has(newestOf(order)),
  );
  const tellAgain = useEffectEvent(() => {
    for (const { order_id } of untold) tellSeen(order_id);
  });
  const hasUntold = untold.length > 0;
  useEffect(() => {
    if (!hasUntold) return;
    const timer = setInterval(tellAgain, AGAIN_MS);
    return () => clearInterval(timer);
  }, [hasUntold]);
  return {
    unseen: useMemo(() => new Set(unseen.keys()), [unseen]),
    see(order_id) {
      const newest = unseen.get(order_id);
      if (newest === undefined) return;
      setTouched(new Set([...touched, newest]));
      tellSeen(order_id);
    },
  };
}

/** Names the newest that is to be seen of an order: a round, a struck unit, or that its kitchen has to begin it now. */
function newestOf({ order_id, items, pickup_time, status }: BoardOrder): string {
  const refunded = items.reduce((sum, item) => sum + struckUnits(item), 0);
  const begun = pickup_time === null ? '' : status;
  return `${order_id} ${Math.max(1, ...items.map(({ round }) => round))} ${refunded} ${begun}`;
}

function struckUnits({ has_paid, multiplier, refunded_units = 0 }: BoardOrder['items'][number]) {
  return has_paid === 'PAYMENT_REFUNDED' ? multiplier : refunded_units;
}

import type { ScreenOrder } from '@comanda/contracts';

/** Returns the numbers that became ready since the previous list; none where there is no previous one. */
export function newlyReady(
  previous: readonly ScreenOrder[] | undefined,
  orders: readonly ScreenOrder[],
): readonly string[] {
  if (previous === undefined) return [];
  const known = new Set(previous.map(readyKey));
  return orders
    .filter((order) => order.ready_at !== null && !known.has(readyKey(order)))
    .map(({ order_number }) => order_number);
}

/** An order that is taken back and becomes ready again is called again. */
function readyKey({ order_number, ready_at }: ScreenOrder): string {
  return `${order_number} ${ready_at ?? ''}`;
}

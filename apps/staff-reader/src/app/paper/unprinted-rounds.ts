import type { BoardOrder } from '@comanda/contracts';
import { byRound } from '#shared/order-lines/by-round';

export type UnprintedRound = { readonly order: BoardOrder; readonly round: number };

/** Names a round among those that were claimed already. */
export function roundKey({ order, round }: UnprintedRound): string {
  return `${order.order_id} ${round}`;
}

/** Returns the rounds that came in since this device prints, and that it has not claimed yet; the oldest order first. */
export function unprintedRounds(
  orders: readonly BoardOrder[],
  since: string,
  claimed: ReadonlySet<string>,
): readonly UnprintedRound[] {
  const from = Date.parse(since);
  return orders
    .filter(({ is_accepted }) => is_accepted)
    .flatMap((order) =>
      byRound(order.items)
        .filter(({ sent_at }) => Date.parse(sent_at ?? order.placed_at ?? '') >= from)
        .map(({ round }) => ({ order, round })),
    )
    .filter((each) => !claimed.has(roundKey(each)));
}

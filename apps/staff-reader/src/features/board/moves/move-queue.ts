import type { BoardOrder, OrderStatus } from '@comanda/contracts';

/** A step of an order that staff asked for and that the server has not confirmed. */
export type Move = {
  readonly order_id: string;
  readonly order_number: string | null;
  readonly to: Exclude<OrderStatus, 'ORDER_OPEN' | 'ORDER_CANCELLED'>;
};

/** The steps in the order in which they were asked for, and the orders whose step was dropped. */
export type MoveQueue = {
  readonly moves: readonly Move[];
  readonly dropped: readonly string[];
};

export const EMPTY_QUEUE: MoveQueue = { moves: [], dropped: [] };

export function addMove({ moves, dropped }: MoveQueue, move: Move): MoveQueue {
  return {
    moves: [...moves, move],
    dropped: dropped.filter((order_id) => order_id !== move.order_id),
  };
}

/** Removes a step that the server took. */
export function settleMove({ moves, dropped }: MoveQueue, settled: Move): MoveQueue {
  return { moves: moves.filter((move) => move !== settled), dropped };
}

/** Removes a step that no longer fits, with the later ones of its order, and notes it on the order. */
export function dropMove({ moves, dropped }: MoveQueue, { order_id }: Move): MoveQueue {
  return {
    moves: moves.filter((move) => move.order_id !== order_id),
    dropped: [...dropped.filter((each) => each !== order_id), order_id],
  };
}

/** Takes the last step of an order back before it was sent; the queue as it was when there is none. */
export function takeBack(queue: MoveQueue, order_id: string): MoveQueue {
  const last = queue.moves.findLast((move) => move.order_id === order_id);
  return last === undefined ? queue : settleMove(queue, last);
}

/** Returns the orders as they are once the server has taken every step; an order that is over is left out. */
export function applyMoves<Moved extends Pick<BoardOrder, 'order_id' | 'status'>>(
  orders: readonly Moved[],
  moves: readonly Move[],
): readonly Moved[] {
  if (moves.length === 0) return orders;
  const target = new Map(moves.map(({ order_id, to }) => [order_id, to]));
  return orders.flatMap((order) => {
    const status = target.get(order.order_id) ?? order.status;
    if (status === 'ORDER_COMPLETED') return [];
    return [status === order.status ? order : { ...order, status }];
  });
}

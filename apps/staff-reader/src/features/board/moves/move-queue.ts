import type { IntentKey, UndoneStatus } from '@comanda/api-client';
import type { BoardOrder } from '@comanda/contracts';

/** A step of an order that staff asked for and that the server has not confirmed. */
export type Move = {
  /** Names this step, so that the server takes it once. */
  readonly key: IntentKey;
  readonly restaurant_id: string;
  readonly order_id: string;
  readonly order_number: string | null;
} & (
  | { readonly kind: 'on'; readonly to: UndoneStatus }
  | { readonly kind: 'undo'; readonly from: UndoneStatus }
);

/** The steps in the order in which they were asked for, and the orders whose step was dropped. */
export type MoveQueue = {
  readonly moves: readonly Move[];
  readonly dropped: readonly string[];
};

export const EMPTY_QUEUE: MoveQueue = { moves: [], dropped: [] };

/** The status before each that can be taken back. */
const BEFORE = {
  ORDER_PREPARING: 'ORDER_SENT_TO_KITCHEN',
  ORDER_READY: 'ORDER_PREPARING',
  ORDER_COMPLETED: 'ORDER_READY',
} as const;

export function addMove({ moves, dropped }: MoveQueue, move: Move): MoveQueue {
  return {
    moves: [...moves, move],
    dropped: dropped.filter((order_id) => order_id !== move.order_id),
  };
}

/** Removes a step that the server took. */
export function settleMove({ moves, dropped }: MoveQueue, { key }: Move): MoveQueue {
  return { moves: moves.filter((move) => move.key !== key), dropped };
}

/** Removes a step that no longer fits, with the later ones of its order, and notes it on the order. */
export function dropMove({ moves, dropped }: MoveQueue, { order_id }: Move): MoveQueue {
  return {
    moves: moves.filter((move) => move.order_id !== order_id),
    dropped: [...dropped.filter((each) => each !== order_id), order_id],
  };
}

/** Takes a step back: one that was not sent is forgotten, any other is undone on the server. */
export function undoMove(queue: MoveQueue, undo: Move, sending: Move | null): MoveQueue {
  const last = queue.moves.findLast(({ order_id }) => order_id === undo.order_id);
  const isUnsent = last !== undefined && last.kind === 'on' && last.key !== sending?.key;
  return isUnsent ? settleMove(queue, last) : addMove(queue, undo);
}

/** Returns the orders as they are once the server has taken every step; an order that is over is left out. */
export function applyMoves<Moved extends Pick<BoardOrder, 'order_id' | 'status'>>(
  orders: readonly Moved[],
  moves: readonly Move[],
): readonly Moved[] {
  if (moves.length === 0) return orders;
  const target = new Map(moves.map((move) => [move.order_id, targetOf(move)]));
  return orders.flatMap((order) => {
    const status = target.get(order.order_id) ?? order.status;
    if (status === 'ORDER_COMPLETED') return [];
    return [status === order.status ? order : { ...order, status }];
  });
}

/** Returns the step to send next; those of another restaurant wait until this device is at it again. */
export function nextMove(moves: readonly Move[], restaurant_id: string): Move | null {
  return moves.find((move) => move.restaurant_id === restaurant_id) ?? null;
}

/** Returns the status that a step leads to. */
export function targetOf(move: Move) {
  return move.kind === 'on' ? move.to : BEFORE[move.from];
}

import { newIntentKey, type UndoneStatus } from '@comanda/api-client';
import type { BoardOrder } from '@comanda/contracts';
import { nextStatus } from '@comanda/staff/board';
import { addMove, type Move, undoMove } from './move-queue';
import { useMoveQueue } from './use-move-queue';

type MovedOrder = Pick<BoardOrder, 'order_id' | 'order_number'>;

export type Moves = {
  readonly moves: readonly Move[];
  readonly dropped: readonly string[];
  /** Moves an order one step on and returns the status it gets; null when it is over. */
  readonly advance: (order: MovedOrder & Pick<BoardOrder, 'status'>) => UndoneStatus | null;
  /** Takes the step to a status back. */
  readonly undo: (order: MovedOrder, from: UndoneStatus) => void;
};

/** The steps that this board asks for; SendMoves sends them. */
export function useMoves(): Moves {
  const { moves, dropped, sending, update } = useMoveQueue();
  return {
    moves,
    dropped,
    advance({ order_id, order_number, status }) {
      const to = nextStatus(status);
      if (to === null || to === 'ORDER_SENT_TO_KITCHEN') return null;
      const move = { kind: 'on', key: newIntentKey(), order_id, order_number, to } as const;
      update((queue) => addMove(queue, move));
      return to;
    },
    undo({ order_id, order_number }, from) {
      const move = { kind: 'undo', key: newIntentKey(), order_id, order_number, from } as const;
      update((queue) => undoMove(queue, move, sending));
    },
  };
}

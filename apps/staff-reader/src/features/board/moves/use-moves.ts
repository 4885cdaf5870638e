import { newIntentKey, type UndoneStatus } from '@comanda/api-client';
import type { BoardOrder } from '@comanda/contracts';
import { nextStatus } from '@comanda/staff/board';
import { useStaffPlace } from '@comanda/staff/provider';
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
  const { restaurant_id } = useStaffPlace();
  const { moves, dropped, sending, update } = useMoveQueue();
  function of(order_id: string, order_number: string | null) {
    return { key: newIntentKey(), restaurant_id, order_id, order_number };
  }
  return {
    moves,
    dropped,
    advance({ order_id, order_number, status }) {
      const to = nextStatus(status);
      if (to === null || to === 'ORDER_SENT_TO_KITCHEN') return null;
      const move = { ...of(order_id, order_number), kind: 'on', to } as const;
      update((queue) => addMove(queue, move));
      return to;
    },
    undo({ order_id, order_number }, from) {
      const move = { ...of(order_id, order_number), kind: 'undo', from } as const;
      update((queue) => undoMove(queue, move, sending));
    },
  };
}

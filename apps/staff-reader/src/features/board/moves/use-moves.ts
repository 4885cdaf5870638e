import { type ApiFailure, newIntentKey, type UndoneStatus } from '@comanda/api-client';
import type { BoardOrder } from '@comanda/contracts';
import { nextStatus } from '@comanda/staff/board';
import { useStaffPlace } from '@comanda/staff/provider';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsLive } from '#shared/live/live-context';
import { usePageSession } from '#shared/session/session-context';
import { addMove, dropMove, type Move, settleMove, targetOf, undoMove } from './move-queue';
import { useMoveQueue } from './use-move-queue';

const AGAIN_MS = 3000;
/** Everything that a step of an order changes. */
const CHANGES = ['board', 'completed', 'tables', 'table'] as const;

type MovedOrder = Pick<BoardOrder, 'order_id' | 'order_number'>;

export type Moves = {
  readonly moves: readonly Move[];
  readonly dropped: readonly string[];
  /** Moves an order one step on and returns the step; null when it is over. */
  readonly advance: (order: MovedOrder & Pick<BoardOrder, 'status'>) => UndoneStatus | null;
  /** Takes the step to a status back. */
  readonly undo: (order: MovedOrder, from: UndoneStatus) => void;
};

/** Sends the steps of orders one after the other. What cannot be sent waits for the connection, or for a PIN. */
export function useMoves(): Moves {
  const { client, restaurant_id } = useStaffPlace();
  const queryClient = useQueryClient();
  const { staff } = usePageSession();
  const isLive = useIsLive();
  const { moves, dropped, update } = useMoveQueue();
  const [sending, setSending] = useState<Move | null>(null);
  const [failures, setFailures] = useState(0);
  const [next = null] = moves;

  const send = useEffectEvent(async (move: Move) => {
    setSending(move);
    const { order_id, key } = move;
    const result =
      move.kind === 'on'
        ? await client.setOrderStatus(order_id, { status: move.to })
        : await client.undoOrderStatus(order_id, { from: move.from }, { key });
    const outcome = result.ok ? 'taken' : outcomeOf(result.error, move);
    if (outcome !== 'unsent') {
      await Promise.all(
        CHANGES.map((name) => queryClient.invalidateQueries({ queryKey: [name, restaurant_id] })),
      );
    }
    if (outcome === 'taken') update((queue) => settleMove(queue, move));
    if (outcome === 'unfit') update((queue) => dropMove(queue, move));
    setFailures((count) => (outcome === 'unsent' ? count + 1 : 0));
    setSending(null);
  });

  const canSend = Boolean(staff) && sending === null && next !== null;
  useEffect(() => {
    if (!canSend || next === null) return;
    if (failures === 0 && isLive) {
      void send(next);
      return;
    }
    const timer = setTimeout(() => void send(next), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [canSend, next, failures, isLive]);

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

/** Tells what became of a step: taken, by this board or by another; not sent; or no longer possible. */
function outcomeOf(failure: ApiFailure, move: Move): 'taken' | 'unsent' | 'unfit' {
  if (failure.kind !== 'problem') return 'unsent';
  const { status, order_status } = failure.problem;
  if (order_status === targetOf(move)) return 'taken';
  const isForLater = status === 401 || status === 429 || status >= 500;
  return isForLater ? 'unsent' : 'unfit';
}

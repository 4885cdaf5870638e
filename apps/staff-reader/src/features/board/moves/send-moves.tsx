import type { ApiFailure } from '@comanda/api-client';
import { useStaffPlace } from '@comanda/staff/provider';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useIsLive } from '#shared/live/live-context';
import { usePageSession } from '#shared/session/session-context';
import { dropMove, type Move, settleMove, targetOf, nextMove } from './move-queue';
import { useMoveQueue } from './use-move-queue';

const AGAIN_MS = 3000;
/** Everything that a step of an order changes. */
const CHANGES = ['board', 'completed', 'tables', 'table'] as const;

/** Sends the steps of orders one after the other, on whichever page. What cannot be sent waits for the connection, or for a PIN. */
export function SendMoves(): null {
  const { client, restaurant_id } = useStaffPlace();
  const queryClient = useQueryClient();
  const { staff } = usePageSession();
  const isLive = useIsLive();
  const { moves, sending, failures, update, track } = useMoveQueue();
  const next = nextMove(moves, restaurant_id);

  const send = useEffectEvent(async (move: Move) => {
    track({ sending: move });
    const { order_id, key } = move;
    const result =
      move.kind === 'on'
        ? await client.setOrderStatus({ order_id, status: move.to }, { key })
        : await client.undoOrderStatus({ order_id, from: move.from }, { key });
    const outcome = result.ok ? 'taken' : outcomeOf(result.error, move);
    if (outcome !== 'unsent') {
      await Promise.all(
        CHANGES.map((name) => queryClient.invalidateQueries({ queryKey: [name, restaurant_id] })),
      );
    }
    if (outcome === 'taken') update((queue) => settleMove(queue, move));
    if (outcome === 'unfit') update((queue) => dropMove(queue, move));
    track({ sending: null, failures: outcome === 'unsent' ? failures + 1 : 0 });
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

  return null;
}

/** Tells what became of a step: taken, by this board or by another; not sent; or no longer possible. */
function outcomeOf(failure: ApiFailure, move: Move): 'taken' | 'unsent' | 'unfit' {
  if (failure.kind !== 'problem') return 'unsent';
  const { status, order_status } = failure.problem;
  if (order_status === targetOf(move)) return 'taken';
  const isForLater = status === 401 || status === 429 || status >= 500;
  return isForLater ? 'unsent' : 'unfit';
}

import { newIntentKey, type OrderMove, unwrap } from '@comanda/api-client';
import type { BoardOrder } from '@comanda/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '../provider/staff-provider';
import { boardQuery } from './board-query';

export type Board = {
  /** undefined until they are read. */
  readonly orders: readonly BoardOrder[] | undefined;
  readonly move: (order_id: string, to: OrderMove) => void;
  /** Whether a move is on its way to the server. */
  readonly isMoving: boolean;
  /** Why the last move was refused. */
  readonly moveError: Error | null;
};

type Move = { readonly order_id: string; readonly to: OrderMove };

/** The orders that are not over, and the moves that staff make. The board shows what the server says and changes nothing itself. */
export function useBoard(): Board {
  const { client, restaurant_id } = useStaffPlace();
  const queryClient = useQueryClient();
  const query = boardQuery(client, restaurant_id);
  const { data: orders } = useQuery(query);
  const moving = useMutation({
    mutationFn: async ({ order_id, to }: Move) =>
      unwrap(await client.setOrderStatus({ order_id, ...to }, { key: newIntentKey() })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  return {
    orders,
    move: (order_id, to) => moving.mutate({ order_id, to }),
    isMoving: moving.isPending,
    moveError: moving.error,
  };
}

import type { OrderStatus } from '@comanda/contracts';
import { orderStatusSchema } from '@comanda/contracts/schemas';
import { err, ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { commitKeyed } from '../../plugins/idempotency/commit-keyed';
import { listBoardOrders } from './list-board-orders';
import { acceptOrder, moveOrder, rejectOrder } from './move-order';
import { readCursor, writeCursor } from './page-cursor';
import { payAtCounter } from './pay-at-counter';
import { refundOrder } from './refund-order';
import { closeWaiterCall, listWaiterCalls } from './waiter-calls';

type BoardOperation =
  | 'listStaffOrders'
  | 'setOrderStatus'
  | 'acceptOrder'
  | 'rejectOrder'
  | 'markOrderPaid'
  | 'refundOrder'
  | 'listWaiterCalls'
  | 'closeWaiterCall';

/** The calls of the order board. */
export function boardHandlers(deps: Deps): Pick<Handlers, BoardOperation> {
  return {
    async listStaffOrders({ query, principal }) {
      const statuses = query.status === undefined ? null : readStatuses(query.status);
      const after = query.cursor === undefined ? null : readCursor(query.cursor);
      if (query.status !== undefined && statuses === null)
        return err({ code: 'invalid_input', detail: 'status names a status that there is not.' });
      if (query.cursor !== undefined && after === null)
        return err({ code: 'invalid_input', detail: 'cursor is none of ours.' });
      const newest_first = query.newest_first === 'true';
      const { limit } = query;
      const question = { statuses, newest_first, after, limit };
      const page = await listBoardOrders(deps, principal.restaurant_id, question);
      const next_cursor = page.next === null ? null : writeCursor(page.next);
      return ok({ orders: page.orders, next_cursor });
    },

    async setOrderStatus({ params, body, principal }) {
      const moved = await moveOrder(deps, principal, params.order_id, body);
      return moved.ok ? ok({ order: moved.value }) : moved;
    },

    async acceptOrder({ params, body, principal }) {
      const accepted = await acceptOrder(deps, principal, params.order_id, body.ready_in_minutes);
      return accepted.ok ? ok({ order: accepted.value }) : accepted;
    },

    async rejectOrder({ params, body, principal }) {
      const rejected = await rejectOrder(deps, principal, params.order_id, body);
      return rejected.ok ? ok({ order: rejected.value }) : rejected;
    },

    async markOrderPaid({ params, body, principal }) {
      const paid = await payAtCounter(deps, principal, params.order_id, body.item_instance_ids);
      return paid.ok ? ok({ order: paid.value }) : paid;
    },

    refundOrder: ({ params, body, principal, request, reply }) =>
      commitKeyed(deps, { request, reply }, (inside) =>
        refundOrder(inside, principal, params.order_id, body.item_instance_ids),
      ),

    listWaiterCalls: async ({ principal }) =>
      ok({ calls: await listWaiterCalls(deps.db, principal.restaurant_id) }),

    async closeWaiterCall({ params, principal }) {
      const closed = await closeWaiterCall(deps, principal, params.call_id);
      return closed.ok ? ok({ call: closed.value }) : closed;
    },
  };
}

function readStatuses(text: string): OrderStatus[] | null {
  const read = text.split(',').map((word) => orderStatusSchema.safeParse(word).data ?? null);
  return read.every((status) => status !== null) ? read : null;
}

import { type OrderStatus, UNFINISHED_STATUSES } from '@comanda/contracts';
import { orderStatusSchema } from '@comanda/contracts/schemas';
import { err, ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { DevicePrincipal, Principal, StaffPrincipal } from '../../http/principal';
import type { Handlers } from '../../http/route';
import { commitKeyed } from '../../plugins/idempotency/commit-keyed';
import { claimPrint } from './claim-print';
import { listOrderActs } from './list-order-acts';
import { listBoardOrders } from './list-board-orders';
import { markSeen } from './mark-seen';
import { acceptOrder, moveOrder, rejectOrder } from './move-order';
import { readCursor, writeCursor } from './page-cursor';
import { payAtCounter } from './pay-at-counter';
import { refundOrder } from './refund-order';
import { undoMove } from './undo-move';
import { closeWaiterCall, listWaiterCalls } from './waiter-calls';

type BoardOperation =
  | 'listStaffOrders'
  | 'setOrderStatus'
  | 'undoOrderStatus'
  | 'markOrderSeen'
  | 'listOrderActs'
  | 'claimPrint'
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
      const statuses =
        query.status === undefined ? UNFINISHED_STATUSES : readStatuses(query.status);
      const after = query.cursor === undefined ? null : readCursor(query.cursor);
      if (statuses === null)
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

    setOrderStatus: ({ params, body, principal, request, reply }) =>
      commitKeyed(deps, { request, reply }, async (inside) => {
        const moved = await moveOrder(inside, principal, params.order_id, body);
        return moved.ok ? ok({ order: moved.value }) : moved;
      }),

    undoOrderStatus: ({ params, body, principal, request, reply }) =>
      commitKeyed(deps, { request, reply }, async (inside) => {
        const undone = await undoMove(inside, principal, params.order_id, body.from);
        return undone.ok ? ok({ order: undone.value }) : undone;
      }),

    listOrderActs: async ({ params: { order_id }, principal: { restaurant_id } }) => {
      const acts = await listOrderActs(deps.db, { restaurant_id, order_id });
      return acts === null ? err({ code: 'not_found' }) : ok({ acts });
    },

    markOrderSeen: ({ params, principal: { restaurant_id } }) =>
      markSeen(deps, { restaurant_id, order_id: params.order_id }),

    claimPrint: ({ params, body, principal, request, reply }) =>
      commitKeyed(deps, { request, reply }, (inside) =>
        claimPrint(inside, printerOf(request.principals, principal), {
          order_id: params.order_id,
          ...body,
        }),
      ),

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
        refundOrder(inside, principal, params.order_id, body),
      ),

    listWaiterCalls: async ({ principal }) =>
      ok({ calls: await listWaiterCalls(deps.db, principal.restaurant_id) }),

    async closeWaiterCall({ params, principal }) {
      const closed = await closeWaiterCall(deps, principal, params.call_id);
      return closed.ok ? ok({ call: closed.value }) : closed;
    },
  };
}

/** The device that prints: a board that staff have signed in at keeps its printer. */
function printerOf(
  principals: readonly Principal[],
  caller: StaffPrincipal | DevicePrincipal,
): StaffPrincipal | DevicePrincipal {
  const devices = principals.filter((each) => each.role === 'device');
  return devices.find((each) => each.restaurant_id === caller.restaurant_id) ?? caller;
}

function readStatuses(text: string): OrderStatus[] | null {
  const read = text.split(',').map((word) => orderStatusSchema.safeParse(word).data ?? null);
  return read.every((status) => status !== null) ? read : null;
}

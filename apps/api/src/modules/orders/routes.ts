import { campaignsLeft } from '@comanda/campaigns';
import type { BrowserFacts, Order } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import type { Handlers } from '../../http/route';
import type { ChargeClient } from '../../processors/processor';
import { commitKeyed, commitKeyedAtOnce } from '../../plugins/idempotency/commit-keyed';
import { changeInstructions, changePickup, changeTip } from './change-details';
import { getGuestOrder } from './get-guest-order';
import { listReorder } from './list-reorder';
import {
  isPlacedAtOnce,
  placeAtOnce,
  placeCounterOrder,
  prepareCounterOrder,
} from './place-counter-order';
import { placeLateOrder } from './place-late-order';
import { placePaidOrder } from './place-paid-order';
import { placeRound, prepareRound } from './place-round';
import { priceItems } from './price-order';
import { tipOf } from './tip-of';

type OrderOperation =
  | 'calculateTotals'
  | 'calculateTax'
  | 'orderAndPay'
  | 'placeLateOrder'
  | 'getGuestOrder'
  | 'addToOrder'
  | 'updateOrder'
  | 'setOrderType'
  | 'setOrderTip'
  | 'reorder';

/** The calls of an order. */
export function orderHandlers(deps: Deps): Pick<Handlers, OrderOperation> {
  return {
    async calculateTotals({ body: { order: asked, ...tip } }) {
      const { used_campaign_ids, ...order } = asked;
      const entry = await deps.catalogue.get(order.restaurant_id);
      if (entry === null) return err({ code: 'restaurant_not_found' });
      const question = { ...withDates(order), ...tipOf(tip, order) };
      const campaigns = campaignsLeft(entry.campaigns, used_campaign_ids);
      const priced = priceItems({ ...entry, campaigns }, question, deps.clock.now());
      return priced.ok ? ok({ totals: priced.value.totals }) : priced;
    },

    async calculateTax({ body: { order } }) {
      const entry = await deps.catalogue.get(order.restaurant_id);
      if (entry === null) return err({ code: 'restaurant_not_found' });
      const priced = priceItems(entry, withDates(order), deps.clock.now());
      return priced.ok ? ok({ sales_tax: priced.value.totals.tax_amount }) : priced;
    },

    async orderAndPay({ body, principal, request, reply }) {
      const exchange = { request, reply };
      if (body.payment_method !== 'COUNTER') {
        const placed = await placePaidOrder(deps, principal, {
          ...body,
          client: clientOf(request, body.browser ?? null),
        });
        if (!placed.ok) return placed;
        return await commitKeyed(deps, exchange, async () => ok({ order: placed.value }));
      }
      const prepared = await prepareCounterOrder(deps, principal, withDates(body), request.guest);
      if (!prepared.ok) return prepared;
      if (isPlacedAtOnce(prepared.value)) {
        return await commitKeyedAtOnce<{ order: Order }>(deps, exchange, (keep) =>
          placeAtOnce(deps, prepared.value, keep),
        );
      }
      return await commitKeyed(deps, exchange, async (inside) =>
        toReply(await placeCounterOrder(inside, prepared.value)),
      );
    },

    async getGuestOrder({ params, query, principal }) {
      const isRecent = query.recent === 'true';
      const found = await getGuestOrder(deps, principal, params.guest_id, { isRecent });
      return found.ok ? ok({ order: found.value }) : found;
    },

    placeLateOrder: ({ body, principal, request, reply }) =>
      commitKeyed(deps, { request, reply }, async (inside) =>
        toReply(await placeLateOrder(inside, principal, body)),
      ),

    async addToOrder({ body, principal, request, reply }) {
      const { item_instances, order_instructions, expected_total, ...rest } = body;
      const round = { ...rest, items: item_instances, order_instructions, expected_total };
      const prepared = await prepareRound(deps, principal, round, request.guest);
      if (!prepared.ok) return prepared;
      return await commitKeyed(deps, { request, reply }, async (inside) => {
        const placed = await placeRound(inside, prepared.value);
        return placed.ok ? ok({ order: placed.value }) : placed;
      });
    },

    updateOrder: async ({ body, principal }) =>
      toReply(await changeInstructions(deps, principal, body.order)),

    async setOrderType({ body: { order_id, order_type, pickup_time }, principal }) {
      const time = order_type === 1 || pickup_time === null ? null : new Date(pickup_time);
      return toReply(await changePickup(deps, principal, order_id, time));
    },

    setOrderTip: async ({ params, body, principal }) =>
      toReply(await changeTip(deps, principal, params.order_id, body)),

    async reorder({ params, query }) {
      const { order_id } = params;
      const found = await listReorder(deps, { order_id, guest_id: query.guest_id });
      return found.ok ? ok({ lines: found.value }) : found;
    },
  };
}

/** Client that sends a card token, for the bank's checks. */
function clientOf(
  { came_from: ip, headers }: FastifyRequest,
  browser: BrowserFacts | null,
): ChargeClient {
  const { accept = '*/*', 'user-agent': user_agent = '' } = headers;
  return { ip, accept, user_agent, browser };
}

function withDates<Body extends { readonly pickup_time: string | null }>(body: Body) {
  return { ...body, pickup_time: body.pickup_time === null ? null : new Date(body.pickup_time) };
}

function toReply(changed: Result<Order, Refusal>): Result<{ order: Order }, Refusal> {
  return changed.ok ? ok({ order: changed.value }) : changed;
}

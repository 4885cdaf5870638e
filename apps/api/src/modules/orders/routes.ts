import { err, ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { commitKeyed } from '../../plugins/idempotency/commit-keyed';
import { getGuestOrder } from './get-guest-order';
import { placeCounterOrder, prepareCounterOrder } from './place-counter-order';
import { placePaidOrder } from './place-paid-order';
import { priceItems } from './price-order';

/** The calls of an order. */
export function orderHandlers(
  deps: Deps,
): Pick<Handlers, 'calculateTotals' | 'orderAndPay' | 'getGuestOrder'> {
  return {
    async calculateTotals({ body: { order } }) {
      const entry = await deps.catalogue.get(order.restaurant_id);
      if (entry === null) return err({ code: 'restaurant_not_found' });
      const priced = priceItems(entry, order, deps.clock.now());
      return priced.ok ? ok({ totals: priced.value.totals }) : priced;
    },

    async orderAndPay({ body, principal, request, reply }) {
      const exchange = { request, reply };
      if (body.payment_method !== 'COUNTER') {
        const placed = await placePaidOrder(deps, principal, body);
        if (!placed.ok) return placed;
        return await commitKeyed(deps, exchange, async () => ok({ order: placed.value }));
      }
      const prepared = await prepareCounterOrder(deps, principal, withDates(body));
      if (!prepared.ok) return prepared;
      return await commitKeyed(deps, exchange, async (inside) =>
        ok({ order: await placeCounterOrder(inside, prepared.value) }),
      );
    },

    async getGuestOrder({ params, principal }) {
      const found = await getGuestOrder(deps, principal, params.guest_id);
      return found.ok ? ok({ order: found.value }) : found;
    },
  };
}

function withDates<Body extends { readonly pickup_time: string | null }>(body: Body) {
  return { ...body, pickup_time: body.pickup_time === null ? null : new Date(body.pickup_time) };
}

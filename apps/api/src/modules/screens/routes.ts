import { ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { listScreenOrders } from './list-screen-orders';

/** The calls of screens that guests look at. */
export function screenHandlers(deps: Deps): Pick<Handlers, 'listScreenOrders'> {
  return {
    listScreenOrders: async ({ principal }) =>
      ok({ orders: await listScreenOrders(deps, principal.restaurant_id) }),
  };
}

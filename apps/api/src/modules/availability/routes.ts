import { ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { listFullSlots } from '../capacity/full-slots';
import { listStock } from './list-stock';
import { setRestaurantState } from './set-state';
import { setStock, type StockMark } from './set-stock';

type AvailabilityOperation =
  | 'setItemStock'
  | 'setModifierStock'
  | 'listStock'
  | 'setRestaurantState'
  | 'listFullSlots';

type StockBody = { readonly is_in_stock: boolean; readonly until: string | null };

/** The calls by which staff say what can be had, and how fast. */
export function availabilityHandlers(deps: Deps): Pick<Handlers, AvailabilityOperation> {
  return {
    async setItemStock({ params: { item_id }, body, principal }) {
      const set = await setStock(deps, principal, {
        kind: 'item',
        id: item_id,
        ...readStock(body),
      });
      return set.ok ? ok({ item_id, ...writeStock(set.value) }) : set;
    },

    async setModifierStock({ params: { modifier_id }, body, principal }) {
      const mark = { kind: 'modifier', id: modifier_id, ...readStock(body) } as const;
      const set = await setStock(deps, principal, mark);
      return set.ok ? ok({ modifier_id, ...writeStock(set.value) }) : set;
    },

    listStock: async ({ principal }) => ok(await listStock(deps, principal.restaurant_id)),

    setRestaurantState: ({ params: { restaurant_id }, body, principal }) =>
      setRestaurantState(deps, principal, {
        restaurant_id,
        state: body.state,
        until: body.state === 'ACTIVE' || body.until === null ? null : new Date(body.until),
        busy_minutes: body.state === 'DELAYED' ? body.busy_minutes : 0,
      }),

    listFullSlots: ({ params }) => listFullSlots(deps, params.restaurant),
  };
}

function readStock({ is_in_stock, until }: StockBody): Pick<StockMark, 'is_in_stock' | 'until'> {
  return {
    is_in_stock,
    until: until === null || until === 'tomorrow' ? until : new Date(until),
  };
}

function writeStock(stock: { is_in_stock: boolean; is_in_stock_until: Date | null }) {
  const { is_in_stock, is_in_stock_until } = stock;
  return { is_in_stock, is_in_stock_until: is_in_stock_until?.toISOString() ?? null };
}

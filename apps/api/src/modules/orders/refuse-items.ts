import type { ResolveError } from '@comanda/cart';
import { assertNever } from '@comanda/kernel';
import type { Refusal } from '../../http/refusal';

/** Why an order's items cannot be had, as the client is told: which, and what would do. */
export function refuseItems(error: ResolveError): Refusal {
  const items = [...error.items];
  switch (error.code) {
    case 'item_unavailable':
    case 'item_sold_out':
      return { code: error.code, items };
    case 'menu_not_served':
      return { code: error.code, items, served: [...error.served] };
    case 'invalid_modifiers':
      return {
        code: error.code,
        items,
        groups: error.groups.map(
          ({ item_id, modifier_group_id, name, min_qty, max_qty, selected }) => {
            return { item_id, modifier_group_id, name, min_qty, max_qty, selected };
          },
        ),
      };
    default:
      return assertNever(error);
  }
}

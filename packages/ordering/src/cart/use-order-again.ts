import { unwrap } from '@comanda/api-client';
import { indexMenus } from '@comanda/cart';
import { err, ok, type Result } from '@comanda/kernel';
import { idsToCounts } from '@comanda/modifiers';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '@comanda/i18n/react';
import { addItem } from './use-add-to-cart';
import type { AddFault } from '../menu/add-fault';
import { useOrdering } from '../provider/ordering-context';
import { menusQuery, restaurantQuery } from '../queries/restaurants';

/** Unavailable item, by its current name or else the ordered one, and why. */
export type LeftOut = { readonly name: string; readonly fault: AddFault };

export type Refill = { readonly added: number; readonly left_out: readonly LeftOut[] };

export type OrderAgain = {
  readonly is_busy: boolean;
  /** Fills the cart and tells how many lines are in it, and what is not; refused where nobody could be asked. Null once the guest has left the page: nothing is done then. */
  readonly again: (order: OrderedBefore) => Promise<Result<Refill, 'unreachable'> | null>;
};

export type OrderedBefore = { readonly order_id: string; readonly guest_id: string };

/** Puts what an order was made of into the cart again: chosen the same way, and held against the menu as it is right now. */
export function useOrderAgain(): OrderAgain {
  const { client, endpoint, store, clock, policy } = useOrdering();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [is_busy, setBusy] = useState(false);
  const place = { endpoint, language };
  const fresh = { staleTime: 0 };
  const isHere = useRef(false);
  // With the page itself: an answer may come before what React does after drawing the next one.
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function read({ order_id, guest_id }: OrderedBefore) {
    return await Promise.all([
      client.reorder({ order_id, guest_id }).then(unwrap),
      queryClient.fetchQuery({ ...restaurantQuery(client, place), ...fresh }),
      queryClient.fetchQuery({ ...menusQuery(client, place), ...fresh }),
    ]);
  }

  function fill([{ lines }, restaurant, menus]: Awaited<ReturnType<typeof read>>): Refill {
    const index = indexMenus(menus);
    const shop = { store, clock, policy, restaurant, index };
    const left_out = lines.flatMap(({ item, name: formerName, is_available }): LeftOut[] => {
      const today = index.get(item.item_id)?.item;
      const name = today?.name ?? formerName;
      if (!is_available) {
        const code = today?.is_in_stock === false ? 'item_sold_out' : 'item_unavailable';
        return [{ name, fault: { code } }];
      }
      const { modifier_ids, analytics_menu_id: menu_id, ...line } = item;
      const modifier_counts = idsToCounts(modifier_ids);
      const added = addItem(shop, { ...line, menu_id, modifier_counts });
      return added.ok ? [] : [{ name, fault: added.error }];
    });
    return { added: lines.length - left_out.length, left_out };
  }

  return {
    is_busy,
    async again(order) {
      setBusy(true);
      try {
        const replies = await read(order);
        return isHere.current ? ok(fill(replies)) : null;
      } catch {
        return isHere.current ? err('unreachable') : null;
      } finally {
        setBusy(false);
      }
    },
  };
}

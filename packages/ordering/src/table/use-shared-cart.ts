import type { OrderItemInput } from '@comanda/contracts';
import { toOrderItems } from '@comanda/cart';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDebounced } from '../campaigns/use-debounced';
import { useOrdering } from '../provider/ordering-context';
import { useCatalogue } from '../provider/use-catalogue';
import { useRestaurant } from '../provider/use-restaurant';
import { useOrderingStore } from '../provider/use-ordering-store';
import { tableCartsQuery } from '../queries/tables';
import { type ChosenByOther, chosenByOther } from '../payment/share/chosen-by-other';

/** How long a guest may go on choosing before the others are shown. */
const SHARE_AFTER_MS = 400;

/** Shows the others at the table what is in this cart, as it changes. What cannot be shown is only missing there. */
export function useShareCart(is_shared: boolean): void {
  const { client } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const guest_id = useOrderingStore((state) => state.guest?.guest_id ?? null);
  const cart = useOrderingStore((state) => state.cart);
  const wanted = is_shared && guest_id !== null ? JSON.stringify(toOrderItems(cart)) : '';
  const settled = useDebounced(wanted, SHARE_AFTER_MS);
  const shown = useRef<{ readonly guest_id: string; readonly text: string } | null>(null);
  useEffect(() => {
    const before = shown.current;
    if (before === null || before.guest_id === guest_id) return;
    shown.current = null;
    // No guest on this phone can order it any more.
    if (before.text !== '[]')
      void client.shareTableCart({ restaurant_id, guest_id: before.guest_id, items: [] });
  }, [client, restaurant_id, guest_id]);
  useEffect(() => {
    if (guest_id === null || settled === '' || settled !== wanted) return;
    const isKnown = shown.current?.guest_id === guest_id && shown.current.text === settled;
    const isNothingNew = shown.current?.guest_id !== guest_id && settled === '[]';
    if (isKnown || isNothingNew) return;
    shown.current = { guest_id, text: settled };
    const items = JSON.parse(settled) as OrderItemInput[]; // what was just written above
    void client.shareTableCart({ restaurant_id, guest_id, items });
  }, [client, restaurant_id, guest_id, settled, wanted]);
}

/** Current choices of the others at the table, by guest, with the names of today's menu. */
export function useOthersCarts(): readonly ChosenByOther[] {
  const { client } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const { index } = useCatalogue();
  const guest = useOrderingStore((state) => state.guest);
  const isHere = guest?.restaurant_id === restaurant_id;
  const { data = [] } = useQuery({
    ...tableCartsQuery(client, guest?.table_id ?? ''),
    enabled: isHere,
  });
  return data
    .filter(({ guest_id }) => guest_id !== guest?.guest_id)
    .map((cart) => chosenByOther(cart, index))
    .filter(({ lines }) => lines.length > 0);
}

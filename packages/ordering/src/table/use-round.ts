import { type IntentKey, newIntentKey } from '@comanda/api-client';
import { toOrderItems } from '@comanda/cart';
import type { Order } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCart } from '../hooks/use-cart';
import { useOrderFault } from '../hooks/use-order-fault';
import type { OrderFault } from '../model/order-fault';
import { toCampaignInputs } from '../model/priced-order';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import { type TableFault, tableFault } from './table-fault';

export type Round = {
  readonly is_sending: boolean;
  /** Why the cart cannot be sent as it is. */
  readonly cart_fault: OrderFault | null;
  /** Why the server did not take it. */
  readonly fault: TableFault | null;
  /** Sends the cart to the kitchen, to be paid later. Sent again after a lost reply, it is the same round. */
  readonly send: () => Promise<Result<Order, TableFault> | null>;
};

/** The cart as the next round of a guest at a table. */
export function useRound(): Round {
  const { client, store, endpoint } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const queryClient = useQueryClient();
  const { cart, campaigns } = useCart();
  const cart_fault = useOrderFault();
  const [is_sending, setSending] = useState(false);
  const [fault, setFault] = useState<TableFault | null>(null);
  const lastTry = useRef<{ readonly text: string; readonly key: IntentKey } | null>(null);

  async function place(): Promise<Result<Order, TableFault>> {
    const { guest, details, clearCart, setDetails } = store.getState();
    if (!guest?.guest_id) return err({ code: 'session_closed' });
    const order_instructions = details.order_instructions.trim();
    const body = {
      restaurant_id,
      guest_id: guest.guest_id,
      item_instances: toOrderItems(cart),
      campaigns: toCampaignInputs(campaigns),
      ...(order_instructions === '' ? {} : { order_instructions }),
    };
    const placed = await client.addToOrder(body, { key: keyFor(JSON.stringify(body)) });
    if (!placed.ok) {
      const refusal = tableFault(placed.error);
      // What the kitchen did not take is most likely about the menu, which the guest should see as it is now.
      if (refusal.code === 'refused') refreshMenus();
      return err(refusal);
    }
    lastTry.current = null;
    clearCart();
    setDetails({ order_instructions: '' });
    await queryClient.invalidateQueries({ queryKey: ['table', guest.table_id] });
    return ok(placed.value.order);
  }

  function refreshMenus(): void {
    for (const part of ['restaurant', 'menus', 'campaigns']) {
      void queryClient.invalidateQueries({ queryKey: [part, endpoint] });
    }
  }

  /** One key per wish: whoever presses again after a lost reply means the same round. */
  function keyFor(text: string): IntentKey {
    if (lastTry.current?.text !== text) lastTry.current = { text, key: newIntentKey() };
    return lastTry.current.key;
  }

  return {
    is_sending,
    cart_fault,
    fault,
    async send() {
      if (is_sending || cart_fault !== null) return null;
      setSending(true);
      setFault(null);
      const placed = await place();
      setSending(false);
      if (!placed.ok) setFault(placed.error);
      return placed;
    },
  };
}

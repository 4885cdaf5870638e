import { type ApiClient, newIntentKey } from '@comanda/api-client';
import { toOrderItems } from '@comanda/cart';
import type { Order } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCart } from '../hooks/use-cart';
import { useOrderFault } from '../hooks/use-order-fault';
import type { OrderFault } from '../model/order-fault';
import { toCampaignInputs } from '../model/priced-order';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import type { ChosenOrder } from '../store/campaign-slice';
import type { SentRound } from '../store/round-slice';
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

type RoundBody = Parameters<ApiClient['addToOrder']>[0];

/** The cart as the next round of a guest at a table. */
export function useRound(): Round {
  const { client, store, endpoint } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const queryClient = useQueryClient();
  const { cart, campaigns } = useCart();
  const cart_fault = useOrderFault();
  const [is_sending, setSending] = useState(false);
  const [fault, setFault] = useState<TableFault | null>(null);

  async function place(): Promise<Result<Order, TableFault>> {
    const { guest, round } = store.getState();
    const guest_id = guest?.guest_id;
    if (!guest_id) return err({ code: 'session_closed' });
    const own = round?.guest_id === guest_id ? round : null;
    const wish = wishOf(guest_id, { cart, campaigns });
    if (own === null || own.text === wish.text) {
      return await deliver(own ?? { ...wish, key: newIntentKey() });
    }
    // One whose reply was lost may be in the kitchen: that is found out before what was chosen since is sent.
    const settled = await deliver(own);
    if (!settled.ok && !isFinal(settled.error)) return settled;
    const left = settled.ok ? withoutSent({ cart, campaigns }, own) : { cart, campaigns };
    if (left.cart.lines.length === 0) return settled;
    return await deliver({ ...wishOf(guest_id, left), key: newIntentKey() });
  }

  async function deliver(round: SentRound): Promise<Result<Order, TableFault>> {
    store.getState().setRound(round);
    const placed = await client.addToOrder(bodyOf(round), { key: round.key });
    if (!placed.ok) {
      const refusal = tableFault(placed.error);
      if (isFinal(refusal)) store.getState().setRound(null);
      // What the kitchen did not take is most likely about the menu, which the guest should see as it is now.
      if (refusal.code === 'refused') refreshMenus();
      return err(refusal);
    }
    // Until the order is known here, nobody reads that theirs is empty; and what is on its way is known until the cart is.
    await queryClient.invalidateQueries({
      queryKey: ['table', store.getState().guest?.table_id],
    });
    const { setRound, setOrder, clearCart, setDetails, details, ...order } = store.getState();
    setRound(null);
    const left = withoutSent(order, round);
    if (left.cart.lines.length === 0) clearCart();
    else setOrder(left);
    if (details.order_instructions.trim() === (bodyOf(round).order_instructions ?? '')) {
      setDetails({ order_instructions: '' });
    }
    return ok(placed.value.order);
  }

  function wishOf(guest_id: string, order: ChosenOrder): Omit<SentRound, 'key'> {
    const order_instructions = store.getState().details.order_instructions.trim();
    const body: RoundBody = {
      restaurant_id,
      guest_id,
      item_instances: toOrderItems(order.cart),
      campaigns: toCampaignInputs(order.campaigns),
      ...(order_instructions === '' ? {} : { order_instructions }),
    };
    const units = order.cart.lines.map(({ line_id, multiplier }) => [line_id, multiplier]);
    return { text: JSON.stringify(body), guest_id, units: Object.fromEntries(units) };
  }

  function refreshMenus(): void {
    for (const part of ['restaurant', 'menus', 'campaigns']) {
      void queryClient.invalidateQueries({ queryKey: [part, endpoint] });
    }
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

/** Whether the server has said its last word on a round, which is then in no kitchen. */
function isFinal(fault: TableFault): boolean {
  return fault.code === 'refused' && fault.retry_after === null;
}

function bodyOf({ text }: SentRound): RoundBody {
  return JSON.parse(text) as RoundBody; // written here
}

/** What was chosen beside a round. */
function withoutSent({ cart, campaigns }: ChosenOrder, round: SentRound): ChosenOrder {
  const sent = new Set(bodyOf(round).campaigns?.map((each) => each.campaign_instance_id));
  const lines = cart.lines
    .map((line) => ({ ...line, multiplier: line.multiplier - (round.units[line.line_id] ?? 0) }))
    .filter(({ multiplier }) => multiplier > 0);
  return {
    cart: { ...cart, lines },
    campaigns: campaigns.filter(({ campaign_instance_id }) => !sent.has(campaign_instance_id)),
  };
}

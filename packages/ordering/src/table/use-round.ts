import { type ApiFailure, newIntentKey } from '@comanda/api-client';
import { toOrderItems } from '@comanda/cart';
import type { Order } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCart } from '../cart/use-cart';
import { useOrderFault } from '../cart/use-order-fault';
import { useTotals } from '../totals/use-totals';
import type { OrderFault } from '../cart/order-fault';
import { toCampaignInputs } from '../totals/priced-order';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import type { ChosenOrder } from '../store/campaign-slice';
import type { RoundTry, SentRound } from '../store/round-slice';
import {
  bodyOf,
  isStillWanted,
  isTried,
  type RoundBody,
  tryOf,
  withoutSent,
  withTry,
} from './sent-round';
import { type TableFault, tableFault } from './table-fault';
import { useKeepTrying } from './use-keep-trying';

/** After this time a returning guest may have asked a waiter. */
const TRIED_MS = 5 * 60_000;

export type Round = {
  readonly is_sending: boolean;
  /** Why the cart cannot be sent as it is. */
  readonly cart_fault: OrderFault | null;
  /** Why the server did not take it. */
  readonly fault: TableFault | null;
  /** Sends the cart to the kitchen, to be paid later; null where nothing came of it yet. Sent again after a lost reply, it is the same round. */
  readonly send: () => Promise<Result<Order, TableFault> | null>;
  /** The guest was told of the fault, and looks at the cart first. */
  readonly forgetFault: () => void;
  /** It could not be sent, and is tried again by itself as long as it is still wanted. */
  readonly is_waiting: boolean;
  readonly tryNow: () => void;
  /** Sent no more by itself; whether it arrived after all, the next one finds out. */
  readonly stop: () => void;
};

/** The cart as the next round of a guest at a table. `onLate` hears how it ended where it was sent again by itself. */
export function useRound(onLate?: (sent: Result<Order, TableFault>) => void): Round {
  const { client, store, endpoint, clock } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const queryClient = useQueryClient();
  const { cart, campaigns } = useCart();
  const { totals } = useTotals();
  const cart_fault = useOrderFault();
  const [is_sending, setSending] = useState(false);
  const [fault, setFault] = useState<TableFault | null>(null);
  const { is_waiting, begin, tryNow, ...trying } = useKeepTrying();
  const chosenRef = useRef<ChosenOrder>({ cart, campaigns });
  useEffect(() => {
    chosenRef.current = { cart, campaigns };
  }, [cart, campaigns]);

  async function sendOnce(
    once: () => Promise<Result<Order, TableFault>>,
  ): Promise<Result<Order, TableFault>> {
    setSending(true);
    const placed = await once();
    setSending(false);
    if (!isUnheard(placed)) leave();
    setFault(placed.ok ? null : placed.error);
    return placed;
  }

  function keepTrying(failed: Result<Order, TableFault>): void {
    begin(sendAgain, () => {
      leave();
      onLate?.(failed);
    });
  }

  /** Resends a failed try unchanged, unless the guest has changed the order since. */
  async function sendAgain(): Promise<(() => void) | null> {
    const last = lastWanted();
    if (last === null) {
      leave();
      return () => setFault(null);
    }
    const placed = await sendOnce(() => submit(last.round, last.wish));
    return isUnheard(placed) ? null : () => onLate?.(placed);
  }

  /** The last try of the guest's round; null where there is none, or it is not what they want any more. */
  function lastWanted(): { readonly round: SentRound; readonly wish: RoundTry } | null {
    const { guest, round } = store.getState();
    if (round === null || round.guest_id !== guest?.guest_id) return null;
    const wish = round.tries.at(-1);
    return wish && isStillWanted(chosenRef.current, wish) ? { round, wish } : null;
  }

  /** From here on only the guest sends it. */
  function leave(): void {
    const { round, guest, setRound } = store.getState();
    if (round?.guest_id === guest?.guest_id) setRound(round && { ...round, tried_until: null });
  }

  function stop(): void {
    trying.stop();
    leave();
  }

  async function place(): Promise<Result<Order, TableFault>> {
    const { guest, round } = store.getState();
    const guest_id = guest?.guest_id;
    if (!guest_id) return err({ code: 'session_closed' });
    const wish = shareRequest(guest_id, { cart, campaigns }, totals.total_with_tax);
    const tried_until = new Date(clock.now().getTime() + TRIED_MS).toISOString();
    // Whether an earlier one arrived is not known: under its key, the kitchen never gets both.
    const sent = round?.guest_id === guest_id ? withTry(round, wish) : null;
    const begun = sent ?? { key: newIntentKey(), guest_id, tries: [wish] };
    return await submit({ ...begun, tried_until }, wish);
  }

  async function submit(round: SentRound, wish: RoundTry): Promise<Result<Order, TableFault>> {
    store.getState().setRound(round);
    const placed = await client.addToOrder(bodyOf(wish), { key: round.key });
    if (placed.ok) return await settle(wish, placed.value.order);
    const refusal = tableFault(placed.error);
    if (isOther(refusal)) return await findEarlier(round, wish);
    if (isFinal(refusal)) store.getState().setRound(null);
    // A refusal is mostly due to the menu, which is refetched for the guest.
    if (refusal.code === 'refused') await refreshPrice();
    return err(priceFault(placed.error, wish) ?? refusal);
  }

  /** The kitchen has an earlier try: which one, the server says again. */
  async function findEarlier(round: SentRound, wish: RoundTry): Promise<Result<Order, TableFault>> {
    for (const earlier of round.tries.filter((each) => each !== wish).toReversed()) {
      const placed = await client.addToOrder(bodyOf(earlier), { key: round.key });
      if (!placed.ok) {
        const refusal = tableFault(placed.error);
        if (isOther(refusal)) continue;
        return err(refusal);
      }
      const isOnTop = isStillWanted({ cart, campaigns }, earlier);
      const left = withoutSent({ cart, campaigns }, earlier);
      const settled = await settle(earlier, placed.value.order);
      // Lines changed or removed since are in the kitchen in their old form: the guest decides again.
      if (!isOnTop) return err({ code: 'sent_before' });
      if (left.cart.lines.length === 0) return settled;
      const rest = shareRequest(round.guest_id, left);
      return await submit({ ...round, key: newIntentKey(), tries: [rest] }, rest);
    }
    store.getState().setRound(null);
    return err({ code: 'sent_before' });
  }

  /** Takes what the kitchen has out of the cart. */
  async function settle(sent: RoundTry, order: Order): Promise<Result<Order, TableFault>> {
    // Until the order is known here, nobody reads that theirs is empty; and what is on its way is known until the cart is.
    await queryClient.invalidateQueries({
      queryKey: ['table', store.getState().guest?.table_id],
    });
    const { setRound, setOrder, clearCart, setDetails, details, ...chosen } = store.getState();
    setRound(null);
    const left = withoutSent(chosen, sent);
    if (left.cart.lines.length === 0) clearCart();
    else setOrder(left);
    if (details.order_instructions.trim() === (bodyOf(sent).order_instructions ?? '')) {
      setDetails({ order_instructions: '' });
    }
    return ok(order);
  }

  function shareRequest(guest_id: string, order: ChosenOrder, expected_total?: number): RoundTry {
    const order_instructions = store.getState().details.order_instructions.trim();
    const body: RoundBody = {
      restaurant_id,
      guest_id,
      item_instances: toOrderItems(order.cart),
      campaigns: toCampaignInputs(order.campaigns),
      ...(order_instructions === '' ? {} : { order_instructions }),
      ...(expected_total === undefined ? {} : { expected_total }),
    };
    return tryOf(body, order);
  }

  async function refreshPrice(): Promise<void> {
    const { guest } = store.getState();
    const menus = ['restaurant', 'menus', 'campaigns'].map((part) => [part, endpoint]);
    await Promise.all(
      [...menus, ['table', guest?.table_id], ['totals']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  }

  /** Resumes the failed try of an earlier page. */
  const resume = useEffectEvent(() => {
    const { guest, round } = store.getState();
    if (isTried(round, guest, clock.now()) && lastWanted()) keepTrying(UNHEARD);
  });
  useEffect(() => resume(), []);

  return {
    is_sending,
    cart_fault,
    fault,
    forgetFault: () => setFault(null),
    is_waiting,
    tryNow,
    stop,
    async send() {
      // A fault of the cart appears in the cart, below other messages.
      if (cart_fault !== null) setFault(null);
      if (is_sending || cart_fault !== null) return null;
      stop();
      setFault(null);
      const placed = await sendOnce(place);
      if (!isUnheard(placed)) return placed;
      keepTrying(placed);
      return null;
    },
  };
}

const UNHEARD = err<TableFault>({ code: 'offline' });

/** Current total of a round, where that is why it was refused. */
function priceFault(failure: ApiFailure, wish: RoundTry): TableFault | null {
  const { totals = null } = failure.kind === 'problem' ? failure.problem : {};
  const { expected_total = null } = bodyOf(wish);
  return totals === null || expected_total === null
    ? null
    : { code: 'price_changed', totals, former_total: expected_total };
}

/** Whether the server has said its last word on a round, which is then in no kitchen. */
function isFinal(fault: TableFault): boolean {
  return fault.code === 'refused' && fault.retry_after === null;
}

/** Whether nobody knows if it arrived. */
function isUnheard(placed: Result<Order, TableFault>): boolean {
  if (placed.ok) return false;
  const { error: fault } = placed;
  const isInFlight = fault.code === 'refused' && fault.error === 'request_in_flight';
  return isInFlight || fault.code === 'offline';
}

/** Whether the key has been used, by an earlier try. */
function isOther(fault: TableFault): boolean {
  return fault.code === 'refused' && fault.error === 'idempotency_key_reused';
}

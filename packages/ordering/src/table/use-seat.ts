import type { OrderType } from '@comanda/contracts';
import { newIntentKey } from '@comanda/api-client';
import { err, ok, type Result } from '@comanda/kernel';
import { useState } from 'react';
import { seatGuest } from './seat-guest';
import { idleFlow, isPaymentPending } from '../payment/payment-flow';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import { useOrderingStore } from '../provider/use-ordering-store';
import { noDelivery } from '../store/delivery-slice';
import { type GuestIdentity, NOTHING_KNOWN } from '../store/guest-slice';
import { bodyOf, withoutAnyTry } from './sent-round';
import { type TableFault, tableFault } from './table-fault';

export type Seat = {
  /** This browser's identity at the server; null when not seated. */
  readonly identity: GuestIdentity | null;
  readonly order_type: OrderType;
  readonly is_moving: boolean;
  /** Gives up the table and takes one of one's own, for taking out. What was chosen for the table stays behind; what was chosen before any table comes along. */
  readonly takeOut: () => Promise<Result<void, TableFault> | null>;
  /** Gives up the table in the same way, without taking another place yet; does nothing where the guest sits at none. */
  readonly leaveTable: () => void;
  /** Knows no more of a table whose party is over; what was chosen comes along, but for what the kitchen may have. */
  readonly forgetTable: () => void;
  /** Makes sure that the server knows a guest of this device where they are, with what they chose: a table of their own where there is none. */
  readonly sitDown: () => Promise<Result<void, TableFault> | null>;
  /** A place to take out from in the stead of one whose time is over; what was chosen comes along. */
  readonly sitDownAnew: () => Promise<Result<void, TableFault> | null>;
  /** Removes the guest of this device; the table stays. */
  readonly leaveGuest: () => void;
  /** As if this browser had never been here. A payment whose end is not known is kept. */
  readonly reset: () => void;
  /** The same, after a party at a table: what was placed away from it before is still on its way to this browser's guest. */
  readonly endParty: () => void;
};

/** Where this browser's guest sits, and the ways to sit elsewhere. */
export function useSeat(): Seat {
  const { client, store, language, policy } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const guest = useOrderingStore((state) => state.guest);
  const order_type = useOrderingStore((state) => state.details.order_type);
  const [is_moving, setMoving] = useState(false);
  const identity = guest?.restaurant_id === restaurant_id ? guest : null;

  function empty(): void {
    const { clearCart, setSelection, setTip, setDetails } = store.getState();
    clearCart();
    setSelection(null);
    setTip(null);
    setDetails({ order_instructions: '', pickup_time: null });
  }

  /** Whether the last round arrived is not known, and whoever sits down elsewhere cannot find it out. */
  function leaveRound(): void {
    const { round, setRound, setOrder, setDetails, details, ...chosen } = store.getState();
    if (round === null) return;
    const notes = round.tries.map((each) => bodyOf(each).order_instructions);
    setOrder(withoutAnyTry(chosen, round));
    setRound(null);
    if (notes.includes(details.order_instructions.trim())) setDetails({ order_instructions: '' });
  }

  function isAtTable(): boolean {
    const { guest: before, details } = store.getState();
    return before !== null && details.order_type === 'DINE_IN';
  }

  function leaveTable(): void {
    if (!isAtTable()) return;
    empty();
    const { setGuest, setDetails } = store.getState();
    setGuest(null);
    setDetails({ order_type: 'TAKEOUT' });
  }

  async function sitDown(): Promise<Result<void, TableFault> | null> {
    if (is_moving) return null;
    setMoving(true);
    const { section_type } = policy;
    const keys = { section: newIntentKey(), guest: newIntentKey() };
    const seated = await seatGuest(
      { client, store, section_type },
      { restaurant_id, name: '', language, keys },
    );
    setMoving(false);
    return seated.ok ? ok(undefined) : err(tableFault(seated.error));
  }

  function reset(): void {
    const { flow, setFlow, setRound, setGuest, setAffiliate, setDetails, setDelivery } =
      store.getState();
    if (isPaymentPending(flow)) return;
    empty();
    setFlow(idleFlow);
    setRound(null);
    setGuest(null);
    setDelivery(noDelivery);
    setAffiliate(null);
    setDetails({ order_type: 'TAKEOUT', name: '', phone: '', room_number: '' });
  }

  return {
    identity,
    order_type,
    is_moving,
    sitDown,
    async takeOut() {
      if (is_moving) return null;
      const { guest: before, setGuest, setDetails, setDelivery } = store.getState();
      const isSeatedOut = before?.restaurant_id === restaurant_id && before.guest_id !== null;
      setDelivery({ is_wanted: false });
      if (isSeatedOut && !isAtTable()) return ok(undefined);
      leaveTable();
      setGuest(null);
      setDetails({ order_type: 'TAKEOUT' });
      return await sitDown();
    },
    leaveTable,
    forgetTable() {
      leaveRound();
      const { setGuest, setTip, setDetails } = store.getState();
      setGuest(null);
      setTip(null);
      setDetails({ order_type: 'TAKEOUT' });
    },
    async sitDownAnew() {
      if (is_moving) return null;
      store.getState().setGuest(null);
      return await sitDown();
    },
    leaveGuest() {
      const { guest: before, setGuest, setDetails } = store.getState();
      empty();
      // The next one to order here is somebody else.
      setDetails({ name: '', phone: '' });
      if (before) setGuest({ ...before, guest_id: null, ...NOTHING_KNOWN });
    },
    reset,
    endParty() {
      const { flow, guest: before, setFlow } = store.getState();
      reset();
      if (flow.stage === 'placed' && flow.guest_id !== before?.guest_id) setFlow(flow);
    },
  };
}

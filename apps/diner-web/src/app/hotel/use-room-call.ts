import { useCheckoutDetails } from '@comanda/ordering';
import { type TableFault, useSeat, useTable, useWaiter } from '@comanda/ordering/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIntroduction } from '#app/screens/use-introduction';
import type { HotelGuest } from '#features/hotel/guest-form';

export type RoomCall = {
  /** Where it is brought, in words; null while that is not known. */
  readonly place: string | null;
  /** Whether another place can be said; who sits at a table is found there. */
  readonly canMove: boolean;
  readonly guest: HotelGuest;
  readonly is_busy: boolean;
  readonly fault: TableFault | null;
  /** Says where the guest stays. True when it is known now. */
  readonly settle: (guest: HotelGuest) => Promise<boolean>;
  /** Asks somebody to come; true when they have been told. */
  readonly call: (request: string, request_key?: string) => Promise<boolean>;
};

/** Calling somebody to a guest of the restaurant: to the table they sit at, or to their room. */
export function useRoomCall(): RoomCall {
  const { t } = useTranslation();
  const details = useCheckoutDetails();
  const seat = useSeat();
  const { table } = useTable();
  const waiter = useWaiter();
  const { introduce, fault, is_busy } = useIntroduction();
  const [isUnsettled, setUnsettled] = useState(false);
  const isAtTable = seat.identity !== null && seat.order_type === 'DINE_IN';
  const guest = { name: details.name, room_number: details.room_number };
  // A call asks for no code.
  const isOfCode = fault?.code === 'wrong_code' || fault?.code === 'too_soon';

  function place(): string | null {
    if (isAtTable) return t('venue.service.to_place', { place: table?.label ?? '…' });
    if (isUnsettled || guest.room_number === '') return null;
    return t('venue.service.to_room', { room: guest.room_number });
  }

  function tell({ name, room_number }: HotelGuest): Promise<boolean> {
    return introduce({ name, phone: '', room_number }, { needsCode: false });
  }

  async function settle(typed: HotelGuest): Promise<boolean> {
    // Until the server knows it, nothing can be asked for.
    setUnsettled(true);
    details.set(typed);
    const isKnown = await tell(typed);
    setUnsettled(!isKnown);
    return isKnown;
  }

  async function call(request: string, request_key?: string): Promise<boolean> {
    // The server may not have been told yet, or have forgotten: a room is said anew with each call.
    if (!isAtTable && !(await tell(guest))) return false;
    const called = await waiter.call(request, request_key);
    return called?.ok === true;
  }

  return {
    place: place(),
    canMove: !isAtTable,
    guest,
    is_busy: is_busy || waiter.is_calling,
    fault: waiter.fault ?? (isOfCode ? null : fault),
    settle,
    call,
  };
}

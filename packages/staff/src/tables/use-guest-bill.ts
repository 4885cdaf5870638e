import { type ApiClient, unwrap } from '@comanda/api-client';
import type { Order, Party } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '../provider/staff-provider';

export type GuestBill = {
  readonly name: string;
  /** The guest's orders that are placed and not paid in full. */
  readonly open_orders: readonly Order[];
  /** The guest's orders that are placed and not cancelled. */
  readonly orders: readonly Order[];
  /** In cents: the part of these orders that nobody has paid. */
  readonly open_amount: number;
  /** False while the server only stores an order of the guest. */
  readonly is_placed: boolean;
  /** The party at the guest's table; null where the guest orders alone. */
  readonly party: Party | null;
};

export type GuestBillUse = {
  /** undefined until it is read. */
  readonly bill: GuestBill | undefined;
  readonly error: Error | null;
  readonly readAgain: () => void;
};

/** Reads what a guest, and the party at the guest's table, still have to pay. Without a table, that of the guest's orders is meant. */
export function useGuestBill(guest_id: string, table_id: string | null): GuestBillUse {
  const { client, restaurant_id } = useStaffPlace();
  const { data, error, refetch } = useQuery({
    // Below the key of tables, so that what changes a table reads this again, too.
    queryKey: ['table', restaurant_id, 'guest', guest_id, table_id],
    queryFn: ({ signal }) => readBill(client, { guest_id, table_id }, signal),
  });
  return { bill: data, error, readAgain: () => void refetch() };
}

async function readBill(
  client: ApiClient,
  { guest_id, table_id }: { readonly guest_id: string; readonly table_id: string | null },
  signal: AbortSignal,
): Promise<GuestBill> {
  const { guest } = unwrap(await client.getReceipt({ guest_id }, { signal }));
  const orders = guest.orders.filter(({ status }) => status !== 'ORDER_CANCELLED');
  const open_orders = orders.filter(({ open_amount }) => open_amount > 0);
  const dineIn = guest.orders.find(({ order_type }) => order_type === 'DINE_IN');
  const at = table_id ?? dineIn?.table_id;
  return {
    name: guest.name,
    open_orders,
    orders,
    open_amount: open_orders.reduce((sum, { open_amount }) => sum + open_amount, 0),
    is_placed: guest.orders.length > 0,
    party: at === undefined ? null : await readParty(client, at, guest_id, signal),
  };
}

async function readParty(
  client: ApiClient,
  table_id: string,
  guest_id: string,
  signal: AbortSignal,
): Promise<Party | null> {
  const { parties } = unwrap(await client.getStaffTable({ table_id }, { signal }));
  return parties.find(({ guests }) => guests.some((each) => each.guest_id === guest_id)) ?? null;
}

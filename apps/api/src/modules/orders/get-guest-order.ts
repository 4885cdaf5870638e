import { type Order, RECENT_ORDER_MINUTES } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { findOwnGuest } from '../guests/own-guest';
import { findGuestOrders } from './repository';

/** Returns the guest's last order; while a payment is under way, the draft that it is for. */
export async function getGuestOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  principal: GuestPrincipal,
  guest_id: string,
  { isRecent = false } = {},
): Promise<Result<Order, Refusal>> {
  const guest = await findOwnGuest(db, principal, guest_id);
  const orders = guest === null ? [] : await findGuestOrders(db, guest);
  const since = clock.now().getTime() - RECENT_ORDER_MINUTES * 60_000;
  const newest = orders.find(
    ({ placed_at }) => !isRecent || (placed_at !== null && Date.parse(placed_at) >= since),
  );
  return newest === undefined ? err({ code: 'not_found' }) : ok(newest);
}

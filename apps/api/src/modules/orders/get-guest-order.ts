import type { Order } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { findOwnGuest } from '../guests/own-guest';
import { findGuestOrders } from './repository';

/** What the guest ordered last; while a payment is on its way, the draft that it is for. */
export async function getGuestOrder(
  { db }: Pick<Deps, 'db'>,
  principal: GuestPrincipal,
  guest_id: string,
): Promise<Result<Order, Refusal>> {
  const guest = await findOwnGuest(db, principal, guest_id);
  const [newest = null] = guest === null ? [] : await findGuestOrders(db, guest);
  return newest === null ? err({ code: 'not_found' }) : ok(newest);
}

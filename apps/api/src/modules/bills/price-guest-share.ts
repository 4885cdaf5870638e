import type { ShareInput } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Database } from '../../db/database';
import type { Principal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { RouteReply } from '../../http/route';
import { findGuestOf, findOwnGuest } from '../guests/own-guest';
import type { GuestRow } from '../tables/repository';
import { withoutShare } from './bill';
import { choosePart } from './choose-part';
import { priceShare } from './price-share';
import { refuseShare } from './refuse-share';
import { findBill, findOpenShare, findShareItems } from './repository';

/**
 * Prices a share of the bill for a guest of the caller's table, or of the restaurant whose staff ask, as if it were claimed now,
 * and claims nothing. A share that the guest holds already is open to them.
 */
export async function priceGuestShare(
  deps: Deps,
  principals: readonly Principal[],
  guest_id: string,
  wish: ShareInput,
): Promise<Result<RouteReply<'priceShare'>, Refusal>> {
  const guest = await findPayer(deps.db, principals, guest_id);
  if (guest === null) return err({ code: 'not_found' });
  const held = await findOpenShare(deps.db, guest);
  const whole = await findBill(deps.db, guest);
  const bill = held ? withoutShare(whole, held, await findShareItems(deps.db, held)) : whole;
  const chosen = choosePart(bill, guest_id, wish);
  if (!chosen.ok) return err(await refuseShare(deps, guest, chosen.error));
  const priced = priceShare(bill, chosen.value, {});
  return priced.ok ? ok({ totals: priced.value.totals }) : priced;
}

/** The guest, where one of the callers is at the same table or staff of the restaurant. */
async function findPayer(
  db: Database,
  principals: readonly Principal[],
  guest_id: string,
): Promise<GuestRow | null> {
  for (const principal of principals) {
    const guest = await findFor(db, principal, guest_id);
    if (guest !== null) return guest;
  }
  return null;
}

async function findFor(
  db: Database,
  principal: Principal,
  guest_id: string,
): Promise<GuestRow | null> {
  if (principal.role === 'guest') return await findOwnGuest(db, principal, guest_id);
  return principal.role === 'staff' ? await findGuestOf(db, principal, guest_id) : null;
}

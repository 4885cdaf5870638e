import type { ShareInput } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { RouteReply } from '../../http/route';
import { findOwnGuest } from '../guests/own-guest';
import { withoutShare } from './bill';
import { choosePart } from './choose-part';
import { priceShare } from './price-share';
import { refuseShare } from './refuse-share';
import { findBill, findOpenShare, findShareItems } from './repository';

/**
 * Prices a share of the bill for a guest of the caller's table as if it were claimed now, and claims nothing. A share that the guest
 * holds already is open to them.
 */
export async function priceOwnShare(
  deps: Deps,
  principal: GuestPrincipal,
  guest_id: string,
  wish: ShareInput,
): Promise<Result<RouteReply<'priceShare'>, Refusal>> {
  const guest = await findOwnGuest(deps.db, principal, guest_id);
  if (guest === null) return err({ code: 'not_found' });
  const held = await findOpenShare(deps.db, guest);
  const whole = await findBill(deps.db, guest);
  const bill = held ? withoutShare(whole, held, await findShareItems(deps.db, held)) : whole;
  const chosen = choosePart(bill, guest_id, wish);
  if (!chosen.ok) return err(await refuseShare(deps, guest, chosen.error));
  const priced = priceShare(bill, chosen.value, {});
  return priced.ok ? ok({ totals: priced.value.totals }) : priced;
}

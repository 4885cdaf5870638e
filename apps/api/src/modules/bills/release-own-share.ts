import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { RouteReply } from '../../http/route';
import { findOwnGuest } from '../guests/own-guest';
import { showShare } from './bill-view';
import { releaseUnpaid } from './release-overdue';
import { findOpenShare } from './repository';

/** Gives back what a guest of the caller's table has claimed and will not pay, before its time is over. */
export async function releaseOwnShare(
  deps: Deps,
  principal: GuestPrincipal,
  guest_id: string,
): Promise<Result<RouteReply<'releaseShare'>, Refusal>> {
  const guest = await findOwnGuest(deps.db, principal, guest_id);
  if (guest === null) return err({ code: 'not_found' });
  const share = await findOpenShare(deps.db, guest);
  if (share !== null) await releaseUnpaid(deps, share);
  const left = share && (await findOpenShare(deps.db, guest));
  return ok({ share: left && (await showShare(deps, left)) });
}

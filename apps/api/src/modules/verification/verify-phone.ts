import { err, ok, type Result } from '@comanda/kernel';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { guests, phone_verifications } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { findOwnGuest } from '../guests/own-guest';

const MOST_TRIES = 5;

type Verification = typeof phone_verifications.$inferSelect;

export type Verified = { readonly success: boolean; readonly tries_left: number };

/**
 * Whether a guest typed the code that was texted to the number that is known of them. A try counts before the code is looked
 * at, so that guesses sent at once are no more than guesses in turn. The right one counts once.
 */
export async function verifyPhone(
  deps: Deps,
  principal: GuestPrincipal,
  { guest_id, code }: { readonly guest_id: string; readonly code: string },
): Promise<Result<Verified, Refusal>> {
  const guest = await findOwnGuest(deps.db, principal, guest_id);
  if (guest === null) return err({ code: 'not_found' });
  const { restaurant_id, phone_number } = guest;
  if (phone_number === null) return err({ code: 'phone_required' });
  // Where no texts are sent, no code was.
  if (deps.texts === null) return err({ code: 'verification_expired' });
  const sent = await countTry(deps, { restaurant_id, guest_id, phone_number });
  if (sent === null) return err({ code: 'verification_expired' });

  const checked = await deps.texts.codes.check(sent, code);
  if (!checked.ok) {
    deps.log.warn({ restaurant_id, failure: checked.error }, 'a code could not be checked');
    return err({ code: 'unavailable', retry_after: 2 });
  }
  if (checked.value === null) return err({ code: 'verification_expired' });
  const success = checked.value && (await endCode(deps, sent));
  if (checked.value && !success) return err({ code: 'verification_expired' });
  return ok({ success, tries_left: MOST_TRIES - sent.tries });
}

async function countTry(
  { db, clock }: Deps,
  of: Pick<Verification, 'restaurant_id' | 'guest_id' | 'phone_number'>,
): Promise<Verification | null> {
  const [row] = await db
    .update(phone_verifications)
    .set({ tries: sql`${phone_verifications.tries} + 1` })
    .where(
      and(
        eq(phone_verifications.restaurant_id, of.restaurant_id),
        eq(phone_verifications.guest_id, of.guest_id),
        // A number that was changed since is another one.
        eq(phone_verifications.phone_number, of.phone_number),
        isNull(phone_verifications.ended_at),
        gt(phone_verifications.expires_at, clock.now()),
        lt(phone_verifications.tries, MOST_TRIES),
      ),
    )
    .returning();
  return row ?? null;
}

/** Ends the code and marks the number as the guest's; false when it was ended meanwhile. */
async function endCode({ db, clock }: Deps, sent: Verification): Promise<boolean> {
  const { restaurant_id, verification_id, guest_id, phone_number } = sent;
  const now = clock.now();
  return await db.transaction(async (tx) => {
    const ended = await tx
      .update(phone_verifications)
      .set({ ended_at: now })
      .where(
        and(
          eq(phone_verifications.restaurant_id, restaurant_id),
          eq(phone_verifications.verification_id, verification_id),
          isNull(phone_verifications.ended_at),
        ),
      )
      .returning({ guest_id: phone_verifications.guest_id });
    if (ended.length === 0) return false;
    const marked = await tx
      .update(guests)
      .set({ phone_verified_at: now })
      .where(
        and(
          eq(guests.restaurant_id, restaurant_id),
          eq(guests.guest_id, guest_id),
          eq(guests.phone_number, phone_number),
        ),
      )
      .returning({ guest_id: guests.guest_id });
    return marked.length > 0;
  });
}

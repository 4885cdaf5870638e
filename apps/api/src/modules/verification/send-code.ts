import { VERIFICATION_RESEND_SECONDS } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import { guests, phone_verifications } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { textCountries } from '../../texts/text-countries';
import { takeText } from '../../texts/text-limits';
import type { SentCode } from '../../texts/text-service';
import { codeText } from '../../texts/wording';
import { findOwnGuest } from '../guests/own-guest';
import { isTextable } from '../guests/textable-number';
import type { GuestRow } from '../tables/repository';

const VALID_MINUTES = 10;

export type CodeSent = { readonly resend_after: number; readonly expires_at: string };

type Texted = GuestRow & { readonly phone_number: string };

/**
 * Texts a guest of the caller's table a code, which takes the place of one before. It is counted before it goes out, and
 * sent outside of any transaction.
 */
export async function sendCode(
  deps: Deps,
  principal: GuestPrincipal,
  guest_id: string,
): Promise<Result<CodeSent, Refusal>> {
  const guest = await findOwnGuest(deps.db, principal, guest_id);
  const entry = await deps.catalogue.get(principal.restaurant_id);
  if (guest === null || entry === null) return err({ code: 'not_found' });
  const { phone_number, restaurant_id } = guest;
  if (phone_number === null) return err({ code: 'phone_required' });
  if (deps.texts === null)
    return err({ code: 'phone_not_textable', detail: 'No texts are sent here.' });
  if (!isTextable(phone_number, await textCountries(deps.db, restaurant_id)))
    return err({ code: 'phone_not_textable' });
  const wait = await takeText(deps, 'code', { restaurant_id, guest_id, phone_number });
  if (wait > 0) return err({ code: 'rate_limited', retry_after: wait });

  const { restaurant } = entry;
  const language = guest.language ?? restaurant.language;
  const host = new URL(deps.config.publicUrl).hostname;
  const sent = await deps.texts.codes.send({
    phone_number,
    language,
    textOf: (code) => codeText(language, { restaurant: restaurant.name, code, host }),
  });
  if (!sent.ok) {
    if (sent.error.code === 'not_textable') return err({ code: 'phone_not_textable' });
    deps.log.error({ restaurant_id, failure: sent.error }, 'a code could not be texted');
    return err({ code: 'unavailable', retry_after: VERIFICATION_RESEND_SECONDS });
  }
  const expires_at = await keepCode(deps, { ...guest, phone_number }, sent.value);
  return ok({ resend_after: VERIFICATION_RESEND_SECONDS, expires_at: expires_at.toISOString() });
}

async function keepCode(
  { db, clock, newId }: Deps,
  { restaurant_id, guest_id, phone_number }: Texted,
  sent: SentCode,
): Promise<Date> {
  const now = clock.now();
  const expires_at = new Date(now.getTime() + VALID_MINUTES * 60_000);
  await db.transaction(async (tx) => {
    // Two that were sent at once are kept one after the other.
    await tx
      .select({ guest_id: guests.guest_id })
      .from(guests)
      .where(and(eq(guests.restaurant_id, restaurant_id), eq(guests.guest_id, guest_id)))
      .for('update');
    await tx
      .update(phone_verifications)
      .set({ ended_at: now })
      .where(
        and(
          eq(phone_verifications.restaurant_id, restaurant_id),
          eq(phone_verifications.guest_id, guest_id),
          isNull(phone_verifications.ended_at),
        ),
      );
    await tx.insert(phone_verifications).values({
      restaurant_id,
      verification_id: newId(),
      guest_id,
      phone_number,
      ...sent,
      sent_at: now,
      expires_at,
    });
  });
  return expires_at;
}

import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import type { Database } from '../../db/database';
import { withoutTimeLimit } from '../../db/without-time-limit';
import * as t from '../../db/schema/index';
import { subjectOfPhone } from '../campaigns/redemptions';
import { blankGuests, type GuestKey } from './blank-guests';
import { blankReplies } from './blank-replies';
import { eraseText } from './erase-text';

/**
 * Forgets a phone number (E.164) and everything its guests said of themselves, in all restaurants and at once; returns how
 * many guests had it. An order that is still to be delivered loses its address too.
 */
export async function forgetNumber(
  { db }: Pick<Deps, 'db'>,
  phone_number: string,
): Promise<number> {
  return await withoutTimeLimit(db, async (tx) => {
    const guests = await findGuests(tx, phone_number);
    for (const guest of guests) await blankReplies(tx, guest);
    await blankGuests(tx, guests);
    await tx.delete(t.limit_counters).where(eq(t.limit_counters.subject, phone_number));
    // A hash of a number is found again by trying all numbers.
    const subject = subjectOfPhone(phone_number);
    await tx.delete(t.campaign_uses).where(eq(t.campaign_uses.subject, subject));
    await tx.delete(t.campaign_redemptions).where(eq(t.campaign_redemptions.subject, subject));
    await deleteContacts(tx, phone_number);
    await eraseText(tx, phone_number);
    return guests.length;
  });
}

async function findGuests(db: Database, phone_number: string): Promise<GuestKey[]> {
  const { guests, delivery_quotes, text_messages, phone_verifications } = t;
  const isCalled = sql`${delivery_quotes.dropoff}->>'phone_number' = ${phone_number}`;
  const named = sql`(
    select restaurant_id, guest_id from ${guests} where phone_number = ${phone_number}
    union select restaurant_id, guest_id from ${delivery_quotes} where ${isCalled}
    union select restaurant_id, guest_id from ${text_messages} where phone_number = ${phone_number}
    union select restaurant_id, guest_id from ${phone_verifications} where phone_number = ${phone_number})`;
  return await db
    .select({ restaurant_id: guests.restaurant_id, guest_id: guests.guest_id })
    .from(guests)
    .where(sql`(${guests.restaurant_id}, ${guests.guest_id}) in ${named}`)
    .for('update');
}

/** The contact form keeps a number as it was typed, perhaps without its country. */
async function deleteContacts(db: Database, phone_number: string): Promise<void> {
  const digits = phone_number.slice(1);
  const typed = sql`regexp_replace(${t.contacts.content}->>'phone', '\\D', '', 'g')`;
  const isSame = sql`length(${typed}) >= 7 and right(${digits}, length(${typed})) = ${typed}`;
  await db.delete(t.contacts).where(isSame);
}

import { err, ok, type Result } from '@comanda/kernel';
import { and, eq } from 'drizzle-orm';
import { access_tokens, staff } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { newToken } from '../../plugins/auth/token';
import type { Guesser } from '../../plugins/limits/guesser-of';
import { countTry } from '../../plugins/limits/tries';
import { NOBODYS_HASH, verifyPin } from '../../shared/pin';

export type SignIn = {
  readonly restaurant_id: string;
  readonly pin: string;
  readonly guesser: Guesser;
};
export type SignedIn = {
  readonly token: string;
  readonly staff: { readonly staff_id: string; readonly name: string };
};

/** Opens a staff session by PIN. */
export async function signInStaff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { restaurant_id, pin, guesser }: SignIn,
): Promise<Result<SignedIn, Refusal>> {
  const now = clock.now();
  const tried = await countTry(db, { secret: 'staff-pin', restaurant_id, guesser }, now);
  if (tried.takeBack === null)
    return err({ code: 'staff_locked', retry_after: tried.wait_seconds });
  const people = await db
    .select({ staff_id: staff.staff_id, name: staff.name, pin_hash: staff.pin_hash })
    .from(staff)
    .where(and(eq(staff.restaurant_id, restaurant_id), eq(staff.is_active, true)));
  const person = await findByPin(people, pin);
  if (person === undefined) return err({ code: 'staff_pin_wrong' });
  const { token, token_hash } = newToken(restaurant_id);
  const { staff_id, name } = person;
  await db.transaction(async (tx) => {
    await tried.takeBack(tx);
    await tx.insert(access_tokens).values({
      restaurant_id,
      token_hash,
      role: 'staff',
      staff_id,
      created_at: now,
      last_used_at: now,
    });
  });
  return ok({ token, staff: { staff_id, name } });
}

/** Compares with everyone, whoever it is: the time tells nothing. */
async function findByPin<Person extends { readonly pin_hash: string }>(
  people: readonly Person[],
  pin: string,
): Promise<Person | undefined> {
  const hashes = people.length === 0 ? [NOBODYS_HASH] : people.map(({ pin_hash }) => pin_hash);
  const matches = await Promise.all(hashes.map((hash) => verifyPin(pin, hash)));
  return people[matches.indexOf(true)];
}

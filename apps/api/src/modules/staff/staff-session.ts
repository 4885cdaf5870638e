import { err, ok, type Result } from '@comanda/kernel';
import { and, eq } from 'drizzle-orm';
import { access_tokens, staff } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { IDLE_SECONDS } from '../../plugins/auth/session-ages';

export type StaffSession = {
  readonly restaurant_id: string;
  readonly staff: { readonly staff_id: string; readonly name: string };
  readonly ends_at: string;
};

/** Returns the signed-in person. A call is a use. */
export async function getStaffSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { restaurant_id, staff_id }: StaffPrincipal,
): Promise<Result<StaffSession, Refusal>> {
  const [person] = await db
    .select({ staff_id: staff.staff_id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.restaurant_id, restaurant_id), eq(staff.staff_id, staff_id)));
  if (person === undefined) return err({ code: 'unauthorized' });
  const ends_at = new Date(clock.now().getTime() + IDLE_SECONDS.staff * 1000).toISOString();
  return ok({ restaurant_id, staff: person, ends_at });
}

/** Ends the session of this token, and no other of the same person. */
export async function signOutStaff(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  { restaurant_id, token_hash }: StaffPrincipal,
): Promise<void> {
  await db
    .update(access_tokens)
    .set({ ended_at: clock.now() })
    .where(
      and(eq(access_tokens.restaurant_id, restaurant_id), eq(access_tokens.token_hash, token_hash)),
    );
  await events.publishEnded(db, [token_hash]);
}

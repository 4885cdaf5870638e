import type { DeviceKind } from '@comanda/contracts';
import { access_tokens, devices, staff } from '../db/schema/index';
import type { Deps } from '../deps';
import { NOBODYS_HASH } from '../shared/pin';
import { newToken } from '../plugins/auth/token';

type Making = Pick<Deps, 'db' | 'clock' | 'newId'>;

/** A member of staff who is signed in, without the time that hashing a PIN takes. */
export async function openStaffSession(
  { db, clock, newId }: Making,
  restaurant_id: string,
): Promise<{ readonly token: string; readonly staff_id: string }> {
  const staff_id = newId();
  await db
    .insert(staff)
    .values({ restaurant_id, staff_id, name: `Test ${staff_id}`, pin_hash: NOBODYS_HASH });
  const { token, token_hash } = newToken(restaurant_id);
  const now = clock.now();
  await db.insert(access_tokens).values({
    restaurant_id,
    token_hash,
    role: 'staff',
    staff_id,
    created_at: now,
    last_used_at: now,
  });
  return { token, staff_id };
}

/** A device that is paired, without its setup code. */
export async function openDeviceSession(
  { db, clock, newId }: Making,
  restaurant_id: string,
  kind: DeviceKind,
): Promise<{ readonly token: string; readonly device_id: string }> {
  const device_id = newId();
  const now = clock.now();
  await db
    .insert(devices)
    .values({ restaurant_id, device_id, kind, name: `Test ${kind}`, paired_at: now });
  const { token, token_hash } = newToken(restaurant_id);
  await db.insert(access_tokens).values({
    restaurant_id,
    token_hash,
    role: 'device',
    device_id,
    created_at: now,
    last_used_at: now,
  });
  return { token, device_id };
}

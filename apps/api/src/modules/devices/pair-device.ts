import type { Device, DeviceKind } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, count, eq } from 'drizzle-orm';
import { access_tokens, devices, restaurants } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { newToken } from '../../plugins/auth/token';
import type { Guesser } from '../../plugins/limits/guesser-of';
import { countTry } from '../../plugins/limits/tries';
import { NOBODYS_HASH, verifyPin } from '../staff/pin';
import { recordAction } from '../staff/record-action';
import { toDevice } from './paired-devices';
import { normaliseSetupCode } from './setup-code';

export type Pairing = {
  readonly restaurant_id: string;
  readonly setup_code: string;
  readonly kind: DeviceKind;
  readonly name?: string | undefined;
  /** Staff who are signed in on the device; null = none are. */
  readonly staff_id: string | null;
  readonly guesser: Guesser;
};

/** Pairs a device for good by the restaurant's setup code. Its token is told here and never again. */
export async function pairDevice(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { restaurant_id, setup_code, kind, name, staff_id, guesser }: Pairing,
): Promise<Result<{ readonly token: string; readonly device: Device }, Refusal>> {
  const { db, clock, newId } = deps;
  const now = clock.now();
  const tried = await countTry(db, { secret: 'setup-code', restaurant_id, guesser }, now);
  if (tried.takeBack === null)
    return err({ code: 'setup_code_locked', retry_after: tried.wait_seconds });
  const [restaurant] = await db
    .select({ setup_code_hash: restaurants.setup_code_hash })
    .from(restaurants)
    .where(eq(restaurants.restaurant_id, restaurant_id));
  // A restaurant that does not exist, or that pairs no device, takes as long to say no.
  const hash = restaurant?.setup_code_hash ?? NOBODYS_HASH;
  const isRight = await verifyPin(normaliseSetupCode(setup_code), hash);
  if (!isRight || hash === NOBODYS_HASH) return err({ code: 'setup_code_wrong' });

  const { token, token_hash } = newToken(restaurant_id);
  const device_id = newId();
  return await db.transaction(async (tx) => {
    await tried.takeBack(tx);
    const row = {
      restaurant_id,
      device_id,
      kind,
      name: name ?? `${kind} ${(await countOfKind(tx, restaurant_id, kind)) + 1}`,
      paired_at: now,
    };
    const [paired] = await tx.insert(devices).values(row).returning();
    if (paired === undefined) throw new Error('A row that was inserted came back as none.');
    await tx.insert(access_tokens).values({
      restaurant_id,
      token_hash,
      role: 'device',
      device_id,
      created_at: now,
      last_used_at: now,
    });
    await recordAction(
      { ...deps, db: tx },
      { restaurant_id, staff_id },
      'device.paired',
      device_id,
      { kind },
    );
    return ok({ token, device: toDevice(paired, now) });
  });
}

async function countOfKind(
  db: Deps['db'],
  restaurant_id: string,
  kind: DeviceKind,
): Promise<number> {
  const [row] = await db
    .select({ known: count() })
    .from(devices)
    .where(and(eq(devices.restaurant_id, restaurant_id), eq(devices.kind, kind)));
  return row?.known ?? 0;
}

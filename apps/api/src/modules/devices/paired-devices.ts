import type { Device } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, asc, eq, isNull, max } from 'drizzle-orm';
import { access_tokens, devices, terminal_places } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { DevicePrincipal, StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { recordAction } from '../staff/record-action';

type DeviceRow = typeof devices.$inferSelect;

/** The restaurant's devices that are paired, in the order they were. */
export async function listDevices(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id }: Pick<StaffPrincipal, 'restaurant_id'>,
): Promise<Device[]> {
  const rows = await db
    .select({ device: devices, last_seen_at: max(access_tokens.last_used_at) })
    .from(devices)
    .leftJoin(
      access_tokens,
      and(
        eq(access_tokens.restaurant_id, devices.restaurant_id),
        eq(access_tokens.device_id, devices.device_id),
      ),
    )
    .where(and(eq(devices.restaurant_id, restaurant_id), isNull(devices.revoked_at)))
    .groupBy(devices.restaurant_id, devices.device_id)
    .orderBy(asc(devices.paired_at), asc(devices.device_id));
  return rows.map(({ device, last_seen_at }) => toDevice(device, last_seen_at));
}

/** A device as it is shown. */
export function toDevice(row: DeviceRow, last_seen_at: Date | null): Device {
  const { restaurant_id, device_id, kind, name, paired_at, is_open, reported_at } = row;
  const { playing, version, faults } = row;
  return {
    device_id,
    restaurant_id,
    kind,
    name,
    paired_at: paired_at.toISOString(),
    last_seen_at: last_seen_at?.toISOString() ?? null,
    is_open,
    report:
      reported_at === null
        ? null
        : { reported_at: reported_at.toISOString(), playing, version, faults },
  };
}

/** Returns a device's pairing. */
export async function getDevice(
  deps: Pick<Deps, 'db'>,
  device: DevicePrincipal,
): Promise<Result<Device, Refusal>> {
  const found = await findDevice(deps, device);
  return found.ok ? found : err({ code: 'unauthorized' });
}

/** One paired device of a restaurant. */
export async function findDevice(
  deps: Pick<Deps, 'db'>,
  { restaurant_id, device_id }: Pick<DeviceRow, 'restaurant_id' | 'device_id'>,
): Promise<Result<Device, Refusal>> {
  const listed = await listDevices(deps, { restaurant_id });
  const device = listed.find((each) => each.device_id === device_id);
  return device === undefined ? err({ code: 'not_found' }) : ok(device);
}

/**
 * Ends a device's pairing: its token opens nothing any more, guests at it have no power that it lent them, and its card
 * readers go back to the counter.
 */
export async function revokeDevice(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'events'>,
  { restaurant_id, staff_id }: StaffPrincipal,
  device_id: string,
): Promise<Result<{ ok: true }, Refusal>> {
  const now = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const revoked = await tx
      .update(devices)
      .set({ revoked_at: now, revoked_by: staff_id })
      .where(
        and(
          eq(devices.restaurant_id, restaurant_id),
          eq(devices.device_id, device_id),
          isNull(devices.revoked_at),
        ),
      )
      .returning({ device_id: devices.device_id });
    if (revoked.length === 0) return err({ code: 'not_found' });
    await tx
      .delete(terminal_places)
      .where(
        and(
          eq(terminal_places.restaurant_id, restaurant_id),
          eq(terminal_places.device_id, device_id),
        ),
      );
    const ended = await tx
      .update(access_tokens)
      .set({ ended_at: now })
      .where(
        and(eq(access_tokens.restaurant_id, restaurant_id), eq(access_tokens.device_id, device_id)),
      )
      .returning({ token_hash: access_tokens.token_hash });
    await deps.events.publishEnded(
      tx,
      ended.map(({ token_hash }) => token_hash),
    );
    await recordAction(
      { ...deps, db: tx },
      { restaurant_id, staff_id },
      'device.revoked',
      device_id,
    );
    return ok({ ok: true });
  });
}

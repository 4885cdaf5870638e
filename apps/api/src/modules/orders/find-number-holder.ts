import { and, eq, isNotNull } from 'drizzle-orm';
import { access_tokens, devices } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { DevicePrincipal } from '../../http/principal';

/**
 * Returns the kiosk whose pairing reserved a number: the caller, or a kiosk of its restaurant whose pairing has ended. The
 * numbers of a kiosk that is still paired are used by that kiosk alone.
 */
export async function findNumberHolder(
  { db }: Pick<Deps, 'db'>,
  device: DevicePrincipal,
  reserved_by: string | null,
): Promise<DevicePrincipal | null> {
  const { restaurant_id, kind } = device;
  if (kind !== 'kiosk') return null;
  if (reserved_by === null || reserved_by === device.device_id) return device;
  const [ended] = await db
    .select({ device_id: devices.device_id, token_hash: access_tokens.token_hash })
    .from(devices)
    .leftJoin(
      access_tokens,
      and(
        eq(access_tokens.restaurant_id, devices.restaurant_id),
        eq(access_tokens.device_id, devices.device_id),
      ),
    )
    .where(
      and(
        eq(devices.restaurant_id, restaurant_id),
        eq(devices.device_id, reserved_by),
        eq(devices.kind, 'kiosk'),
        isNotNull(devices.revoked_at),
      ),
    );
  return ended === undefined ? null : { ...device, ...ended, token_hash: ended.token_hash ?? '' };
}

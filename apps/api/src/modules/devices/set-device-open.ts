import type { Device } from '@comanda/contracts';
import { err, type Result } from '@comanda/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import { devices } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { recordAction } from '../staff/record-action';
import { findDevice } from './paired-devices';

/** Closes a device for guests, or opens it again, and publishes it to the device. */
export async function setDeviceOpen(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'events'>,
  staff: StaffPrincipal,
  device_id: string,
  is_open: boolean,
): Promise<Result<Device, Refusal>> {
  const { restaurant_id } = staff;
  const isSet = await deps.db.transaction(async (tx) => {
    const set = await tx
      .update(devices)
      .set({ is_open })
      .where(
        and(
          eq(devices.restaurant_id, restaurant_id),
          eq(devices.device_id, device_id),
          isNull(devices.revoked_at),
        ),
      )
      .returning({ device_id: devices.device_id });
    if (set.length === 0) return false;
    const action = is_open ? 'device.opened' : 'device.closed';
    await recordAction({ ...deps, db: tx }, staff, action, device_id);
    await deps.events.publish(tx, { type: 'device.changed', restaurant_id, device_id });
    return true;
  });
  return isSet ? await findDevice(deps, { restaurant_id, device_id }) : err({ code: 'not_found' });
}

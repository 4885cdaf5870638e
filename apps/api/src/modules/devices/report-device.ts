import type { Device, DeviceFault, DeviceReportKind } from '@comanda/contracts';
import { err, type Result } from '@comanda/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import { devices } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { DevicePrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { getDevice } from './paired-devices';

/** As much of a device's past as staff can read at a glance. */
const MOST_FAULTS = 10;

export type Report = {
  readonly kind: DeviceReportKind;
  readonly detail: string;
  readonly playing: string | null;
  readonly version: string | null;
};

/** Keeps what a device says of itself, for staff to see. A crash goes to the log as a fault, and with it to the error service. */
export async function reportDevice(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'log'>,
  device: DevicePrincipal,
  { kind, detail, playing, version }: Report,
): Promise<Result<Device, Refusal>> {
  const { restaurant_id, device_id } = device;
  const isSelf = and(
    eq(devices.restaurant_id, restaurant_id),
    eq(devices.device_id, device_id),
    isNull(devices.revoked_at),
  );
  const isKept = await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ faults: devices.faults })
      .from(devices)
      .where(isSelf)
      .for('update');
    if (row === undefined) return false;
    const reported_at = deps.clock.now();
    const faults =
      kind === 'heartbeat' ? row.faults : addFault(row.faults, kind, detail, reported_at);
    await tx.update(devices).set({ reported_at, playing, version, faults }).where(isSelf);
    if (kind !== 'heartbeat')
      await deps.events.publish(tx, { type: 'device.changed', restaurant_id, device_id });
    return true;
  });
  if (!isKept) return err({ code: 'unauthorized' });
  if (kind === 'crash')
    deps.log.error(
      { err: new Error(detail), restaurant_id, device_id, device_version: version },
      'a device crashed',
    );
  return await getDevice(deps, device);
}

/** Puts a fault first; one that is reported again is counted in its place, so that it pushes out no other. */
function addFault(
  faults: readonly DeviceFault[],
  kind: DeviceFault['kind'],
  detail: string,
  now: Date,
): DeviceFault[] {
  function isSame(fault: DeviceFault): boolean {
    return fault.kind === kind && fault.detail === detail;
  }
  const times = (faults.find(isSame)?.times ?? 0) + 1;
  const others = faults.filter((fault) => !isSame(fault));
  return [{ kind, detail, last_at: now.toISOString(), times }, ...others].slice(0, MOST_FAULTS);
}

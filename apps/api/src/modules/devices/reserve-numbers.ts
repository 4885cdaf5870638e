import type { ReservedNumber } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { devices } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { DevicePrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { takeOrderNumbers } from '../payments/settle/take-order-numbers';

/** A kiosk calls until it has enough for a day without a connection. */
const NUMBERS_PER_CALL = 500;
/** A kiosk renews its numbers after a day, may give one to a guest a day later, and the guest has it for another day. */
const HELD_HOURS = 72;

/**
 * Reserves numbers for orders that a kiosk will take without a connection. Until an order uses it, a
 * number names the device. Other devices take no orders, and get none.
 */
export async function reserveNumbers(
  deps: Pick<Deps, 'db' | 'clock'>,
  { restaurant_id, device_id, kind }: DevicePrincipal,
): Promise<Result<ReservedNumber[], Refusal>> {
  if (kind !== 'kiosk') return ok([]);
  return await deps.db.transaction(async (tx) => {
    const [device] = await tx
      .update(devices)
      .set({ last_local_number: sql`${devices.last_local_number} + ${NUMBERS_PER_CALL}` })
      .where(and(eq(devices.restaurant_id, restaurant_id), eq(devices.device_id, device_id)))
      .returning({ last: devices.last_local_number });
    if (device === undefined) return err({ code: 'unauthorized' });
    const holder = { restaurant_id, order_id: device_id };
    const taken = await takeOrderNumbers({ ...deps, db: tx }, holder, {
      count: NUMBERS_PER_CALL,
      held_hours: HELD_HOURS,
    });
    const first = device.last - NUMBERS_PER_CALL + 1;
    return ok(
      taken.map(
        (order_number, nth): ReservedNumber => ({ local_number: first + nth, order_number }),
      ),
    );
  });
}

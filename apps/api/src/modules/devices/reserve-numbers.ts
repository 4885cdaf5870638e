import type { ReservedNumber } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { devices } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { DevicePrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { takeOrderNumber } from '../payments/settle/take-order-number';

/** As many orders as a busy kiosk takes in some hours without a connection. */
const NUMBERS_PER_CALL = 200;

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
    const numbers: ReservedNumber[] = [];
    for (let nth = NUMBERS_PER_CALL - 1; nth >= 0; nth -= 1) {
      const holder = { restaurant_id, order_id: device_id };
      const order_number = await takeOrderNumber({ ...deps, db: tx }, holder);
      numbers.push({ local_number: device.last - nth, order_number });
    }
    return ok(numbers);
  });
}

import { and, asc, eq, isNotNull, lt, ne, notInArray, or, isNull } from 'drizzle-orm';
import { deliveries } from '../../db/schema/index';
import type { Deps } from '../../deps';
import { changeHeldOrder } from '../board/change-order';
import type { DeliveryKey, DeliveryRow } from './delivery-rows';
import { endWithOrder } from './end-with-order';
import { recallUnsure } from './recall-unsure';
import { recordNews } from './record-news';
import { changeDelivery, isDelivery, lockDelivery } from './repository';
import { tellDelivery } from './tell-delivery';

/** A delivery that nobody told of for so long is asked about. */
const ASKED_AFTER_MS = 60_000;
/** Failed deliveries are refunded after this time without action. */
export const GIVEN_BACK_AFTER_MS = 30 * 60_000;
const MOST_PER_RUN = 50;

/** Asks about deliveries that webhooks are silent on, and ends what nobody brings. Servers share them out. */
export async function sweepDeliveries(deps: Deps): Promise<void> {
  for (const row of await claimQuiet(deps)) await refreshDelivery(deps, row, 'lookup');
  const since = new Date(deps.clock.now().getTime() - GIVEN_BACK_AFTER_MS);
  const left = await deps.db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.status, 'FAILED'), lt(deliveries.failed_at, since)))
    .limit(MOST_PER_RUN);
  for (const row of left) await endFailed(deps, row, since);
}

/** Asks the courier service how a delivery stands and writes the answer down; false when it does not say. */
export async function refreshDelivery(
  deps: Deps,
  delivery: DeliveryRow,
  source: 'webhook' | 'lookup',
): Promise<boolean> {
  const service = deps.couriers[delivery.provider];
  if (service === undefined) return false;
  const looked = await service.lookUp(delivery);
  if (!looked.ok) {
    const { order_id } = delivery;
    deps.log.warn({ order_id, failure: looked.error }, 'a delivery could not be looked up');
    return false;
  }
  const { external_id } = delivery;
  await recordNews(deps, delivery, { news: looked.value, external_id, source });
  return true;
}

async function claimQuiet({ db, clock }: Deps): Promise<DeliveryRow[]> {
  const now = clock.now();
  const quiet = new Date(now.getTime() - ASKED_AFTER_MS);
  return await db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(deliveries)
      .where(
        and(
          ne(deliveries.provider, 'IN_HOUSE'),
          notInArray(deliveries.status, ['WAITING', 'DELIVERED', 'CANCELLED', 'FAILED']),
          isNotNull(deliveries.dispatched_at),
          lt(deliveries.updated_at, quiet),
          or(isNull(deliveries.checked_at), lt(deliveries.checked_at, quiet)),
        ),
      )
      .orderBy(asc(deliveries.updated_at))
      .limit(MOST_PER_RUN)
      .for('update', { skipLocked: true });
    for (const row of rows)
      await tx.update(deliveries).set({ checked_at: now }).where(isDelivery(row));
    return rows;
  });
}

async function endFailed(deps: Deps, key: DeliveryKey, since: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await changeHeldOrder({ ...deps, db: tx }, key, async (inside, held) => {
      const delivery = await lockDelivery(inside.db, key);
      // Seen to meanwhile.
      if (delivery?.status !== 'FAILED' || (delivery.failed_at ?? since) >= since) return null;
      await recallUnsure(inside, delivery);
      await endWithOrder(inside, held, 'delivery_failed');
      const after = await changeDelivery(inside, delivery, { status: 'CANCELLED' }, 'server');
      await tellDelivery(inside, after);
      return null;
    });
  });
}

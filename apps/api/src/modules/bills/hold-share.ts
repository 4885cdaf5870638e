import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { bill_shares } from '../../db/schema/index';
import type { ShareRow } from './bill';
import { lockShareOrders, tellTable } from './close-share';

/** Holds a share that is not paid yet until then, and tells its table: the others count down to it as well. In a transaction. */
export async function holdShare(
  deps: Pick<Deps, 'db' | 'events'>,
  share: ShareRow,
  held_until: Date,
): Promise<void> {
  // Orders are held before shares, as everywhere.
  await lockShareOrders(deps, share);
  const held = await deps.db
    .update(bill_shares)
    .set({ held_until })
    .where(
      and(
        eq(bill_shares.restaurant_id, share.restaurant_id),
        eq(bill_shares.share_id, share.share_id),
        eq(bill_shares.status, 'CLAIMED'),
      ),
    )
    .returning({ share_id: bill_shares.share_id });
  if (held.length > 0) await tellTable(deps, share);
}

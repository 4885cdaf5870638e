import { and, eq } from 'drizzle-orm';
import { tables } from '../../db/schema/index';
import { callOf } from './call-of';
import type { startWorld } from './start-world';

type World = Awaited<ReturnType<typeof startWorld>>;

/** Takes a table of the restaurant out of service. */
export async function closeTable(world: World, local_id: string): Promise<void> {
  await world.shop.db
    .update(tables)
    .set({ is_in_service: false })
    .where(and(eq(tables.restaurant_id, world.here), eq(tables.local_id, local_id)));
}

/** Asks to join a table by its code, from an address. */
export function joinTable(world: World, local_id: string, remoteAddress: string) {
  return world.shop.api.inject({
    ...callOf('joinTable', world.parties[0].ids, undefined),
    body: { restaurant_id: world.here, local_id },
    remoteAddress,
  });
}

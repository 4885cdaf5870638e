import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { restaurants } from '../../db/schema/index';
import type { DueMessage } from './queue';
import { isLate } from './tell-late';

/**
 * Of claimed messages those about orders that nobody outside listens for: most restaurants have no webhook, and their
 * messages are done as soon as that is known, all of them at once.
 */
export async function findUnheard(
  deps: Pick<Deps, 'db' | 'clock'>,
  messages: readonly DueMessage[],
): Promise<DueMessage[]> {
  const news = messages.filter((each) => each.kind.startsWith('order.') && !isLate(deps, each));
  if (news.length === 0) return [];
  const ids = [...new Set(news.map(({ restaurant_id }) => restaurant_id))];
  const listening = await deps.db
    .select({ restaurant_id: restaurants.restaurant_id })
    .from(restaurants)
    .where(and(inArray(restaurants.restaurant_id, ids), isNotNull(restaurants.webhook)));
  const heard = new Set(listening.map(({ restaurant_id }) => restaurant_id));
  return news.filter(({ restaurant_id }) => !heard.has(restaurant_id));
}

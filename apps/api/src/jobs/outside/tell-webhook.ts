import { eq } from 'drizzle-orm';
import { restaurants } from '../../db/schema/index';
import type { Deps } from '../../deps';
import { findOrder } from '../../modules/orders/repository';
import { assertPublic, publicHosts } from './public-hosts';
import { sendSigned } from './send-signed';

export type OrderNews = {
  readonly id: string;
  readonly type: 'order.placed' | 'order.changed';
  readonly restaurant_id: string;
  readonly order_id: string;
};

/** Tells a restaurant's webhook of an order as it is now; nothing where none is configured. Throws when it was not taken. */
export async function tellWebhook(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id, type, restaurant_id, order_id }: OrderNews,
): Promise<void> {
  const [restaurant] = await db
    .select({ endpoint: restaurants.endpoint, webhook: restaurants.webhook })
    .from(restaurants)
    .where(eq(restaurants.restaurant_id, restaurant_id));
  if (!restaurant?.webhook) return;
  const order = await findOrder(db, { restaurant_id, order_id });
  if (order === null) return;
  const { endpoint, webhook } = restaurant;
  const sent_at = clock.now();
  const message = {
    id,
    sent_at,
    body: { type, timestamp: sent_at.toISOString(), data: { endpoint, order } },
  };
  if (config.allowsPrivateWebhooks) return await sendSigned(webhook, message);
  assertPublic(webhook.url);
  await sendSigned(webhook, message, publicHosts);
}

import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { campaign_uses } from '../../../db/schema/index';
import { SHOP_CAMPAIGNS } from '../../payments/settle/testing/shop-campaigns';
import { type Shop, startShop } from '../../payments/settle/testing/start-shop';

export type CampaignShop = Awaited<ReturnType<typeof startCampaignShop>>;
export type Guest = Awaited<ReturnType<Shop['newGuest']>>;

/** The shop with its campaigns, and what guests do with them. */
export async function startCampaignShop() {
  const statements: string[] = [];
  const shop = await startShop({
    campaigns: SHOP_CAMPAIGNS,
    onStatement: (sql) => void statements.push(sql),
  });

  /** An instance of a campaign, as a browser makes one. */
  function added(key: string, campaign_code?: string, campaign_instance_id: string = randomUUID()) {
    return {
      campaign_instance_id,
      campaign_id: shop.ids.get(key),
      ...(campaign_code === undefined ? {} : { campaign_code }),
    };
  }

  function line(key: string, multiplier: number, changes: object = {}) {
    const modifier_ids = key === 'burger' ? [shop.ids.get('beef')] : [];
    return { item_id: shop.ids.get(key), modifier_ids, multiplier, ...changes };
  }

  function totalsOf(order: object) {
    const body = { order: { restaurant_id: shop.restaurant_id, ...order } };
    return shop.call('POST', '/order/calculateTotals', body);
  }

  function place(guest: Guest, changes: object = {}) {
    const body = { ...shop.order(guest.guest_id), payment_method: 'COUNTER', ...changes };
    return shop.call('POST', '/orders/orderAndPay', body, { token: guest.token });
  }

  function openIntent(guest: Guest, changes: object = {}) {
    const body = { ...shop.order(guest.guest_id), mode: 'before', ...changes };
    return shop.call('POST', '/payments/intent', body, { token: guest.token });
  }

  function payWith(guest: Guest, payment_intent_id: string) {
    const body = {
      restaurant_id: shop.restaurant_id,
      guest_id: guest.guest_id,
      payment_method: 'CARD',
      token: payment_intent_id,
    };
    return shop.call('POST', '/orders/orderAndPay', body, { token: guest.token });
  }

  async function usesOf(key: string, subject = 'all'): Promise<number> {
    const [row] = await shop.db
      .select({ uses: campaign_uses.uses })
      .from(campaign_uses)
      .where(
        and(
          eq(campaign_uses.campaign_id, shop.ids.get(key) ?? ''),
          eq(campaign_uses.subject, subject),
        ),
      );
    return row?.uses ?? 0;
  }

  return { shop, statements, added, line, totalsOf, place, openIntent, payWith, usesOf };
}

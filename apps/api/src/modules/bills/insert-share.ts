import type { ShareInput } from '@comanda/contracts';
import type { Deps } from '../../deps';
import { bill_share_items, bill_share_orders, bill_shares } from '../../db/schema/index';
import type { OrderItemRow } from '../orders/order-rows';
import type { Bill, ShareOrderRow, ShareRow } from './bill';
import type { PricedPart, PricedShare } from './price-share';
import { writeClaims } from './repository';

export type NewShare = {
  readonly restaurant_id: string;
  readonly table_session_id: string;
  /** null = paid at the counter. */
  readonly guest_id: string | null;
  readonly staff_id?: string | null;
  readonly input: ShareInput | { readonly kind: 'counter' };
  readonly priced: PricedShare;
  readonly items: readonly OrderItemRow[];
  readonly hold_ms: number;
};

/** Writes a share down, and in each of its orders that so much is taken. The orders must be held. */
export async function insertShare(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'events'>,
  bill: Bill,
  wish: NewShare,
): Promise<ShareRow & { readonly order_id: string }> {
  const { db, clock, newId, events } = deps;
  const now = clock.now();
  const { restaurant_id, table_session_id, guest_id, priced, input } = wish;
  const isParts = input.kind === 'parts';
  const share: ShareRow = {
    restaurant_id,
    share_id: newId(),
    table_session_id,
    guest_id,
    staff_id: wish.staff_id ?? null,
    kind: input.kind,
    parts: isParts ? input.parts : null,
    parts_of: isParts ? input.parts_of : null,
    amount: priced.totals.total_with_tip_and_tax,
    tip_amount: priced.totals.tip_amount,
    status: 'CLAIMED',
    claimed_at: now,
    held_until: new Date(now.getTime() + wish.hold_ms),
    closed_at: null,
  };
  const parts = priced.parts.map((each) => toRow(share, each));
  const [first] = parts;
  if (first === undefined) throw new Error('A share takes nothing: there is nothing to pay.');
  await db.insert(bill_shares).values(share);
  await db.insert(bill_share_orders).values(parts);
  if (wish.items.length > 0) {
    await db.insert(bill_share_items).values(
      wish.items.map(({ order_id, item_instance_id }) => ({
        restaurant_id,
        share_id: share.share_id,
        order_id,
        item_instance_id,
        is_live: true,
      })),
    );
  }
  for (const { order, parts: before } of bill.orders) {
    const own = parts.filter(({ order_id }) => order_id === order.order_id);
    if (own.length > 0) await writeClaims(db, { order, parts: [...before, ...own] }, now);
  }
  const [
    {
      order: { table_id },
    } = { order: { table_id: '' } },
  ] = bill.orders;
  await events.publish(db, { type: 'table.changed', restaurant_id, table_id, table_session_id });
  return { ...share, order_id: first.order_id };
}

function toRow(
  { restaurant_id, share_id }: ShareRow,
  { order_id, part, tip_amount, order_tip }: PricedPart,
): ShareOrderRow {
  return {
    restaurant_id,
    share_id,
    order_id,
    amount: part.total_with_tax,
    discount: part.discount,
    net_total: part.net_total,
    delivery_fee: part.delivery_fee,
    tax_amount: part.tax_amount,
    tip_amount,
    order_tip,
    is_live: true,
  };
}

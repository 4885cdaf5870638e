import type { PaidShare } from '@comanda/contracts';
import { addTaxes } from '@comanda/totals';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  bill_share_items,
  bill_share_orders,
  bill_shares,
  guests,
  order_items,
  orders,
  payments,
} from '../../db/schema/index';
import { groupBy } from '../../shared/group-by';
import type { OrderRow } from '../orders/order-rows';
import type { GuestRow } from '../tables/repository';
import type { ShareOrderRow, ShareRow } from './bill';
import { partIncludedTax, partTaxes } from './share-taxes';

type Part = { readonly part: ShareOrderRow; readonly order: OrderRow };

/** Returns the card payments of a guest for their table's bill, oldest first; refunded ones are included. */
export async function findPaidShares(
  db: Database,
  { restaurant_id, guest_id, table_session_id }: GuestRow,
): Promise<PaidShare[]> {
  const paid = await db
    .select({
      share: bill_shares,
      provider_ref: payments.provider_ref,
      refunded_amount: payments.refunded_amount,
      payment_method: payments.payment_method,
      card: payments.card,
    })
    .from(bill_shares)
    .innerJoin(
      payments,
      and(
        eq(payments.restaurant_id, bill_shares.restaurant_id),
        eq(payments.share_id, bill_shares.share_id),
        inArray(payments.status, ['CAPTURED', 'REFUNDED']),
      ),
    )
    .where(
      and(
        eq(bill_shares.restaurant_id, restaurant_id),
        eq(bill_shares.table_session_id, table_session_id),
        eq(bill_shares.guest_id, guest_id),
        inArray(bill_shares.status, ['PAID', 'REFUNDED']),
      ),
    )
    .orderBy(asc(bill_shares.closed_at), asc(bill_shares.share_id));
  const ids = paid.map(({ share }) => share.share_id);
  if (ids.length === 0) return [];
  const partsOf = groupBy(await findParts(db, restaurant_id, ids), ({ part }) => part.share_id);
  const itemsOf = groupBy(await findItems(db, restaurant_id, ids), ({ share_id }) => share_id);
  return paid.map(({ share, provider_ref, refunded_amount, payment_method, card }) => ({
    payment_intent_id: provider_ref ?? '',
    payment_method,
    card,
    share_id: share.share_id,
    kind: share.kind,
    parts: share.parts,
    parts_of: share.parts_of,
    totals: totalsOf(share, partsOf.get(share.share_id) ?? []),
    refunded_amount,
    paid_at: (share.closed_at ?? share.claimed_at).toISOString(),
    items: (itemsOf.get(share.share_id) ?? []).map(({ share_id: _share, ...item }) => item),
  }));
}

function totalsOf({ amount, tip_amount }: ShareRow, parts: readonly Part[]): PaidShare['totals'] {
  function sum(name: 'discount' | 'net_total' | 'delivery_fee' | 'tax_amount'): number {
    return parts.reduce((total, { part }) => total + part[name], 0);
  }
  const [discount, net_total] = [sum('discount'), sum('net_total')];
  return {
    subtotal: net_total + discount,
    discount,
    net_total,
    delivery_fee: sum('delivery_fee'),
    // Orders of one table are taxed alike.
    tax_rate: parts[0]?.order.tax_rate ?? '0',
    tax_amount: sum('tax_amount'),
    included_tax: parts.reduce((total, { part, order }) => total + partIncludedTax(part, order), 0),
    taxes: addTaxes(parts.map(({ part, order }) => partTaxes(part, order))),
    total_with_tax: amount - tip_amount,
    tip_amount,
    delivery_tip_amount: 0,
    total_with_tip_and_tax: amount,
  };
}

async function findParts(
  db: Database,
  restaurant_id: string,
  share_ids: string[],
): Promise<Part[]> {
  return await db
    .select({ part: bill_share_orders, order: orders })
    .from(bill_share_orders)
    .innerJoin(
      orders,
      and(
        eq(orders.restaurant_id, bill_share_orders.restaurant_id),
        eq(orders.order_id, bill_share_orders.order_id),
      ),
    )
    .where(
      and(
        eq(bill_share_orders.restaurant_id, restaurant_id),
        inArray(bill_share_orders.share_id, share_ids),
        eq(bill_share_orders.is_live, true),
      ),
    );
}

/** The lines of shares, each with who ordered it: by the name alone, as the receipt may be handed on. */
async function findItems(db: Database, restaurant_id: string, share_ids: string[]) {
  return await db
    .select({
      share_id: bill_share_items.share_id,
      item_instance_id: order_items.item_instance_id,
      item_id: order_items.item_id,
      name: order_items.name,
      multiplier: order_items.multiplier,
      amount: order_items.amount,
      has_paid: order_items.has_paid,
      guest_name: guests.name,
    })
    .from(bill_share_items)
    .innerJoin(
      order_items,
      and(
        eq(order_items.restaurant_id, bill_share_items.restaurant_id),
        eq(order_items.order_id, bill_share_items.order_id),
        eq(order_items.item_instance_id, bill_share_items.item_instance_id),
      ),
    )
    .innerJoin(
      orders,
      and(
        eq(orders.restaurant_id, order_items.restaurant_id),
        eq(orders.order_id, order_items.order_id),
      ),
    )
    .innerJoin(
      guests,
      and(eq(guests.restaurant_id, orders.restaurant_id), eq(guests.guest_id, orders.guest_id)),
    )
    .where(
      and(
        eq(bill_share_items.restaurant_id, restaurant_id),
        inArray(bill_share_items.share_id, share_ids),
        eq(bill_share_items.is_live, true),
      ),
    )
    .orderBy(asc(orders.placed_at), asc(orders.order_id), asc(order_items.position));
}

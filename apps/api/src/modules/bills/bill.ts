import type { bill_share_items, bill_share_orders, bill_shares } from '../../db/schema/index';
import type { OrderItemRow, OrderRow } from '../orders/order-rows';

export type ShareRow = typeof bill_shares.$inferSelect;
export type ShareOrderRow = typeof bill_share_orders.$inferSelect;
export type ShareItemRow = typeof bill_share_items.$inferSelect;

/** An order on the bill, and what payers have taken of it. */
export type BillOrder = {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly parts: readonly ShareOrderRow[];
  /** The lines that somebody pays for by name, each with the share. */
  readonly claimed_items: ReadonlyMap<string, string>;
};

/** A table's bill: the orders that its party has placed, and the shares that are paid or being paid. */
export type Bill = {
  readonly orders: readonly BillOrder[];
  readonly shares: readonly ShareRow[];
};

/** The bill as if a share had never been claimed. */
export function withoutShare(bill: Bill, share: ShareRow, items: readonly ShareItemRow[]): Bill {
  const freed = new Set(items.map(({ item_instance_id }) => item_instance_id));
  return {
    shares: bill.shares.filter(({ share_id }) => share_id !== share.share_id),
    orders: bill.orders.map(({ order, parts, claimed_items, ...rest }) => {
      const own = parts.filter(({ share_id }) => share_id === share.share_id);
      const taken = own.reduce((sum, { amount }) => sum + amount, 0);
      return {
        ...rest,
        order: { ...order, claimed_amount: order.claimed_amount - taken },
        parts: parts.filter((part) => !own.includes(part)),
        claimed_items: new Map([...claimed_items].filter(([id]) => !freed.has(id))),
      };
    }),
  };
}

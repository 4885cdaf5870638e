import { sql } from 'drizzle-orm';

/**
 * What was given back of an order through the shares that paid it: of a share that went back as a whole what it had of this
 * order, of any other the refunds that name the order. Within a query of `orders`.
 */
export const refundedOfShares = sql<number>`(
  select coalesce(sum(case
    when p.status = 'REFUNDED' then s.amount + s.tip_amount
    else (
      select coalesce(sum(r.amount), 0) from refunds r
      where r.restaurant_id = s.restaurant_id and r.order_id = s.order_id
        and r.payment_id = p.payment_id and r.status = 'DONE'
    )
  end), 0)::int
  from bill_share_orders s
  join payments p on p.restaurant_id = s.restaurant_id and p.share_id = s.share_id
  where s.restaurant_id = orders.restaurant_id and s.order_id = orders.order_id
    and s.is_live and p.status in ('CAPTURED', 'REFUNDED')
)`;

import { isServedAt } from '@comanda/schedules';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { CatalogueEntry } from '../../catalogue/catalogue';
import type { Deps } from '../../deps';
import { orders, payments } from '../../db/schema/index';
import { offerAt } from '../../modules/orders/counter-offer';
import type { OrderRow } from '../../modules/orders/order-rows';
import { findOrderItems } from '../../modules/orders/repository';
import { closeOpenPayment } from '../../modules/payments/close-open-payment';
import type { PaymentRow } from '../../modules/payments/settle/payment-repository';
import { OPEN_STATUSES } from '../../shared/open-statuses';
import { reasonNotPlaceable } from '../../modules/payments/settle/reason-not-placeable';
import { MOST_UNANSWERED } from './constants';

/** How long after closing a payment may still be made. The order of one that was made by then is placed. */
const CLOSE_AFTER_MINUTES = 10;
const MOST_PER_RESTAURANT = 200;

type OpenOrder = { readonly payment: PaymentRow; readonly order: OrderRow };

/**
 * Closes the payments of orders that cannot be placed any more, some minutes after the restaurant or a menu has closed: paid
 * later, their money would only go back. Paid meanwhile, they are placed.
 */
export async function closeAfterHours(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const restaurant_id of await findRestaurants(deps)) {
    const entry = await deps.catalogue.get(restaurant_id);
    if (entry !== null && isPartClosed(entry, now)) await closeIn(deps, entry, now);
  }
}

/** A restaurant whose processor does not answer is left to the next run. */
async function closeIn(deps: Deps, entry: CatalogueEntry, now: Date): Promise<void> {
  let unanswered = 0;
  for (const open of await findOpenOrders(deps, entry.restaurant.restaurant_id)) {
    if (!(await tryToClose(deps, entry, open, now))) unanswered += 1;
    if (unanswered === MOST_UNANSWERED) return;
  }
}

/** False when the processor does not answer. */
async function tryToClose(
  deps: Deps,
  entry: CatalogueEntry,
  { payment, order }: OpenOrder,
  now: Date,
): Promise<boolean> {
  try {
    const offer = offerAt(entry, order.delivery_platform);
    const stored = { order, items: await findOrderItems(deps.db, order), campaigns: [] };
    if (reasonNotPlaceable(offer, stored, now, CLOSE_AFTER_MINUTES) === null) return true;
    const closed = await closeOpenPayment(deps, payment, 'closed');
    return closed.ok || closed.error.code !== 'unavailable';
  } catch (error) {
    const { payment_id } = payment;
    deps.log.error({ err: error, payment_id }, 'a payment could not be closed after hours');
    return true;
  }
}

/** Most of the time a restaurant and all of its menus are open, and none of its orders has to be read. */
function isPartClosed({ restaurant, menus }: CatalogueEntry, now: Date): boolean {
  if (restaurant.state === 'INACTIVE') return true;
  return [restaurant, ...menus].some(
    ({ schedule }) => schedule !== null && !isServedAt(schedule, now, restaurant.timezone),
  );
}

async function findRestaurants({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await db
    .selectDistinct({ restaurant_id: payments.restaurant_id })
    .from(payments)
    .where(and(inArray(payments.status, OPEN_STATUSES), isNull(payments.share_id)));
  return rows.map(({ restaurant_id }) => restaurant_id);
}

/** A charge that is out is looked up by the reconciliation, and not called off. */
async function findOpenOrders(
  { db }: Pick<Deps, 'db'>,
  restaurant_id: string,
): Promise<OpenOrder[]> {
  return await db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(
      orders,
      and(eq(orders.restaurant_id, payments.restaurant_id), eq(orders.order_id, payments.order_id)),
    )
    .where(
      and(
        eq(payments.restaurant_id, restaurant_id),
        inArray(payments.status, OPEN_STATUSES),
        isNull(payments.share_id),
        isNull(payments.sent_at),
        eq(orders.status, 'ORDER_OPEN'),
        // Readers are tested before opening.
        isNull(orders.tested_terminal_id),
      ),
    )
    .orderBy(asc(payments.created_at))
    .limit(MOST_PER_RESTAURANT);
}

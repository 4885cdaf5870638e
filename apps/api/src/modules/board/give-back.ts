import type { HasPaid } from '@comanda/contracts';
import type { Deps } from '../../deps';
import { requestRefund } from '../../settle/request-refund';
import type { OrderItemRow } from '../orders/order-rows';
import { itemWorth } from './item-worth';
import type { BoardOrder } from './lock-board-order';
import { markPaid } from './mark-items';
import { planRefund } from './plan-refund';
import { findCounterTake, findSources, type Source } from './refundable';

export type GivenBack = {
  /** On its way back to cards. */
  readonly online: number;
  /** What the counter took and hands over. */
  readonly at_counter: number;
};

const OTHERWISE_PAID: ReadonlySet<HasPaid> = new Set(['PAYMENT_UNPAID', 'PAYMENT_PAID_AT_COUNTER']);

type Giving = {
  /** The lines that money goes back for; null = the order is over, and all that was paid for it goes back. */
  readonly items: readonly OrderItemRow[] | null;
  readonly staff_id: string | null;
};

/**
 * Writes down that money of an order goes back, in the transaction of `deps.db`, which must hold the order. The outbox
 * carries it out, each part once. Lines that money went back for before are left out.
 */
export async function giveBack(
  deps: Deps,
  held: BoardOrder,
  { items, staff_id }: Giving,
): Promise<GivenBack> {
  const { restaurant_id, order_id } = held.order;
  const { sources, earlier } = await findSources(deps.db, held);
  const asked = new Set(earlier.flatMap(({ item_instance_ids }) => item_instance_ids ?? []));
  const rest = held.items.filter(
    ({ has_paid, item_instance_id }) =>
      has_paid === 'PAYMENT_PAID_ONLINE' && !asked.has(item_instance_id),
  );
  const online = items === null ? rest : rest.filter((item) => items.includes(item));
  const worth = itemWorth(held);
  // With the last line its tip and fees go back too.
  const isRest = online.length === rest.length;
  // Who pays an amount names no line: of an order that is over, money goes back by who paid it.
  const isNothing = items !== null && online.length === 0;
  // What somebody paid beside these lines for no line by name is theirs until all of the order is paid by card.
  const isOpen = held.items.some(({ has_paid }) => OTHERWISE_PAID.has(has_paid));
  const payers = items !== null && isRest && isOpen ? sources.filter(isByName) : sources;
  const left = { sources: payers, items: isRest ? null : online, worth };
  const parts = isNothing ? [] : planRefund(left);
  const item_instance_ids = online.map((item) => item.item_instance_id);
  const request = { restaurant_id, order_id, item_instance_ids, requested_by: staff_id };
  for (const { payment_id, amount } of parts)
    await requestRefund(deps, { ...request, payment_id, amount });
  const atCounter = (items ?? held.items).filter(
    ({ has_paid }) => has_paid === 'PAYMENT_PAID_AT_COUNTER',
  );
  await markPaid(deps.db, held.order, atCounter, 'PAYMENT_REFUNDED');
  const atCounterWorth = worthOf(atCounter, worth);
  return {
    online: parts.reduce((sum, { amount }) => sum + amount, 0),
    at_counter:
      items === null
        ? Math.min(atCounterWorth, await leftAtCounter(deps, held, { asked, worth }))
        : atCounterWorth,
  };
}

/** Whether a payment was for certain lines, or for the whole order. */
function isByName({ share_id, item_instance_ids }: Source): boolean {
  return share_id === null || item_instance_ids.size > 0;
}

/** What the counter took of an order, which may be less than its lines are worth, and has not handed back. */
async function leftAtCounter(
  { db }: Deps,
  { order, items }: BoardOrder,
  { asked, worth }: { readonly asked: ReadonlySet<string>; readonly worth: Worth },
): Promise<number> {
  const handed = items.filter(
    ({ has_paid, item_instance_id }) =>
      has_paid === 'PAYMENT_REFUNDED' && !asked.has(item_instance_id),
  );
  return Math.max(0, (await findCounterTake(db, order)) - worthOf(handed, worth));
}

type Worth = ReturnType<typeof itemWorth>;

function worthOf(items: readonly OrderItemRow[], worth: Worth): number {
  return items.reduce((sum, item) => sum + (worth.get(item.item_instance_id) ?? 0), 0);
}

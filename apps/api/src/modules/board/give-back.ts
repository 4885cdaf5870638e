import type { HasPaid } from '@comanda/contracts';
import type { Deps } from '../../deps';
import { requestRefund } from '../payments/settle/request-refund';
import { findToHandBack, isAtCounter } from '../orders/handed-back';
import { itemWorth } from '../orders/item-worth';
import type { OrderItemRow } from '../orders/order-rows';
import type { BoardOrder } from './lock-board-order';
import { markPaid, markUnits } from './mark-items';
import { planRefund } from './plan-refund';
import { type RefundUnits, worthOfUnits } from './refund-units';
import { findSources, type Source } from './refundable';

export type GivenBack = {
  /** On its way back to cards. */
  readonly online: number;
  /** Amount taken and returned at the counter. */
  readonly at_counter: number;
};

const OTHERWISE_PAID: ReadonlySet<HasPaid> = new Set(['PAYMENT_UNPAID', 'PAYMENT_PAID_AT_COUNTER']);

type Giving = {
  /** The lines that money goes back for; null = all of them, and with them all that was paid for the order. */
  readonly items: readonly OrderItemRow[] | null;
  /** Units of further lines, fewer than each has left. */
  readonly units?: readonly RefundUnits[];
  readonly staff_id: string | null;
};

/**
 * Writes down that money of an order goes back, in the transaction of `deps.db`, which must hold the order. The outbox
 * carries it out, each part once. Lines that money went back for before are left out.
 */
export async function giveBack(
  deps: Deps,
  held: BoardOrder,
  { items, units = [], staff_id }: Giving,
): Promise<GivenBack> {
  const { restaurant_id, order_id } = held.order;
  const worth = itemWorth(held);
  const { sources, earlier } = await findSources(deps.db, held, worth);
  const asked = new Set(earlier.flatMap(({ item_instance_ids }) => item_instance_ids ?? []));
  const rest = held.items.filter(isOnline);
  const online = items === null ? rest : rest.filter((item) => items.includes(item));
  // With the last line its tip and fees go back too.
  const isLast = online.length > 0 && online.length === rest.length;
  // An amount paid for no named line stays with its payer until the whole order is paid by card.
  const isOpen = held.items.some(({ has_paid }) => OTHERWISE_PAID.has(has_paid));
  const isAll = items === null || (isLast && !isOpen);
  const named = isLast ? sources.filter(isByName) : [];
  const whole = isAll ? sources : named;
  const partly = units.filter(({ item }) => isOnline(item)).map(toPart);
  const lines = [
    ...online.map(({ item_instance_id, refunded_part: before }) => {
      return { item_instance_id, before, amount: (worth.get(item_instance_id) ?? 0) - before };
    }),
    ...partly,
  ];
  const parts = planRefund({ sources, lines, whole });
  const item_instance_ids = online.map((item) => item.item_instance_id);
  const request = { restaurant_id, order_id, item_instance_ids, requested_by: staff_id };
  for (const { payment_id, amount } of parts)
    await requestRefund(deps, { ...request, payment_id, amount });
  const taken = held.items.filter(isAtCounter);
  const handed = items === null ? taken : taken.filter((item) => items.includes(item));
  const fromTill = units.filter(({ item }) => isAtCounter(item)).map(toPart);
  const at_counter = await findToHandBack(deps.db, held, {
    items: handed,
    parts: new Map(fromTill.map(({ item_instance_id, amount }) => [item_instance_id, amount])),
  });
  await markPaid(deps.db, held.order, handed, 'PAYMENT_REFUNDED');
  await markUnits(deps.db, held.order, [...partly, ...fromTill]);
  return { online: parts.reduce((sum, { amount }) => sum + amount, 0), at_counter };

  function isOnline({ has_paid, item_instance_id }: OrderItemRow): boolean {
    return has_paid === 'PAYMENT_PAID_ONLINE' && !asked.has(item_instance_id);
  }

  function toPart({ item, count }: RefundUnits) {
    const { item_instance_id, refunded_part: before } = item;
    const amount = worthOfUnits(item, count, worth.get(item_instance_id) ?? 0);
    return { item_instance_id, before, amount, count };
  }
}

/** Whether a payment was for certain lines, or for the whole order. */
function isByName({ share_id, paid_lines }: Source): boolean {
  return share_id === null || paid_lines.size > 0;
}

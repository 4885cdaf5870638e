import type { Order, OrderStatus, RefundReason } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { OrderItemRow } from '../orders/order-rows';
import { recordAction } from '../staff/record-action';
import { changeHeldOrder, conflict, updateOrder } from './change-order';
import { chooseItems } from './choose-items';
import { giveAmount } from './give-amount';
import { type GivenBack, giveBack } from './give-back';
import type { BoardOrder } from './lock-board-order';
import { type RefundUnits, unitsLeft } from './refund-units';

const IN_THE_KITCHEN: ReadonlySet<OrderStatus> = new Set([
  'ORDER_SENT_TO_KITCHEN',
  'ORDER_PREPARING',
  'ORDER_READY',
]);

export type Refunded = { readonly order: Order; readonly refund: GivenBack };

/** Lines, units of lines or an amount, and why. */
export type RefundInput = {
  readonly item_instance_ids?: readonly string[] | undefined;
  readonly units?:
    | readonly { readonly item_instance_id: string; readonly multiplier: number }[]
    | undefined;
  readonly amount?: number | undefined;
  readonly reason: RefundReason | null;
  readonly note: string;
};

/** Gives back what was paid for an order, for some of its lines or units, or an amount, in the transaction of `inside.db`. */
export async function refundOrder(
  inside: Deps,
  staff: StaffPrincipal,
  order_id: string,
  input: RefundInput,
): Promise<Result<Refunded, Refusal>> {
  const { restaurant_id } = staff;
  let refund: GivenBack = { online: 0, at_counter: 0 };
  const changed = await changeHeldOrder(inside, { restaurant_id, order_id }, async (deps, held) => {
    // A cancelled order is being refunded already.
    if (held.order.status === 'ORDER_CANCELLED') return conflict(held.order);
    const given = await give(deps, held, staff, input);
    if (!given.ok) return given.error;
    refund = given.value;
    const amount = refund.online + refund.at_counter;
    if (amount === 0) return { code: 'refund_too_high', left_amount: 0 };
    const { reason, note } = input;
    const refunded_at = deps.clock.now().toISOString();
    await updateOrder(deps, held.order, {
      refund_log: [...(held.order.refund_log ?? []), { refunded_at, amount, reason, note }],
      // Its lines are struck on the boards, which the kitchen has to see.
      ...(input.amount === undefined && IN_THE_KITCHEN.has(held.order.status)
        ? { seen_at: null }
        : {}),
    });
    await recordAction(deps, staff, 'order.refunded', order_id, { ...refund, reason, note });
    return null;
  });
  return changed.ok ? ok({ order: changed.value, refund }) : err(changed.error);
}

async function give(
  deps: Deps,
  held: BoardOrder,
  { staff_id }: StaffPrincipal,
  { item_instance_ids, units: wanted = [], amount }: RefundInput,
): Promise<Result<GivenBack, Refusal>> {
  if (amount !== undefined) return await giveAmount(deps, held, { amount, staff_id });
  const isUnitsOnly = item_instance_ids === undefined && wanted.length > 0;
  const chosen = chooseItems(held.items, isUnitsOnly ? [] : item_instance_ids);
  const units = chooseUnits(held.items, chosen ?? [], wanted);
  if (chosen === null || units === null) return err({ code: 'not_found' });
  const isTooMany = units.some(({ item, count }) => count > unitsLeft(item));
  if (isTooMany) return err({ code: 'refund_too_high', left_amount: 0 });
  // The last units of a line are the line.
  const lines = units.filter(({ item, count }) => count === unitsLeft(item));
  const whole = [...chosen, ...lines.map(({ item }) => item)];
  return ok(
    await giveBack(deps, held, {
      items: whole.length === held.items.length ? null : whole,
      units: units.filter((each) => !lines.includes(each)),
      staff_id,
    }),
  );
}

/** Units by their lines; null when a line is not of this order, or is meant twice. */
function chooseUnits(
  items: readonly OrderItemRow[],
  chosen: readonly OrderItemRow[],
  wanted: NonNullable<RefundInput['units']>,
): RefundUnits[] | null {
  const free = new Map(
    items.filter((item) => !chosen.includes(item)).map((item) => [item.item_instance_id, item]),
  );
  const found: RefundUnits[] = [];
  for (const { item_instance_id, multiplier } of wanted) {
    const item = free.get(item_instance_id);
    if (item === undefined || !free.delete(item_instance_id)) return null;
    found.push({ item, count: multiplier });
  }
  return found;
}

import type { ShareInput } from '@comanda/contracts';
import { allocate, assertNever, type Cents, cents, err, ok, type Result } from '@comanda/kernel';
import type { OrderItemRow } from '../orders/order-rows';
import type { Bill, BillOrder } from './bill';
import { openAmounts } from './open-amounts';
import { priceLines } from './price-lines';

/** A payer's part: an amount of each order, tips not included, and the lines paid by name. */
export type ChosenPart = {
  readonly amounts: ReadonlyMap<string, Cents>;
  readonly items: readonly OrderItemRow[];
};

export type PartRefusal =
  /** No order, or a line that is not on the bill. */
  | 'absent'
  /** All of it is paid. */
  | 'paid'
  /** Held by others, or less is left. */
  | 'taken'
  /** More than the whole bill ever was. */
  | 'too_high';

/** Works out what a payer's wish comes to on the bill as it stands. */
export function choosePart(
  bill: Bill,
  guest_id: string,
  wish: ShareInput,
): Result<ChosenPart, PartRefusal> {
  if (bill.orders.length === 0) return err('absent');
  switch (wish.kind) {
    case 'mine':
      return wholeOrders(
        bill,
        bill.orders.filter(({ order }) => order.guest_id === guest_id),
      );
    case 'all':
      return wholeOrders(bill, bill.orders);
    case 'items':
      return chosenItems(bill, wish.item_instance_ids);
    case 'amount':
      return anAmount(bill, cents(wish.amount));
    case 'parts':
      return equalParts(bill, wish.parts, wish.parts_of);
    default:
      return assertNever(wish);
  }
}

/** All that is open of these orders. */
function wholeOrders(bill: Bill, orders: readonly BillOrder[]): Result<ChosenPart, PartRefusal> {
  if (orders.length === 0) return err('absent');
  const open = orders.filter((each) => openAmounts(each).total > 0);
  if (open.length === 0) return err(whyNotOpen(bill, orders));
  return ok({
    amounts: new Map(open.map((each) => [each.order.order_id, openAmounts(each).total])),
    items: open.filter((each) => !isHeldByAmount(bill, each)).flatMap(openItems),
  });
}

/** These lines, each with its share of the tax. Whoever takes the last open lines takes all that is open with them. */
function chosenItems(
  bill: Bill,
  item_instance_ids: readonly string[],
): Result<ChosenPart, PartRefusal> {
  const { orders } = bill;
  const wanted = new Set(item_instance_ids);
  const known = orders.flatMap(({ items }) => items);
  const items = known.filter(({ item_instance_id }) => wanted.has(item_instance_id));
  if (items.length !== wanted.size) return err('absent');
  const open = new Set(orders.flatMap(openItems));
  const touched = orders.filter((each) => each.items.some((item) => items.includes(item)));
  if (!items.every((item) => open.has(item))) return err(whyNotOpen(bill, touched));
  const taken = touched.flatMap((each) => {
    const part = partOf(bill, each, wanted);
    return part.amount > 0 ? [{ ...each, ...part }] : [];
  });
  if (taken.length === 0) return err(whyNotOpen(bill, touched));
  const named = new Set(taken.filter(({ isCovered }) => isCovered).flatMap((each) => each.items));
  return ok({
    amounts: new Map(taken.map(({ order, amount }) => [order.order_id, amount])),
    items: items.filter((item) => named.has(item)),
  });
}

/** Amount of these lines of an order, and whether it covers them. */
function partOf(
  bill: Bill,
  each: BillOrder,
  wanted: ReadonlySet<string>,
): { readonly amount: Cents; readonly isCovered: boolean } {
  const { total } = openAmounts(each);
  const worth = priceLines(each, wanted);
  const isRest = openItems(each).every(({ item_instance_id }) => wanted.has(item_instance_id));
  const amount = isRest ? total : cents(Math.min(worth, total));
  return { amount, isCovered: isRest ? !isHeldByAmount(bill, each) : amount >= worth };
}

/**
 * Whether somebody is about to pay of an order without naming lines. Who takes the rest then names none either: if the first
 * one leaves, so much of it is open. All are marked once nothing is. What was paid stays, also when it was given back.
 */
function isHeldByAmount({ shares }: Bill, { parts, claimed_items }: BillOrder): boolean {
  const naming = new Set(claimed_items.values());
  const held = underway(shares);
  return parts.some(({ share_id }) => held.has(share_id) && !naming.has(share_id));
}

function anAmount(bill: Bill, amount: Cents): Result<ChosenPart, PartRefusal> {
  if (amount > totalOf(bill)) return err('too_high');
  return amount > openOf(bill) ? err(whyNotOpen(bill, bill.orders)) : ok(spread(bill, amount));
}

/** The next so many of equal parts: those before them are taken by others who split the bill alike. */
function equalParts(bill: Bill, parts: number, parts_of: number): Result<ChosenPart, PartRefusal> {
  if (parts > parts_of) return err('too_high');
  const before = bill.shares
    .filter((share) => share.kind === 'parts' && share.parts_of === parts_of)
    .reduce((sum, share) => sum + (share.parts ?? 0), 0);
  if (before + parts > parts_of) return err(whyNotOpen(bill, bill.orders));
  const each = allocate(
    totalOf(bill),
    Array.from({ length: parts_of }, () => 1),
  );
  const amount = each.slice(before, before + parts).reduce((sum, part) => sum + part, 0);
  const open = openOf(bill);
  return open === 0
    ? err(whyNotOpen(bill, bill.orders))
    : ok(spread(bill, cents(Math.min(amount, open))));
}

/** An amount over the orders of the bill, by what is open of each. */
function spread({ orders }: Bill, amount: Cents): ChosenPart {
  const shares = allocate(
    amount,
    orders.map((each) => openAmounts(each).total),
  );
  const amounts = orders.flatMap(({ order }, place) => {
    const share = shares[place] ?? cents(0);
    return share > 0 ? [[order.order_id, share] as const] : [];
  });
  return { amounts: new Map(amounts), items: [] };
}

/** Of these orders nothing is left to be paid, or somebody is about to pay it. */
function whyNotOpen({ shares }: Bill, orders: readonly BillOrder[]): PartRefusal {
  const held = underway(shares);
  const isSettled = orders.every(
    (each) =>
      openAmounts(each).total === 0 && each.parts.every(({ share_id }) => !held.has(share_id)),
  );
  return isSettled ? 'paid' : 'taken';
}

/** The shares that are not paid yet. */
function underway(shares: Bill['shares']): ReadonlySet<string> {
  return new Set(
    shares.filter(({ status }) => status === 'CLAIMED').map(({ share_id }) => share_id),
  );
}

function openItems({ items, claimed_items }: BillOrder): OrderItemRow[] {
  return items.filter(
    ({ item_instance_id, has_paid }) =>
      has_paid === 'PAYMENT_UNPAID' && !claimed_items.has(item_instance_id),
  );
}

function totalOf({ orders }: Bill): Cents {
  return cents(orders.reduce((sum, { order }) => sum + order.total_with_tax, 0));
}

function openOf({ orders }: Bill): Cents {
  return cents(orders.reduce((sum, each) => sum + openAmounts(each).total, 0));
}

import type { ApiClient } from '@comanda/api-client';
import { toOrderItems } from '@comanda/cart';
import type { ChosenOrder } from '../store/campaign-slice';
import type { GuestIdentity } from '../store/guest-slice';
import type { RoundTry, SentRound } from '../store/round-slice';

export type RoundBody = Parameters<ApiClient['addToOrder']>[0];
type Item = RoundBody['item_instances'][number];

export function bodyOf({ text }: RoundTry): RoundBody {
  return JSON.parse(text) as RoundBody; // written by tryOf
}

/** A cart, ready to be sent. */
export function tryOf(body: RoundBody, { cart }: ChosenOrder): RoundTry {
  return { text: JSON.stringify(body), line_ids: cart.lines.map(({ line_id }) => line_id) };
}

/** Whether a round of this guest is still sent again by itself. */
export function isTried(
  round: SentRound | null,
  guest: GuestIdentity | null,
  now: Date,
): round is SentRound {
  if (round === null || round.guest_id !== guest?.guest_id) return false;
  return round.tried_until !== null && now.getTime() < Date.parse(round.tried_until);
}

/** A round with one try more; the same once more stands for the lines of now. */
export function withTry(round: SentRound, wish: RoundTry): SentRound {
  const others = round.tries.filter(({ text }) => text !== wish.text);
  return { ...round, tries: [...others, wish] };
}

/** Order without a sent round. A line changed since is not the sent one. */
export function withoutSent(order: ChosenOrder, sent: RoundTry): ChosenOrder {
  return onlyLeft(order, unitsLeft(order, sent), [sent]);
}

/** Order without a round, whichever of its tries arrived. A line changed since may be in the kitchen in old form. */
export function withoutAnyTry(order: ChosenOrder, { tries }: SentRound): ChosenOrder {
  const tried = tries.map(sentItems);
  const left = order.cart.lines.map(({ line_id, multiplier }) => {
    const most = Math.max(0, ...tried.map((items) => items.get(line_id)?.multiplier ?? 0));
    return [line_id, multiplier - most] as const;
  });
  return onlyLeft(order, new Map(left), tries);
}

function onlyLeft(
  { cart, campaigns }: ChosenOrder,
  left: ReadonlyMap<string, number>,
  tries: readonly RoundTry[],
): ChosenOrder {
  const lines = cart.lines
    .map((line) => ({ ...line, multiplier: Math.max(0, left.get(line.line_id) ?? 0) }))
    .filter(({ multiplier }) => multiplier > 0);
  const sent = tries.flatMap((each) => bodyOf(each).campaigns ?? []);
  const done = new Set(sent.map((each) => each.campaign_instance_id));
  const wanted = new Set(lines.map((line) => line.campaign_instance_id));
  return {
    cart: { ...cart, lines },
    campaigns: campaigns.filter(({ campaign_instance_id: id }) => !done.has(id) || wanted.has(id)),
  };
}

/** Whether all that was sent is still wanted as it was: what was chosen since came on top of it. */
export function isStillWanted(order: ChosenOrder, sent: RoundTry): boolean {
  const left = unitsLeft(order, sent);
  return [...sentItems(sent)].every(
    ([line_id, item]) =>
      (left.get(line_id) ?? -1) >= 0 && isSame(itemsOf(order).get(line_id), item),
  );
}

/** How many of each line are not in the round; below 0 where fewer are wanted than were sent. */
function unitsLeft(order: ChosenOrder, sent: RoundTry): ReadonlyMap<string, number> {
  const before = sentItems(sent);
  return new Map(
    [...itemsOf(order)].map(([line_id, item]) => {
      const was = before.get(line_id);
      return [line_id, item.multiplier - (was && isSame(item, was) ? was.multiplier : 0)];
    }),
  );
}

function itemsOf({ cart }: ChosenOrder): ReadonlyMap<string, Item> {
  const items = toOrderItems(cart);
  return new Map(cart.lines.map(({ line_id }, index) => [line_id, items[index] as Item])); // an item per line
}

function sentItems(sent: RoundTry): ReadonlyMap<string, Item> {
  const items = bodyOf(sent).item_instances;
  return new Map(
    sent.line_ids.flatMap((line_id, index) => {
      const item = items[index];
      return item === undefined ? [] : [[line_id, item] as const];
    }),
  );
}

/** Whether two are the same dish, as it is wanted. */
function isSame(one: Item | undefined, other: Item): boolean {
  return textOf(one) === textOf(other);
}

function textOf(item: Item | undefined): string {
  return JSON.stringify({ ...item, multiplier: 0 });
}

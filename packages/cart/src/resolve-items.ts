import type { Menu, OrderItemInput, OrderModifier, TimeRange } from '@comanda/contracts';
import { assertNever, type Cents, err, ok, type Result } from '@comanda/kernel';
import { type GroupFault, idsToCounts, toOrderModifiers } from '@comanda/modifiers';
import { checkItem, type ItemFault, type Occasion, type OrderableItem } from './check-item';
import { findPlace, indexMenus } from './menu-index';
import { priceLine } from './price-line';

/** A line of an order, looked up and priced from the server's own menus. */
export type ResolvedLine = OrderableItem & {
  readonly input: OrderItemInput;
  readonly modifiers: readonly OrderModifier[];
  readonly multiplier: number;
  readonly unit_price: Cents;
  readonly amount: Cents;
};

export type NamedItem = { readonly item_id: string; readonly name: string };

/** Why an order cannot be taken, and which of its items are to blame. */
export type ResolveError =
  | { readonly code: 'item_unavailable' | 'item_sold_out'; readonly items: readonly NamedItem[] }
  | {
      readonly code: 'menu_not_served';
      readonly items: readonly NamedItem[];
      readonly served: readonly TimeRange[];
      readonly next: Date | null;
    }
  | {
      readonly code: 'invalid_modifiers';
      readonly items: readonly NamedItem[];
      readonly groups: readonly (GroupFault & { readonly item_id: string })[];
    };

/**
 * Looks up and prices what a client asks for, trusting nothing but ids and counts (CART-16). When several items fail, the
 * gravest kind of fault is answered, with every item it concerns (CART-17).
 */
export function resolveItems(
  menus: readonly Menu[],
  items: readonly OrderItemInput[],
  occasion: Occasion,
): Result<ResolvedLine[], ResolveError> {
  const index = indexMenus(menus);
  const lines: ResolvedLine[] = [];
  const faults: NamedFault[] = [];
  for (const input of items) {
    const { item_id, analytics_menu_id: menu_id } = input;
    const entry = findPlace(index, { item_id, menu_id });
    const checked = checkItem(entry, idsToCounts(input.modifier_ids), occasion);
    if (checked.ok) lines.push(resolve(input, checked.value));
    else faults.push({ item_id, name: entry?.item.name ?? '', fault: checked.error });
  }
  const error = gravest(faults);
  return error ? err(error) : ok(lines);
}

type NamedFault = NamedItem & { readonly fault: ItemFault };

/** Faults by gravity: unfixable first, fixable by the guest last. */
const GRAVITY = [
  'item_unavailable',
  'item_sold_out',
  'menu_not_served',
  'invalid_modifiers',
] as const satisfies readonly ItemFault['code'][];

function resolve(input: OrderItemInput, orderable: OrderableItem): ResolvedLine {
  const { item, modifier_counts } = orderable;
  return {
    ...orderable,
    input,
    modifiers: toOrderModifiers(item, modifier_counts),
    multiplier: input.multiplier,
    ...priceLine(orderable, { modifier_counts, multiplier: input.multiplier }),
  };
}

function gravest(faults: readonly NamedFault[]): ResolveError | null {
  const code = GRAVITY.find((each) => faults.some(({ fault }) => fault.code === each));
  const same = faults.filter(({ fault }) => fault.code === code);
  const [first] = same;
  return first ? toError(first.fault, same) : null;
}

function toError(first: ItemFault, same: readonly NamedFault[]): ResolveError {
  const items = named(same);
  switch (first.code) {
    case 'item_unavailable':
    case 'item_sold_out':
      return { code: first.code, items };
    case 'menu_not_served':
      return { code: first.code, items, served: first.served, next: first.next };
    case 'invalid_modifiers':
      return { code: first.code, items, groups: same.flatMap(groupsOf) };
    default:
      return assertNever(first);
  }
}

/** Each item once, however many lines it is on. */
function named(faults: readonly NamedFault[]): NamedItem[] {
  const names = new Map(faults.map(({ item_id, name }) => [item_id, name]));
  return [...names].map(([item_id, name]) => ({ item_id, name }));
}

function groupsOf({ item_id, fault }: NamedFault): (GroupFault & { item_id: string })[] {
  return fault.code === 'invalid_modifiers'
    ? fault.groups.map((group) => ({ ...group, item_id }))
    : [];
}

import type { OrderType } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { checkSelection, type ModifierCounts, type SelectionFault } from '@comanda/modifiers';
import { checkServed, type NotServed } from '@comanda/schedules';
import type { MenuEntry } from './menu-index';
import { isMenuOffered } from './order-type';

/** Under which circumstances something is ordered. */
export type Occasion = {
  /** When it is wanted: now, or the pickup time of a later order. */
  readonly at: Date;
  /** When it is ready, by which a menu's hours count; left out, at that time. */
  readonly ready_at?: Date;
  /** How long before the end of a menu's hours the last order is ready. */
  readonly last_order_minutes?: number;
  /** The restaurant's IANA zone. */
  readonly timezone: string;
  /** Where it is not settled yet, only menus that nobody can order from are refused. */
  readonly order_type?: OrderType | null;
  /** True while the guest has yet to say for when: no menu's hours stand against it then. */
  readonly is_any_time?: boolean;
};

/** Why an item cannot be ordered as it was chosen. */
export type ItemFault =
  | { readonly code: 'item_unavailable' }
  | { readonly code: 'item_sold_out' }
  | NotServed
  | SelectionFault;

/** An item that may be ordered, with its selection in normal form. */
export type OrderableItem = MenuEntry & { readonly modifier_counts: ModifierCounts };

/** The one check of an item that browser and server share: on a menu, in stock, served then, chosen well (CART-12). */
export function checkItem(
  entry: MenuEntry | undefined,
  counts: ModifierCounts,
  occasion: Occasion,
): Result<OrderableItem, ItemFault> {
  const { at, ready_at = at, timezone, order_type = null } = occasion;
  if (!entry || !isMenuOffered(entry.menu, order_type)) return err({ code: 'item_unavailable' });
  if (!entry.is_available) return err({ code: 'item_sold_out' });
  const schedule = occasion.is_any_time === true ? null : entry.menu.schedule;
  const served = checkServed(schedule, ready_at, timezone, occasion.last_order_minutes);
  if (!served.ok) return served;
  const selection = checkSelection(entry.item, counts);
  return selection.ok ? ok({ ...entry, modifier_counts: selection.value }) : selection;
}

import { resolveItems } from '@comanda/cart';
import type { OrderItemInput } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { atAnyHour } from './at-any-hour';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { findReceiptGuest, hasSent } from '../guests/repository';
import { findOrderItems } from './repository';
import { toInput } from './to-input';

export type ReorderLine = {
  readonly item: OrderItemInput;
  readonly name: string;
  readonly is_available: boolean;
};

/**
 * Lists the lines of an earlier order for a new cart, and those that today's menu has unchanged. Campaign rewards are
 * left out: they must be earned again. Cancelled orders are included: they are the most likely to be repeated.
 */
export async function listReorder(
  { db, catalogue, clock }: Pick<Deps, 'db' | 'catalogue' | 'clock'>,
  { guest_id, order_id }: { readonly guest_id: string; readonly order_id: string },
): Promise<Result<ReorderLine[], Refusal>> {
  const guest = await findReceiptGuest(db, guest_id);
  const entry = guest && (await catalogue.getFresh(guest.restaurant_id));
  if (guest === null || entry === null || !(await hasSent(db, guest, order_id)))
    return err({ code: 'not_found' });
  const { restaurant_id } = guest;
  const rows = await findOrderItems(db, { restaurant_id, order_id });
  const { timezone } = entry.restaurant;
  // Whether a dish is served at this hour is for the cart to say, which may be for later.
  const menus = atAnyHour(entry.menus);
  return ok(
    rows
      .filter(({ is_reward_item }) => !is_reward_item)
      .map((row) => {
        const item = toInput(row);
        const order_type = 'TAKEOUT';
        const resolved = resolveItems(menus, [item], { at: clock.now(), timezone, order_type });
        return { item, name: row.name, is_available: resolved.ok };
      }),
  );
}

import type { BoardOrder } from '@comanda/contracts';
import { foldText } from '@comanda/i18n';
import { wayOf, type Way } from '#shared/ways';

export type BoardFilter = {
  /** A part of the number or of the guest’s name. */
  readonly wanted: string;
  readonly hidden_ways: readonly Way[];
  /** Names of sections. */
  readonly hidden_sections: readonly string[];
};

/** Returns the orders that a board shows. A search finds orders that the filters hide: the guest at the counter is there. */
export function findOrders(
  orders: readonly BoardOrder[],
  { wanted, hidden_ways, hidden_sections }: BoardFilter,
): readonly BoardOrder[] {
  const text = foldText(wanted.trim());
  if (text === '') {
    return orders.filter(
      (order) =>
        !hidden_ways.includes(wayOf(order)) &&
        !(order.section !== null && hidden_sections.includes(order.section)),
    );
  }
  return orders.filter(
    ({ order_number, guest_name, table_label }) =>
      foldText(order_number ?? '').includes(text) ||
      foldText(guest_name).includes(text) ||
      foldText(table_label ?? '').includes(text),
  );
}

import type { BoardOrder } from '@comanda/contracts';
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
  const text = fold(wanted.trim());
  if (text === '') {
    return orders.filter(
      (order) =>
        !hidden_ways.includes(wayOf(order)) &&
        !(order.section !== null && hidden_sections.includes(order.section)),
    );
  }
  return orders.filter(
    ({ order_number, guest_name, table_label }) =>
      fold(order_number ?? '').includes(text) ||
      fold(guest_name).includes(text) ||
      fold(table_label ?? '').includes(text),
  );
}

/** Without capitals and accents. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}

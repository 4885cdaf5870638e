import type { BoardOrder } from '@comanda/contracts';

/** How an order leaves the kitchen or came in, as the board sorts it. */
export const WAYS = ['table', 'pickup', 'delivery', 'kiosk', 'counter'] as const;

export type Way = (typeof WAYS)[number];

/** Returns the way of an order; one that is brought or eaten at a table is that, wherever it was ordered. */
export function wayOf({
  section_type,
  delivery_platform,
}: Pick<BoardOrder, 'section_type' | 'delivery_platform'>): Way {
  if (section_type === 'DELIVERY') return 'delivery';
  if (section_type === 'DINE_IN') return 'table';
  if (section_type === 'KIOSK' || delivery_platform === 'KIOSK') return 'kiosk';
  return delivery_platform === 'FRONT_COUNTER' ? 'counter' : 'pickup';
}

import type { PageKey } from './list-board-orders';

/** Where the next page begins, as a word that clients hand back unread. */
export function writeCursor({ placed_at, order_id }: PageKey): string {
  return Buffer.from(`${placed_at.toISOString()} ${order_id}`).toString('base64url');
}

/** Reads such a word; null when it is none of ours. */
export function readCursor(cursor: string): PageKey | null {
  const [time = '', order_id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const placed_at = new Date(time);
  const isOurs =
    !Number.isNaN(placed_at.getTime()) &&
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(order_id);
  return isOurs ? { placed_at, order_id } : null;
}

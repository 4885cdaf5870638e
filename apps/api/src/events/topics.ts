import type { ComandaEvent } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../db/database';
import { guests } from '../db/schema/index';
import { type GuestPrincipal, isAllowed, type Principal } from '../http/principal';

const MOST_TOPICS = 20;
const KINDS = ['restaurant', 'guest', 'table', 'board', 'screen', 'device'] as const;
const TOPIC =
  /^(restaurant|guest|table|board|screen|device):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

export type Topic = { readonly kind: (typeof KINDS)[number]; readonly id: string };

/** Reads `restaurant:{id},guest:{id}`; null when it is not of that form. */
export function readTopics(text: string): Topic[] | null {
  const topics = text.split(',').map(readTopic);
  const isUsable = topics.length <= MOST_TOPICS && topics.every((topic) => topic !== null);
  return isUsable ? topics : null;
}

function readTopic(text: string): Topic | null {
  const [, kindText, id] = TOPIC.exec(text.trim()) ?? [];
  const kind = KINDS.find((each) => each === kindText?.toLowerCase());
  return kind === undefined || id === undefined ? null : { kind, id: id.toLowerCase() };
}

/**
 * The channels of these topics for the sessions that a request holds; null when one of them is not theirs to hear. A
 * restaurant's state is public, a board and a screen for guests their staff's and screens', a device's news its own. Of a
 * table a guest hears what concerns the own party, never the one before or beside it.
 */
export async function channelsFor(
  db: Database,
  principals: readonly Principal[],
  topics: readonly Topic[],
): Promise<string[] | null> {
  const sessions = principals.filter((principal) => principal.role === 'guest');
  const channels = topics.map(({ kind, id }) => {
    if (kind === 'table') return sessionsAt(id, sessions);
    return isOpenTo(principals, kind, id) ? [`${kind}:${id}`] : [];
  });
  if (channels.some((each) => each.length === 0)) return null;
  const guest_ids = topics.filter(({ kind }) => kind === 'guest').map(({ id }) => id);
  const areOwn =
    guest_ids.length === 0 || (await areGuestsOf(db, sessions, [...new Set(guest_ids)]));
  return areOwn ? [...new Set(channels.flat())] : null;
}

function sessionsAt(table_id: string, sessions: readonly GuestPrincipal[]): string[] {
  return sessions
    .filter((session) => session.table_id === table_id)
    .map(({ table_session_id }) => `session:${table_session_id}`);
}

function isOpenTo(principals: readonly Principal[], kind: Topic['kind'], id: string): boolean {
  if (kind === 'board' || kind === 'screen') return principals.some((each) => isOnBoard(each, id));
  if (kind === 'device')
    return principals.some((each) => each.role === 'device' && each.device_id === id);
  return true;
}

function isOnBoard(principal: Principal, restaurant_id: string): boolean {
  const isOfRestaurant = principal.role === 'staff' || principal.role === 'device';
  return (
    isOfRestaurant && isAllowed('board', principal) && principal.restaurant_id === restaurant_id
  );
}

async function areGuestsOf(
  db: Database,
  sessions: readonly GuestPrincipal[],
  guest_ids: string[],
): Promise<boolean> {
  if (sessions.length === 0) return false;
  const rows = await db
    .select({ guest_id: guests.guest_id })
    .from(guests)
    .where(
      and(
        inArray(guests.guest_id, guest_ids),
        or(
          ...sessions.map(({ restaurant_id, table_session_id }) =>
            isOfSession(restaurant_id, table_session_id),
          ),
        ),
      ),
    );
  return rows.length === guest_ids.length;
}

function isOfSession(restaurant_id: string, table_session_id: string) {
  return and(
    eq(guests.restaurant_id, restaurant_id),
    eq(guests.table_session_id, table_session_id),
  );
}

/**
 * The events that streams get for one that was published. Guests read a screen: it gets to know that an order changed,
 * never which or whose.
 */
export function sentFor(event: ComandaEvent): readonly ComandaEvent[] {
  if (event.type !== 'order.changed') return [event];
  return [event, { type: 'screen.changed', restaurant_id: event.restaurant_id }];
}

/** The channels that an event goes to. Staff hear of everything that happens in their restaurant. */
export function channelsOf(event: ComandaEvent): string[] {
  const board = `board:${event.restaurant_id}`;
  switch (event.type) {
    case 'restaurant.changed':
      return [`restaurant:${event.restaurant_id}`, board];
    case 'order.changed':
      return [`guest:${event.guest_id}`, `session:${event.table_session_id}`, board];
    case 'delivery.changed':
      // Where somebody lives is followed there: tablemates hear nothing of it.
      return [`guest:${event.guest_id}`, board];
    case 'table.changed':
    case 'table.closed':
      return [`session:${event.table_session_id}`, board];
    case 'device.changed':
      return [`device:${event.device_id}`, board];
    case 'screen.changed':
      return [`screen:${event.restaurant_id}`];
    case 'call.changed':
      // Guests show nothing of it.
      return [board];
    default:
      return assertNever(event);
  }
}

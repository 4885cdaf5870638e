import type { ComandaEvent } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../db/database';
import { guests } from '../db/schema/index';
import { type GuestPrincipal, isAllowed, type Principal } from '../http/principal';

const MOST_TOPICS = 20;
const KINDS = ['restaurant', 'guest', 'table', 'board'] as const;
const TOPIC = /^(restaurant|guest|table|board):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

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

/** Whether the sessions that a request holds may hear all of these: a restaurant's state is public, a table is its guests', a board its staff's. */
export async function mayHear(
  db: Database,
  principals: readonly Principal[],
  topics: readonly Topic[],
): Promise<boolean> {
  const sessions = principals.filter((principal) => principal.role === 'guest');
  const tables = topics.filter(({ kind }) => kind === 'table');
  if (!tables.every(({ id }) => sessions.some(({ table_id }) => table_id === id))) return false;
  const boards = topics.filter(({ kind }) => kind === 'board');
  if (!boards.every(({ id }) => principals.some((each) => isOnBoard(each, id)))) return false;
  const guest_ids = topics.filter(({ kind }) => kind === 'guest').map(({ id }) => id);
  return guest_ids.length === 0 || areGuestsOf(db, sessions, [...new Set(guest_ids)]);
}

function isOnBoard(principal: Principal, restaurant_id: string): boolean {
  const isOfHouse = principal.role === 'staff' || principal.role === 'device';
  return isOfHouse && isAllowed('board', principal) && principal.restaurant_id === restaurant_id;
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

/** Whom an event concerns, as topics are written. Staff hear of everything that happens in their restaurant. */
export function topicsOf(event: ComandaEvent): string[] {
  const board = `board:${event.restaurant_id}`;
  switch (event.type) {
    case 'restaurant.changed':
      return [`restaurant:${event.restaurant_id}`, board];
    case 'order.changed':
      return [`guest:${event.guest_id}`, `table:${event.table_id}`, board];
    case 'delivery.changed':
      // Where somebody lives is followed there: tablemates hear nothing of it.
      return [`guest:${event.guest_id}`, board];
    case 'table.changed':
    case 'table.closed':
    case 'call.changed':
      return [`table:${event.table_id}`, board];
    default:
      return assertNever(event);
  }
}

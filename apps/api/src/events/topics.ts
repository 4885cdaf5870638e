import type { ComandaEvent } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../db/database';
import { guests } from '../db/schema/index';
import type { GuestPrincipal, Principal } from '../http/principal';

const MOST_TOPICS = 20;
const KINDS = ['restaurant', 'guest', 'table'] as const;
const TOPIC = /^(restaurant|guest|table):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

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

/** Whether the sessions that a request holds may hear all of these: a restaurant's state is public, a table is its guests'. */
export async function mayHear(
  db: Database,
  principals: readonly Principal[],
  topics: readonly Topic[],
): Promise<boolean> {
  const sessions = principals.filter((principal) => principal.role === 'guest');
  const tables = topics.filter(({ kind }) => kind === 'table');
  if (!tables.every(({ id }) => sessions.some(({ table_id }) => table_id === id))) return false;
  const guest_ids = topics.filter(({ kind }) => kind === 'guest').map(({ id }) => id);
  return guest_ids.length === 0 || areGuestsOf(db, sessions, [...new Set(guest_ids)]);
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

/** Whether an event belongs to a topic. */
export function isAbout(event: ComandaEvent, { kind, id }: Topic): boolean {
  switch (event.type) {
    case 'restaurant.changed':
      return kind === 'restaurant' && event.restaurant_id === id;
    case 'order.changed':
      return (
        (kind === 'guest' && event.guest_id === id) || (kind === 'table' && event.table_id === id)
      );
    case 'table.changed':
    case 'table.closed':
      return kind === 'table' && event.table_id === id;
    default:
      return assertNever(event);
  }
}

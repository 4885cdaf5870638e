import type { Restaurant } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { waiter_calls } from '../../db/schema/index';
import type { GuestPrincipal, Principal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { usualRequest } from '../../texts/usual-request';
import { lockTakeOutTable } from './find-take-out-table';
import { nameWithRoom } from '../guests/guest-name';
import { findGuests, findTable } from './repository';
import { writeWaiterCall } from './write-waiter-call';

/** How long a table waits before it calls again. */
export const CALL_COOLDOWN_SECONDS = 60;

export type WaiterCall = {
  readonly restaurant_id: string;
  readonly table_id?: string | undefined;
  readonly order_number?: string | undefined;
  readonly guest_name: string;
  readonly request: string;
  /** One of the restaurant's quick requests, or of those that guests have everywhere. */
  readonly request_key?: string | undefined;
};

type Called = { readonly ok: true; readonly retry_after: number };

/** Where somebody is called to, and what staff read of who calls where that is not only what the caller says. */
type Caller = {
  readonly table_id: string;
  /** null = a car. */
  readonly table_session_id: string | null;
  readonly guest_name?: string;
};

/** Calls somebody to a table, or to the car of whoever knows the number of a take-out order. */
export async function callWaiter(
  deps: Deps,
  principals: readonly Principal[],
  call: WaiterCall,
): Promise<Result<Called, Refusal>> {
  const entry = await deps.catalogue.getFresh(call.restaurant_id);
  if (entry === null) return err({ code: 'not_found' });
  const { restaurant } = entry;
  const request = wordsOf(restaurant, call);
  if (request === null) return err({ code: 'not_found', detail: 'There is no such request.' });
  if (call.order_number !== undefined && !restaurant.curbside_enabled)
    return err({ code: 'waiter_unavailable' });
  return await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const table =
      call.order_number === undefined
        ? await lockGuestTable(inside, principals, call, restaurant)
        : await lockCarTable(inside, call.restaurant_id, call.order_number);
    if (!table.ok) return table;
    const { guest_name = call.guest_name } = table.value;
    return await record(inside, { ...call, guest_name, request }, table.value);
  });
}

/** Text for staff: a request in the restaurant's own language, and the guest's addition; null if unknown. */
function wordsOf(
  { quick_requests, language }: Restaurant,
  { request, request_key }: WaiterCall,
): string | null {
  if (request_key === undefined) return request;
  const own = quick_requests.find(({ key }) => key === request_key);
  const name = own?.name ?? usualRequest(language, request_key);
  if (name === undefined) return null;
  return request === '' ? name : `${name}: ${request}`;
}

/** The session or the table of a car is held, so that of several calls at the same moment one goes out. */
async function record(
  deps: Deps,
  { restaurant_id, guest_name, request }: WaiterCall,
  { table_id, table_session_id }: Caller,
): Promise<Result<Called, Refusal>> {
  const { db, clock } = deps;
  const now = clock.now();
  const cooldown_ms = CALL_COOLDOWN_SECONDS * 1000;
  const [recent] = await db
    .select({ created_at: waiter_calls.created_at })
    .from(waiter_calls)
    .where(
      and(
        eq(waiter_calls.restaurant_id, restaurant_id),
        eq(waiter_calls.table_id, table_id),
        table_session_id === null ? undefined : eq(waiter_calls.table_session_id, table_session_id),
        gt(waiter_calls.created_at, new Date(now.getTime() - cooldown_ms)),
      ),
    )
    .orderBy(desc(waiter_calls.created_at))
    .limit(1);
  if (recent !== undefined) {
    const left_ms = recent.created_at.getTime() + cooldown_ms - now.getTime();
    return err({ code: 'rate_limited', retry_after: Math.ceil(left_ms / 1000) });
  }
  await writeWaiterCall(deps, {
    restaurant_id,
    table_id,
    table_session_id,
    guest_name,
    request,
  });
  return ok({ ok: true, retry_after: CALL_COOLDOWN_SECONDS });
}

/**
 * Refuses calls to a table without a waiter and, except in a hotel, to one that represents a bag at the counter. In a
 * hotel staff read the room number.
 */
async function lockGuestTable(
  { db }: Pick<Deps, 'db'>,
  principals: readonly Principal[],
  { restaurant_id, table_id, guest_name }: WaiterCall,
  { hotel }: Restaurant,
): Promise<Result<Caller, Refusal>> {
  const session = principals.find(
    (each): each is GuestPrincipal =>
      each.role === 'guest' && each.restaurant_id === restaurant_id && each.table_id === table_id,
  );
  if (session === undefined) return err({ code: 'not_found' });
  const table = await findTable(db, session, { lock: true });
  if (table === null) return err({ code: 'not_found' });
  // A kiosk stands in the room, like a table.
  const isTable = table.section_type === 'DINE_IN' || session.platform === 'KIOSK';
  if (table.is_standing || (!isTable && hotel === null)) return err({ code: 'waiter_unavailable' });
  const { table_session_id } = session;
  if (hotel === null) return ok({ table_id: table.table_id, table_session_id });
  const guests = await findGuests(db, session);
  const caller = guests.find(({ name }) => name === guest_name) ?? guests.at(-1);
  const room_number = caller?.room_number ?? null;
  if (!isTable && hotel.room_number === 'required' && room_number === null)
    return err({ code: 'room_required' });
  const name = guest_name === '' ? (caller?.name ?? '') : guest_name;
  return ok({
    table_id: table.table_id,
    table_session_id,
    guest_name: nameWithRoom({ name, room_number }),
  });
}

async function lockCarTable(
  deps: Deps,
  restaurant_id: string,
  order_number: string,
): Promise<Result<Caller, Refusal>> {
  const table = await lockTakeOutTable(deps, restaurant_id, order_number);
  return table.ok ? ok({ table_id: table.value, table_session_id: null }) : table;
}

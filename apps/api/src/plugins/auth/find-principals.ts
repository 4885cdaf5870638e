import type { DeliveryPlatform, TableSectionType } from '@comanda/contracts';
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgSelect } from 'drizzle-orm/pg-core';
import type { Deps } from '../../deps';
import { batched } from '../../db/batching-pool';
import { prepareOnce } from '../../db/prepare-once';
import {
  access_tokens,
  devices,
  guests,
  idempotency_keys,
  restaurants,
  staff,
  table_sessions,
  tables,
} from '../../db/schema/index';
import type { Principal } from '../../http/principal';
import { GUEST_COLUMNS, hasOpenPayment, type OrderingGuest } from './ordering-guest';
import { ANSWER_COLUMNS, type Answer } from '../idempotency/key-store';
import type { CallName } from '../idempotency/keyed-call';
import { networkOf } from '../limits/address';
import { IDLE_SECONDS, TOUCH_AFTER_SECONDS } from './session-ages';
import type { TokenKey } from './token';

/** The token of whoever opened a table in the restaurant's name. */
const openers = alias(access_tokens, 'openers');

const ROLES = ['guest', 'staff', 'device'] as const;

/** No more than what a principal is made of: every call of a guest reads it. */
const COLUMNS = {
  token: {
    restaurant_id: access_tokens.restaurant_id,
    token_hash: access_tokens.token_hash,
    last_used_at: access_tokens.last_used_at,
  },
  session: {
    table_id: table_sessions.table_id,
    table_session_id: table_sessions.table_session_id,
  },
  table: { section_type: tables.section_type, is_tablet: tables.is_tablet },
  person: { staff_id: staff.staff_id },
  device: { device_id: devices.device_id, kind: devices.kind },
  opener: { role: openers.role },
};

/** Columns read with a keyed call. */
const CALL_COLUMNS = {
  answer: ANSWER_COLUMNS,
  guest: GUEST_COLUMNS,
  menu_version: restaurants.menu_version,
};

/** One token is what nearly every request holds, and is found by a plan that PostgreSQL can keep. */
const IS_THE_ONE = [
  eq(access_tokens.restaurant_id, sql.placeholder('restaurant_id')),
  eq(access_tokens.token_hash, sql.placeholder('token_hash')),
];

const rowsOfOne = prepareOnce((db) => rowsWhere(db, IS_THE_ONE).prepare('principal_of_one'));

const keyedRowsOfOne = prepareOnce((db) =>
  keyedRowsWhere(db, IS_THE_ONE).prepare(batched('callers', 'keyed_principal_of_one')),
);

function rowsWhere(db: Deps['db'], conditions: readonly SQL[]) {
  const query = db.select(COLUMNS).from(access_tokens).$dynamic();
  return joinCallers(query).where(and(...conditions, isLive(access_tokens)));
}

function keyedRowsWhere(db: Deps['db'], conditions: readonly SQL[]) {
  const columns = { ...COLUMNS, ...CALL_COLUMNS, has_open_payment: hasOpenPayment(db) };
  return joinCallers(db.select(columns).from(access_tokens).$dynamic())
    .leftJoin(
      idempotency_keys,
      and(
        eq(
          idempotency_keys.scope,
          scopeOf(
            sql`${sql.placeholder('operation')}::text`,
            sql`coalesce(${table_sessions.table_session_id}, ${devices.device_id}, ${staff.staff_id})::text`,
          ),
        ),
        eq(idempotency_keys.idempotency_key, sql.placeholder('idempotency_key')),
      ),
    )
    .leftJoin(
      guests,
      and(
        eq(guests.restaurant_id, table_sessions.restaurant_id),
        eq(guests.table_session_id, table_sessions.table_session_id),
        eq(guests.guest_id, sql.placeholder('guest_id')),
      ),
    )
    .leftJoin(restaurants, eq(restaurants.restaurant_id, guests.restaurant_id))
    .where(and(...conditions, isLive(access_tokens)));
}

function joinCallers<Query extends PgSelect>(query: Query) {
  return query
    .leftJoin(
      table_sessions,
      and(
        eq(table_sessions.restaurant_id, access_tokens.restaurant_id),
        eq(table_sessions.table_session_id, access_tokens.table_session_id),
        isNull(table_sessions.closed_at),
      ),
    )
    .leftJoin(
      tables,
      and(
        eq(tables.restaurant_id, table_sessions.restaurant_id),
        eq(tables.table_id, table_sessions.table_id),
      ),
    )
    .leftJoin(
      staff,
      and(
        eq(staff.restaurant_id, access_tokens.restaurant_id),
        eq(staff.staff_id, access_tokens.staff_id),
        eq(staff.is_active, true),
      ),
    )
    .leftJoin(
      devices,
      and(
        eq(devices.restaurant_id, access_tokens.restaurant_id),
        eq(devices.device_id, access_tokens.device_id),
        isNull(devices.revoked_at),
      ),
    )
    .leftJoin(
      openers,
      and(
        eq(openers.restaurant_id, table_sessions.restaurant_id),
        eq(openers.token_hash, table_sessions.opened_by_token),
        isLive(openers),
      ),
    );
}

/** As `idempotency_keys` has it, of a call and its caller. */
function scopeOf(operation: SQL, caller: SQL): SQL {
  return sql`${operation} || ':' || ${caller}`;
}

async function findRows(
  db: Deps['db'],
  keys: readonly TokenKey[],
  call: Call | null,
  now: Date,
): Promise<Row[]> {
  const since = ROLES.map((role) => [
    sinceOf(role),
    secondsBefore(now, IDLE_SECONDS[role]).toISOString(),
  ]);
  const asked = { ...Object.fromEntries(since), ...call };
  const [first, ...others] = keys;
  if (first !== undefined && others.length === 0) {
    const rowsOf = call === null ? rowsOfOne : keyedRowsOfOne;
    return await rowsOf(db).execute({ ...first, ...asked });
  }
  const conditions = [or(...keys.map((key) => isToken(key)))].filter((each) => each !== undefined);
  // A connection takes a name for one statement only, and each number of tokens makes another.
  return call === null
    ? await rowsWhere(db, conditions).prepare(`principals_of_${keys.length}`).execute(asked)
    : await keyedRowsWhere(db, conditions)
        .prepare(`keyed_principals_of_${keys.length}`)
        .execute(asked);
}

/** A keyed call, and the guest it names. */
type Call = CallName & { readonly guest_id: string | null };

/**
 * A token's principal, the stored or pending reply to the same call of theirs, and the guest it names, if that is one
 * of their party; undefined where the call is not keyed, or names none.
 */
export type Found = {
  readonly principal: Principal;
  readonly answer: Answer | null | undefined;
  readonly guest: OrderingGuest | null | undefined;
};

type Asked = {
  readonly keys: readonly TokenKey[];
  readonly call: Call | null;
  /** The address of the call. */
  readonly came_from: string;
};

/**
 * Finds the principals of tokens: tokens in use, with an open table, an employed person, or a device that is not
 * revoked. Last used first. The reply to a keyed call and its guest are read in the same query: each would cost another
 * round trip to the database.
 */
export async function findPrincipals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { keys, call, came_from }: Asked,
): Promise<Found[]> {
  if (keys.length === 0) return [];
  const now = clock.now();
  const rows = await findRows(db, keys, call, now);
  const live = rows
    .flatMap((row) => {
      const principal = toPrincipal(row, came_from);
      const { token, answer } = row;
      const guest = (call?.guest_id ?? null) === null ? undefined : guestIn(row);
      return principal === null ? [] : [{ token, principal, answer, guest }];
    })
    .toSorted((a, b) => b.token.last_used_at.getTime() - a.token.last_used_at.getTime());

  const stale = live.filter(
    ({ token }) => token.last_used_at < secondsBefore(now, TOUCH_AFTER_SECONDS),
  );
  if (stale.length > 0) {
    await db
      .update(access_tokens)
      .set({ last_used_at: now })
      .where(or(...stale.map(({ token }) => isToken(token))));
    await touchSessions(
      db,
      stale.map(({ principal }) => principal),
      now,
    );
  }
  return live.map(({ principal, answer, guest }) => ({ principal, answer, guest }));
}

function guestIn({ guest, menu_version, has_open_payment = false }: Row): OrderingGuest | null {
  return guest && typeof menu_version === 'number'
    ? { guest, menu_version, has_open_payment }
    : null;
}

/** A table that somebody uses stays theirs: whoever scans its code later joins them. */
async function touchSessions(
  db: Deps['db'],
  principals: readonly Principal[],
  last_used_at: Date,
): Promise<void> {
  const sessions = principals.filter((each) => each.role === 'guest');
  if (sessions.length === 0) return;
  await db
    .update(table_sessions)
    .set({ last_used_at })
    .where(
      or(
        ...sessions.map(({ restaurant_id, table_session_id }) =>
          and(
            eq(table_sessions.restaurant_id, restaurant_id),
            eq(table_sessions.table_session_id, table_session_id),
          ),
        ),
      ),
    );
}

function isToken({ restaurant_id, token_hash }: TokenKey) {
  return and(
    eq(access_tokens.restaurant_id, restaurant_id),
    eq(access_tokens.token_hash, token_hash),
  );
}

/** Not ended, and used within the time that its role gives it. */
function isLive(tokens: typeof access_tokens | typeof openers) {
  return and(
    isNull(tokens.ended_at),
    or(
      ...ROLES.map((role) =>
        and(eq(tokens.role, role), gt(tokens.last_used_at, sql.placeholder(sinceOf(role)))),
      ),
    ),
  );
}

function sinceOf(role: (typeof ROLES)[number]): string {
  return `${role}_since`;
}

type KeyedRow = Awaited<ReturnType<typeof keyedRowsWhere>>[number];
type Row = Awaited<ReturnType<typeof rowsWhere>>[number] & Partial<KeyedRow>;

function toPrincipal(
  { token, session, table, person, device, opener }: Row,
  came_from: string,
): Principal | null {
  const { restaurant_id, token_hash } = token;
  if (session !== null && table !== null) {
    const { table_id, table_session_id } = session;
    const { section_type } = table;
    const platform = platformOf(opener?.role ?? null, section_type);
    const pays_first = table.is_tablet || opener?.role === 'device';
    const seat = { restaurant_id, table_id, table_session_id, section_type };
    const network = platform === 'MENTUM' ? networkOf(came_from) : null;
    return { role: 'guest', ...seat, platform, pays_first, network };
  }
  if (device !== null) {
    const { device_id, kind } = device;
    return { role: 'device', restaurant_id, device_id, kind, token_hash };
  }
  return person === null
    ? null
    : { role: 'staff', restaurant_id, staff_id: person.staff_id, token_hash };
}

/** Staff open tables for the counter, devices for the kiosk; anybody else orders on a device of their own. */
function platformOf(
  opener: 'guest' | 'staff' | 'device' | null,
  section_type: TableSectionType,
): DeliveryPlatform {
  if (opener === 'staff') return 'FRONT_COUNTER';
  return opener === 'device' && section_type === 'KIOSK' ? 'KIOSK' : 'MENTUM';
}

function secondsBefore(time: Date, seconds: number): Date {
  return new Date(time.getTime() - seconds * 1000);
}

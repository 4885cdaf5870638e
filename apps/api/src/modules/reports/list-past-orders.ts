import type { PastOrder } from '@comanda/contracts';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { guests, orders, tables } from '../../db/schema/index';
import type { Deps } from '../../deps';
import { listBoardOrders, type PageKey } from '../board/list-board-orders';

/** How far back a search goes that names no beginning. */
const USUAL_DAYS = 31;
const DAY_MS = 24 * 3_600_000;
/** The digits of a phone number that staff see and may search for: enough to tell guests apart, too few to call them. */
const PHONE_DIGITS = 4;

export type PastQuestion = {
  readonly text: string;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly after: PageKey | null;
  readonly limit: number;
};

export type PastPage = { readonly orders: PastOrder[]; readonly next: PageKey | null };

/** One page of the restaurant's orders that fit a search, the newest first. */
export async function listPastOrders(
  deps: Pick<Deps, 'db' | 'clock'>,
  restaurant_id: string,
  { text, from, to, after, limit }: PastQuestion,
): Promise<PastPage> {
  const end = to ?? deps.clock.now();
  const start = from ?? new Date(end.getTime() - USUAL_DAYS * DAY_MS);
  const condition = and(
    gte(orders.placed_at, start),
    // An order that is placed at this very moment belongs to now.
    to === null ? undefined : lt(orders.placed_at, to),
    text === '' ? undefined : fits(text),
  );
  const question = { statuses: null, newest_first: true, after, limit, condition };
  const page = await listBoardOrders(deps, restaurant_id, question);
  const guest_ids = page.orders.map(({ guest_id }) => guest_id);
  const endings = await findPhoneEndings(deps.db, restaurant_id, guest_ids);
  return {
    orders: page.orders.map((order) => ({
      ...order,
      phone_ending: endings.get(order.guest_id) ?? null,
    })),
    next: page.next,
  };
}

/** Whether an order fits a search: by its number, guest, table or dishes, or by the end of its guest's phone number. */
function fits(text: string): SQL {
  const digits = text.replaceAll(/[\s()+.-]/g, '');
  const isNumeric = digits.length >= 2 && /^\d+$/.test(digits);
  const ending = digits.slice(-PHONE_DIGITS);
  const phone = isNumeric ? sql`or right(g.phone_number, ${ending.length}) = ${ending}` : sql``;
  return sql`(
    ${orders.order_number} = upper(${text})
    or ${holds(sql`coalesce(${tables.label}, ${tables.local_id})`, text)}
    or exists (
      select 1 from guests g
      where g.restaurant_id = ${orders.restaurant_id} and g.guest_id = ${orders.guest_id}
        and (${holds(sql`g.name`, text)} ${phone})
    )
    or exists (
      select 1 from order_items i
      where i.restaurant_id = ${orders.restaurant_id} and i.order_id = ${orders.order_id}
        and ${holds(sql`i.name`, text)}
    )
  )`;
}

function holds(words: SQL, text: string): SQL {
  return sql`strpos(lower(${words}), lower(${text}::text)) > 0`;
}

async function findPhoneEndings(
  db: Database,
  restaurant_id: string,
  guest_ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (guest_ids.length === 0) return new Map();
  const rows = await db
    .select({
      guest_id: guests.guest_id,
      ending: sql<string | null>`right(${guests.phone_number}, ${sql.raw(String(PHONE_DIGITS))})`,
    })
    .from(guests)
    .where(and(eq(guests.restaurant_id, restaurant_id), inArray(guests.guest_id, [...guest_ids])));
  return new Map(rows.map(({ guest_id, ending }) => [guest_id, ending]));
}

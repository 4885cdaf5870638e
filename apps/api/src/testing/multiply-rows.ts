import pg from 'pg';
import { groupBy } from '../shared/group-by';

/** Tables of what a restaurant is, and of what is deleted within days: they do not grow with the orders. */
const STAY_SMALL = words(
  'restaurants media translations videos schedules sections table_pins',
  'menus categories items item_places modifier_groups modifiers item_modifier_groups',
  'retired_keys campaigns staff devices terminal_places',
  'idempotency_keys limit_counters order_numbers contacts',
);
/** Ids of the menu and of people, which many orders share. */
const SHARED_IDS = words(
  'item_id menu_id campaign_id section_id schedule_id',
  'staff_id device_id terminal_id requested_by done_by',
);
/** Texts of which no two rows may have the same. */
const UNIQUE_TEXTS = words(
  'token_hash provider_ref transaction_ref event_id external_id subject phone_number',
);
/** Copies are over long ago: paid, brought, closed, delivered. */
const IS_OVER: Readonly<Record<string, string>> = {
  'orders.status': `case when n % 60 = 0 then 'ORDER_CANCELLED' else 'ORDER_COMPLETED' end`,
  'table_sessions.closed_at': 'last_used_at',
  // The tables of the dining room stay few; those that are made for one guest do not.
  'tables.key': 'null',
  'tables.local_id': 'null',
  'outbox.done_at': 'created_at',
  'webhook_events.handled_at': 'received_at',
};
const MINUTES_BETWEEN = 30;
/** One copy of so many belongs to the restaurant of the original. */
const ONE_OF = 20;

type Column = { readonly table_name: string; readonly column_name: string; readonly type: string };

/**
 * Copies each row that orders have written `copies` times, every copy with ids of its own and a few minutes older than the
 * one before; most of them are another restaurant's. Resolves with the tables that grew.
 */
export async function multiplyRows(url: string, copies: number): Promise<ReadonlySet<string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The copies refer to one another as the rows did; asking that of each would take most of the time.
    await client.query(`set session_replication_role = 'replica'`);
    const { rows: columns } = await client.query<Column>(`
      select table_name, column_name, data_type as type from information_schema.columns
      where table_schema = 'public' order by table_name, ordinal_position`);
    const { rows: named } = await client.query<{ id: string }>(
      'select gen_random_uuid()::text as id',
    );
    const other = named[0]?.id ?? '';
    await client.query(
      `insert into restaurants select (jsonb_populate_record(r, jsonb_build_object(
         'restaurant_id', '${other}', 'endpoint', endpoint || '-other'))).* from restaurants r limit 1`,
    );
    const grown = new Set<string>();
    for (const [table, own] of groupBy(columns, ({ table_name }) => table_name)) {
      if (STAY_SMALL.has(table)) continue;
      const names = own.map(({ column_name }) => `"${column_name}"`).join(', ');
      const values = own.map((column) => copied(column, other)).join(', ');
      const { rowCount } = await client.query(
        `insert into "${table}" (${names}) select ${values} from "${table}", generate_series(1, ${copies}) n`,
      );
      if ((rowCount ?? 0) > 0) grown.add(table);
    }
    await client.query('vacuum analyze');
    return grown;
  } finally {
    await client.end();
  }
}

/** The value that copy `n` has in a column. */
function copied({ table_name, column_name, type }: Column, other: string): string {
  const name = `"${column_name}"`;
  const over = IS_OVER[`${table_name}.${column_name}`];
  if (over !== undefined) return over;
  if (column_name === 'restaurant_id')
    return `case when n % ${ONE_OF} = 0 then restaurant_id else '${other}'::uuid end`;
  if (type === 'uuid' && !SHARED_IDS.has(column_name))
    return `overlay(overlay(md5(${name}::text || n) placing '4' from 13) placing '8' from 17)::uuid`;
  if (type === 'text' && UNIQUE_TEXTS.has(column_name)) return `${name} || '-' || n`;
  if (type.startsWith('timestamp')) return `${name} - n * interval '${MINUTES_BETWEEN} minutes'`;
  return name;
}

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

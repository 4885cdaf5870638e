import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** As wide as a row of the table of orders, without its indexes and references. */
const TABLE = `create table bare_orders (
  restaurant_id uuid not null, order_id uuid not null, guest_id uuid not null, table_id uuid not null,
  table_session_id uuid not null, order_type text not null, status text not null, order_number text,
  currency text not null, subtotal integer not null, discount integer not null, net_total integer not null,
  delivery_fee integer not null, tax_rate text not null, tax_amount integer not null, total_with_tax integer not null,
  tip_amount integer not null, delivery_tip_amount integer not null, total_with_tip_and_tax integer not null,
  tip_percentage integer, order_instructions text not null, ready_at timestamptz, placed_at timestamptz,
  created_at timestamptz not null, updated_at timestamptz not null, primary key (restaurant_id, order_id))`;

const ROW = {
  restaurant_id: randomUUID(),
  order_id: randomUUID(),
  guest_id: randomUUID(),
  table_id: randomUUID(),
  table_session_id: randomUUID(),
  order_type: 'TAKEOUT',
  status: 'ORDER_SENT_TO_KITCHEN',
  order_number: 'A2B3',
  currency: 'USD',
  subtotal: 3900,
  discount: 0,
  net_total: 3900,
  delivery_fee: 0,
  tax_rate: '8.8750',
  tax_amount: 346,
  total_with_tax: 4246,
  tip_amount: 585,
  delivery_tip_amount: 0,
  total_with_tip_and_tax: 4831,
  tip_percentage: 1500,
  order_instructions: '',
  ready_at: new Date(),
  placed_at: new Date(),
  created_at: new Date(),
  updated_at: new Date(),
};
/** As many as the api holds. */
const MOST_CONNECTIONS = 20;

const NAMES = Object.keys(ROW);
const INSERT = `insert into bare_orders (${NAMES.join(', ')}) values (${NAMES.map((_, index) => `$${index + 1}`).join(', ')})`;

/** Opens a database for bare inserts, one statement and one commit each: PostgreSQL by its URL, or an embedded one in a folder. */
export async function openBareTable({ databaseUrl, folder }) {
  const client = databaseUrl
    ? new pg.Pool({ connectionString: databaseUrl, max: MOST_CONNECTIONS })
    : await PGlite.create({ dataDir: folder });
  await client.query('drop table if exists bare_orders');
  await client.query(TABLE);
  return {
    insert: () => client.query(INSERT, Object.values({ ...ROW, order_id: randomUUID() })),
    close: () => (databaseUrl ? client.end() : client.close()),
  };
}

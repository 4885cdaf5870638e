import { randomUUID } from 'node:crypto';

/** As wide as our own tables of orders, their lines and their modifiers, without what else those are for. */
export const TABLES = `
  create table bare_orders (
    restaurant_id uuid not null, order_id uuid not null, guest_id uuid not null, table_id uuid not null,
    table_session_id uuid not null, order_type text not null, status text not null, order_number text,
    currency text not null, subtotal integer not null, discount integer not null, net_total integer not null,
    delivery_fee integer not null, tax_rate text not null, tax_amount integer not null, total_with_tax integer not null,
    tip_amount integer not null, delivery_tip_amount integer not null, total_with_tip_and_tax integer not null,
    tip_percentage integer, order_instructions text not null, ready_at timestamptz, placed_at timestamptz,
    created_at timestamptz not null, updated_at timestamptz not null, primary key (restaurant_id, order_id));
  create table bare_lines (
    order_id uuid not null, line_id uuid not null, position integer not null, item_id uuid not null, name text not null,
    price integer not null, multiplier integer not null, amount integer not null, discount integer not null,
    special_instructions text not null, primary key (order_id, line_id));
  create table bare_modifiers (
    line_id uuid not null, modifier_id uuid not null, name text not null, price integer not null,
    count integer not null, primary key (line_id, modifier_id))`;

/** Inserts an order with its lines and their modifiers; a statement begins with it. */
const INSERTS = `
  with placed as (insert into bare_orders select * from jsonb_populate_record(null::bare_orders, $1)),
    lines as (insert into bare_lines select * from jsonb_populate_recordset(null::bare_lines, $2)),
    modifiers as (insert into bare_modifiers select * from jsonb_populate_recordset(null::bare_modifiers, $3))`;

/** One statement, and so one commit. */
export const INSERT = `${INSERTS} select 1`;

/** The same, with the news of it for whoever listens. */
export const INSERT_AND_NOTIFY = `${INSERTS} select pg_notify('bare_events', $4)`;

const ORDER = {
  restaurant_id: randomUUID(),
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
};

/** Values of the statement for an order of these items, with new ids. */
export function bareRows(items) {
  const order_id = randomUUID();
  const now = new Date();
  const times = { ready_at: now, placed_at: now, created_at: now, updated_at: now };
  const lines = items.map(({ item_id, multiplier }, position) => ({
    order_id,
    line_id: randomUUID(),
    position,
    item_id,
    name: 'A dish of the menu',
    price: 1300,
    multiplier,
    amount: 1300 * multiplier,
    discount: 0,
    special_instructions: '',
  }));
  const modifiers = items.flatMap(({ modifier_ids }, position) =>
    modifier_ids.map((modifier_id) => ({
      line_id: lines[position].line_id,
      modifier_id,
      name: 'A choice of the dish',
      price: 150,
      count: 1,
    })),
  );
  const order = { ...ORDER, order_id, ...times };
  return { order_id, values: [order, lines, modifiers].map((rows) => JSON.stringify(rows)) };
}

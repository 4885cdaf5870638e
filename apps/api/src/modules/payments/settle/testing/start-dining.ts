import { randomUUID } from 'node:crypto';
import { type CallOptions, startShop } from './start-shop';

const TABLES = `sections:
  - { key: room, name: Dining room }
tables:
  - { key: one, label: Table 1, local_id: TAB1, section: room }
  - { key: two, label: Table 2, local_id: TAB2, section: room }
  - { key: bar, label: Bar, local_id: BARR, section: room, is_standing: true }
  - { key: pad, label: Tablet, local_id: PADD, section: room, is_tablet: true }
  - { key: away, label: Closed, local_id: AWAY, section: room, is_in_service: false }
`;

export type Dining = Awaited<ReturnType<typeof startDining>>;
export type Diner = {
  readonly token: string;
  readonly table_id: string;
  readonly guest_id: string;
};

/** The test shop with tables: guests join by a code, order in rounds and share the bill. */
export async function startDining(options: Parameters<typeof startShop>[0] = {}) {
  const shop = await startShop({ tables: TABLES, ...options });
  const { restaurant_id, call, ids } = shop;

  function join(local_id: string, body: object = {}, how: CallOptions = {}) {
    return call('POST', '/table/local', { restaurant_id, local_id, ...body }, how);
  }

  /** Sits down guests at a table of the shop; whoever sits there already stays. */
  async function sit(local_id: string, ...names: string[]): Promise<Diner[]> {
    const joined = await join(local_id);
    if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
    const token: string = joined.body.token;
    const table_id: string = joined.body.table.table_id;
    const diners: Diner[] = [];
    for (const name of names) {
      const body = { restaurant_id, table_id, guest: { name } };
      const added = await call('POST', '/table/addGuest', body, { token });
      if (added.status !== 200) throw new Error(JSON.stringify(added.body));
      diners.push({ token, table_id, guest_id: added.body.guest_id });
    }
    return diners;
  }

  /** Lines by the keys of dishes: fries cost 4.50, a soda 3.00, a burger with beef 11.00. */
  function lines(...keys: string[]) {
    return keys.map((key) => ({
      item_id: ids.get(key),
      modifier_ids: key === 'burger' ? [ids.get('beef')] : [],
      multiplier: 1,
    }));
  }

  function round(
    { token, guest_id }: Diner,
    keys: string[],
    changes: object = {},
    key = randomUUID(),
  ) {
    const body = { restaurant_id, guest_id, item_instances: lines(...keys), ...changes };
    return call('POST', '/orders/addToOrder', body, { token, key });
  }

  function pay({ token, guest_id }: Diner, changes: object = {}, key = randomUUID()) {
    return call('POST', '/orders/pay', { restaurant_id, guest_id, ...changes }, { token, key });
  }

  /** Tells the api that a payment was confirmed. */
  function settle({ token, guest_id }: Diner, payment_intent_id: string) {
    const body = { restaurant_id, guest_id, payment_method: 'CARD', token: payment_intent_id };
    return call('POST', '/orders/orderAndPay', body, { token });
  }

  async function bill({ token, table_id }: Diner) {
    const reply = await call('GET', `/table/${table_id}/bill`, undefined, { token });
    return reply.body.bill;
  }

  async function staffToken(): Promise<string> {
    const reply = await call('POST', '/staff/signIn', { restaurant_id, pin: '2468' });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    return reply.body.token;
  }

  /** Staff close a table for all parties that sit there. */
  async function clear(staff: string, local_id: string) {
    const { body } = await call('GET', '/staff/tables', undefined, { token: staff });
    const table = body.tables.find((each: { local_id: string }) => each.local_id === local_id);
    const closing = { restaurant_id, table_id: table.table_id, source: 'test' };
    await call('POST', '/table/closeTable', closing, { token: staff });
  }

  return { ...shop, join, sit, lines, round, pay, settle, bill, staffToken, clear };
}

import type { Menu } from '@comanda/contracts';
import { inject } from 'vitest';

type Call = { readonly guest_name: string; readonly request: string };
type PlacedOrder = { readonly guest_name: string; readonly order_number: string };
type StaffTable = { readonly table_id: string; readonly local_id: string };

/** Reads the staff's view of a restaurant: its calls and orders. */
export async function staffOf(endpoint: string, pin: string) {
  const { restaurant } = await read<{ restaurant: { restaurant_id: string } }>(
    `/restaurant/${endpoint}`,
  );
  const { restaurant_id } = restaurant;
  const body = JSON.stringify({ restaurant_id, pin });
  const headers = { 'content-type': 'application/json' };
  const signed = await fetch(`${inject('api_url')}/api/staff/signIn`, {
    method: 'POST',
    headers,
    body,
  });
  const { token } = (await signed.json()) as { token: string }; // the contract's reply
  return {
    calls: async () => (await read<{ calls: Call[] }>('/staff/calls', token)).calls,
    orders: async () => (await read<{ orders: PlacedOrder[] }>('/staff/orders', token)).orders,
    /** Marks a dish sold out, or back in stock. */
    async setStock(name: string, is_in_stock: boolean): Promise<void> {
      const { menus } = await read<{ menus: readonly Menu[] }>(`/menu/${endpoint}/menus`);
      const items = menus.flatMap(({ categories }) => categories).flatMap((each) => each.items);
      const item = items.find((each) => each.name === name);
      if (!item) throw new Error(`There is no ${name}.`);
      const reply = await fetch(`${inject('api_url')}/api/items/${item.item_id}/stock`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: JSON.stringify({ is_in_stock }),
      });
      if (!reply.ok) throw new Error(`The stock was not set: ${reply.status}.`);
    },
    async closeTable(code: string): Promise<void> {
      const { tables } = await read<{ tables: StaffTable[] }>('/staff/tables', token);
      const table = tables.find(({ local_id }) => local_id === code);
      if (!table) throw new Error(`There is no table ${code}.`);
      const { table_id } = table;
      const reply = await fetch(`${inject('api_url')}/api/table/closeTable`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: JSON.stringify({ restaurant_id, table_id, source: 'board', confirmed: true }),
      });
      if (!reply.ok) throw new Error(`The table was not closed: ${reply.status}.`);
    },
  };
}

async function read<Reply>(path: string, token?: string): Promise<Reply> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await fetch(`${inject('api_url')}/api${path}`, { headers });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
  return (await reply.json()) as Reply; // the contract's reply
}

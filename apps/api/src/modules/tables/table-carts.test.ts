import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

type Party = { readonly table_id: string; readonly token: string };

async function openTable(): Promise<Party> {
  const { restaurant_id } = shop;
  const body = { restaurant_id, section_type: 'TAKEOUT' };
  return (await shop.call('POST', '/section/addGuest', body)).body as Party;
}

async function addGuest({ table_id, token }: Party, name: string): Promise<string> {
  const body = { restaurant_id: shop.restaurant_id, table_id, guest: { name } };
  return (await shop.call('POST', '/table/addGuest', body, { token })).body.guest_id;
}

function share({ token }: Party, guest_id: string, items: readonly object[]) {
  const body = { restaurant_id: shop.restaurant_id, guest_id, items };
  return shop.call('POST', '/table/cart', body, { token });
}

async function carts({ table_id, token }: Party) {
  return (await shop.call('GET', `/table/${table_id}/carts`, undefined, { token })).body.carts;
}

function aLine(multiplier: number) {
  return { item_id: randomUUID(), modifier_ids: [], multiplier };
}

describe('what guests at a table are choosing', () => {
  test('is seen by the table, each guest’s in the place of what they chose before', async () => {
    const party = await openTable();
    const ada = await addGuest(party, 'Ada');
    const bob = await addGuest(party, 'Bob');
    await share(party, bob, [aLine(1)]);
    await share(party, ada, [aLine(1), aLine(1)]);
    const last = aLine(3);
    expect((await share(party, ada, [last])).body).toEqual({ ok: true });
    expect(await carts(party)).toMatchObject([
      { guest_id: ada, guest_name: 'Ada', items: [last] },
      { guest_id: bob, guest_name: 'Bob', items: [{ multiplier: 1 }] },
    ]);
  });

  test('is gone with the last line', async () => {
    const party = await openTable();
    const ada = await addGuest(party, 'Ada');
    await share(party, ada, [aLine(1)]);
    await share(party, ada, []);
    expect(await carts(party)).toEqual([]);
  });

  test('is no other table’s business', async () => {
    const party = await openTable();
    const ada = await addGuest(party, 'Ada');
    await share(party, ada, [aLine(1)]);
    const others = await openTable();
    expect((await share(others, ada, [])).body.code).toBe('not_found');
    const { table_id } = party;
    const { token } = others;
    const peek = await shop.call('GET', `/table/${table_id}/carts`, undefined, { token });
    expect(peek.body.code).toBe('not_found');
    expect(await carts(party)).toHaveLength(1);
  });
});

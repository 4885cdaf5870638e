import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GuestPrincipal } from '../../http/principal';
import { type Shop, startShop } from '../../modules/payments/settle/testing/start-shop';
import { choosePrincipal } from './choose-principal';

let shop: Shop;
let sessions: (GuestPrincipal & { readonly guest_id: string })[];

beforeAll(async () => {
  shop = await startShop();
  sessions = await Promise.all([1, 2, 3].map(newSession));
}, 60_000);
afterAll(() => shop.close());

async function newSession() {
  const { table_id, guest_id } = await shop.newGuest();
  const [row] = await shop.db.query.guests.findMany({
    where: (guests, { eq }) => eq(guests.guest_id, guest_id),
  });
  const { restaurant_id } = shop;
  return {
    role: 'guest' as const,
    restaurant_id,
    table_id,
    guest_id,
    table_session_id: row?.table_session_id ?? '',
    section_type: 'TAKEOUT' as const,
    platform: 'MENTUM' as const,
    pays_first: false,
    network: null,
  };
}

/** As much of a request as the choice looks at. */
function aRequest(ids: object): FastifyRequest {
  return {
    params: {},
    body: ids,
    routeOptions: { config: { route: { audience: 'guest' } } },
  } as unknown as FastifyRequest;
}

function choose(ids: object) {
  return choosePrincipal(
    shop.db,
    aRequest(ids),
    sessions.map(({ guest_id: _guest, ...session }) => session),
  );
}

test('of several sessions the one that the request is about is chosen: by table, or by guest', async () => {
  for (const { table_id, guest_id, table_session_id } of sessions) {
    expect(await choose({ table_id })).toMatchObject({ table_session_id });
    expect(await choose({ guest_id })).toMatchObject({ table_session_id });
  }
});

test('when it is about none of them, the one used last stands, and finds nothing', async () => {
  const [first] = sessions;
  expect(await choose({ guest_id: '00000000-0000-4000-8000-000000000000' })).toMatchObject({
    table_session_id: first?.table_session_id,
  });
});

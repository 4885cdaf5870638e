import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { importBundle } from '../../bundles/import-bundle';
import {
  items,
  modifiers,
  order_items,
  restaurants,
  schedules,
  waiter_calls,
} from '../../db/schema/index';
import { startDining } from '../../modules/payments/settle/testing/start-dining';
import { openDeviceSession, openStaffSession } from '../../testing/open-sessions';
import type { Ids } from '../foreign-calls';
import type { Subject } from '../subjects';

const SHOP = fileURLToPath(new URL('../../modules/payments/settle/testing/shop', import.meta.url));
const TABLES = `sections: [{ key: room, name: Room }]
tables:
  - { key: one, label: Table 1, local_id: TAB1, section: room }
  - { key: two, label: Table 2, local_id: TAB2, section: room }
  - { key: three, label: Table 3, local_id: TAB3, section: room }
  - { key: four, label: Table 4, local_id: TAB4, section: room }
  - { key: bar, label: Bar, local_id: BARR, section: room, is_standing: true }
`;

const READERS = ['A', 'B', 'C'].map((label, place) => ({
  vendor: 'NUVEI' as const,
  reader: `22192180000${place + 1}`,
  label,
  serial_number: '',
  location: null,
}));

type World = Awaited<ReturnType<typeof startDining>>;

/** A party, and the restaurant that is not its own. */
type Foreign = readonly [party: Party, other: string];

/** A party at a table of a restaurant, and all that others must not see of it. */
export type Party = {
  readonly ids: Ids;
  readonly name: string;
  readonly token: string;
  readonly secrets: readonly string[];
};

/** Two restaurants of the same menu, a party in each, one that has left, one at a standing table, and everybody who belongs to none of them. */
export async function startWorld(options: Parameters<typeof startDining>[0] = {}) {
  const shop = await startDining({ ...options, tables: TABLES });
  const here = shop.restaurant_id;
  const there = await importTwin(shop);
  const parties = [
    await seatParty(shop, here, 'Vera'),
    await seatParty(shop, there, 'Walter'),
  ] as const;
  // Codes are not typed as often as this matrix would like to.
  const seated = new Map<string, string>();
  const left = new Map<string, string>();
  for (const restaurant_id of [here, there]) {
    seated.set(restaurant_id, (await sit(shop, restaurant_id, 'TAB2')).token);
    left.set(restaurant_id, await leave(shop, restaurant_id));
  }

  const previous = await seatParty(shop, here, 'Xenia', { local_id: 'TAB4', reader: 1 });
  await closeFor(shop, previous.ids);
  const next = await sit(shop, here, 'TAB4');
  const standing = await seatParty(shop, here, 'Yann', { local_id: 'BARR', reader: 2 });
  const stranger = await sit(shop, here, 'BARR');

  /** The parties whose things a subject asks for, each with the restaurant that is not theirs. */
  function foreignTo(subject: Subject): readonly [Foreign, ...Foreign[]] {
    const [vera, walter] = parties;
    if (subject === 'next party at the table') return [[previous, there]];
    if (subject === 'stranger at a standing table') return [[standing, there]];
    return [
      [vera, there],
      [walter, here],
    ];
  }

  const opened = new Map<string, string | undefined>();

  /** A token of a subject, seen from the restaurant of a party; the same one until it is spent. */
  async function tokenOf(
    subject: Subject,
    own: string,
    other: string,
  ): Promise<string | undefined> {
    const name = `${subject} ${own}`;
    if (!opened.has(name)) opened.set(name, await open(subject, own, other));
    return opened.get(name);
  }

  async function open(subject: Subject, own: string, other: string): Promise<string | undefined> {
    switch (subject) {
      case 'anonymous':
      case 'receipt holder':
        return undefined;
      case 'guest of another table':
        return seated.get(own);
      case 'guest of a closed table':
        return left.get(own);
      case 'next party at the table':
        return next.token;
      case 'stranger at a standing table':
        return stranger.token;
      case 'guest of another restaurant':
        return seated.get(other);
      case 'staff of another restaurant':
        return (await openStaffSession(shop.deps, other)).token;
      case 'device of the restaurant':
        return (await openDeviceSession(shop.deps, own, 'kiosk')).token;
      case 'device of another restaurant':
        return (await openDeviceSession(shop.deps, other, 'kiosk')).token;
      case 'screen of another restaurant':
        return (await openDeviceSession(shop.deps, other, 'screen')).token;
    }
  }

  function spendTokens(): void {
    opened.clear();
  }

  const foreignParties: readonly Party[] = [...parties, previous, standing];
  return { shop, here, there, parties, foreignParties, foreignTo, tokenOf, spendTokens };
}

async function importTwin(shop: World): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-twin-'));
  cpSync(SHOP, folder, { recursive: true });
  const file = join(folder, 'restaurant.yaml');
  const text = readFileSync(file, 'utf8')
    .replace('endpoint: test-shop', 'endpoint: twin-shop')
    .replaceAll('TAKE_OUT_ONLY', 'TAKE_OUT_AND_DINE_IN');
  writeFileSync(file, text);
  writeFileSync(join(folder, 'tables.yaml'), TABLES);
  const imported = await importBundle(shop.deps, folder);
  rmSync(folder, { recursive: true });
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  return imported.value.restaurant_id;
}

async function sit(shop: World, restaurant_id: string, local_id: string, name?: string) {
  const joined = await shop.call('POST', '/table/local', { restaurant_id, local_id });
  const { token, table } = joined.body;
  const { table_id, table_session_id } = table;
  if (name === undefined) return { token, table_id, table_session_id, guest_id: '' };
  const body = { restaurant_id, table_id, guest: { name } };
  const added = await shop.call('POST', '/table/addGuest', body, { token });
  return { token, table_id, table_session_id, guest_id: added.body.guest_id as string };
}

/** A guest whose table was closed. */
async function leave(shop: World, restaurant_id: string): Promise<string> {
  const { token, table_id, table_session_id } = await sit(shop, restaurant_id, 'TAB3');
  await closeFor(shop, { restaurant_id, table_id, table_session_id });
  return token;
}

async function closeFor(
  shop: World,
  {
    restaurant_id,
    table_id,
    table_session_id,
  }: Pick<Ids, 'restaurant_id' | 'table_id' | 'table_session_id'>,
): Promise<void> {
  const staff = await openStaffSession(shop.deps, restaurant_id);
  const closing = { restaurant_id, table_id, table_session_id, source: 'test', confirmed: true };
  const closed = await shop.call('POST', '/table/closeTable', closing, staff);
  if (closed.status !== 200) throw new Error(JSON.stringify(closed.body));
}

/** Where a party sits, and which of the restaurant's readers stands beside its tablet. */
type Place = { readonly local_id: string; readonly reader: number };

const FIRST_TABLE: Place = { local_id: 'TAB1', reader: 0 };

/** Sits a party down at a table; it orders, calls the waiter, and its restaurant gets a tablet. */
export async function seatParty(
  shop: World,
  restaurant_id: string,
  name: string,
  { local_id, reader }: Place = FIRST_TABLE,
): Promise<Party> {
  const guest = await sit(shop, restaurant_id, local_id, name);
  const { table_id, table_session_id, guest_id, token } = guest;
  const [fries] = await rowsOf(shop, restaurant_id);
  const item_instances = [{ item_id: fries?.item_id, modifier_ids: [], multiplier: 1 }];
  const round = { restaurant_id, guest_id, item_instances };
  const placed = await shop.call('POST', '/orders/addToOrder', round, { token });
  if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
  const { order_id, order_number } = placed.body.order;
  const request = `A secret of ${name}`;
  const calling = { restaurant_id, table_id, guest_name: name, request };
  await shop.call('POST', '/table/callWaiter', calling, { token });
  const { device_id } = await openDeviceSession(shop.deps, restaurant_id, 'tablet');
  const payer = { token, guest_id, device_id };
  const atReader = await openAtReader(shop, restaurant_id, payer, reader);
  const { db } = shop;
  const [line] = await db.select().from(order_items).where(eq(order_items.order_id, order_id));
  const [call] = await db.select().from(waiter_calls).where(eq(waiter_calls.table_id, table_id));
  const [modifier] = await db
    .select()
    .from(modifiers)
    .where(eq(modifiers.restaurant_id, restaurant_id));
  const [schedule] = await db
    .select()
    .from(schedules)
    .where(eq(schedules.restaurant_id, restaurant_id));
  return {
    token,
    name,
    ids: {
      restaurant_id,
      table_id,
      table_session_id,
      guest_id,
      order_id,
      item_instance_id: line?.item_instance_id ?? '',
      item_id: fries?.item_id ?? '',
      menu_id: fries?.menu_id ?? '',
      modifier_id: modifier?.modifier_id ?? '',
      schedule_id: schedule?.schedule_id ?? randomUUID(),
      call_id: call?.call_id ?? randomUUID(),
      device_id,
      ...atReader,
    },
    secrets: [
      atReader.cancellation_token,
      name,
      request,
      guest_id,
      order_id,
      order_number,
      table_session_id,
      device_id,
    ],
  };
}

/** A reader beside the party's tablet, and a payment of theirs that is open at it. */
async function openAtReader(
  shop: World,
  restaurant_id: string,
  {
    token,
    guest_id,
    device_id,
  }: { readonly token: string; readonly guest_id: string; readonly device_id: string },
  reader: number,
): Promise<Pick<Ids, 'terminal_id' | 'payment_intent_id' | 'cancellation_token'>> {
  await shop.db
    .update(restaurants)
    .set({
      payment_secrets: { spin_auth_key: 'SandboxKey' },
      terminals: [
        ...READERS,
        {
          vendor: 'STRIPE',
          reader: 'tmr_Any',
          label: 'D',
          serial_number: '',
          location: 'tml_Sandbox',
        },
      ],
    })
    .where(eq(restaurants.restaurant_id, restaurant_id));
  const staff = await openStaffSession(shop.deps, restaurant_id);
  const list = await shop.call('GET', `/terminal/${restaurant_id}/list`, undefined, staff);
  const terminal_id: string = list.body.terminals[reader].terminal_id;
  const place = { restaurant_id, terminal_id, kiosk_id: device_id };
  await shop.call('POST', '/terminal/select', place, staff);
  const [fries] = await rowsOf(shop, restaurant_id);
  const draft = {
    restaurant_id,
    guest_id,
    items: [{ item_id: fries?.item_id, modifier_ids: [], multiplier: 1 }],
    order_type: 'DINE_IN',
    mode: 'before',
  };
  await shop.call('POST', '/payments/intent', draft, { token });
  const body = { restaurant_id, guest_id, terminal_id };
  const opened = await shop.call('POST', '/terminal/payment', body, staff);
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
  const { payment_intent_id, client_secret } = opened.body.payment_intent;
  return { terminal_id, payment_intent_id, cancellation_token: client_secret };
}

function rowsOf(shop: World, restaurant_id: string) {
  return shop.db
    .select()
    .from(items)
    .where(and(eq(items.restaurant_id, restaurant_id), eq(items.key, 'fries')));
}

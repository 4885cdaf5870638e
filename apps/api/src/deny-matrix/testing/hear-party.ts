import { eq, or } from 'drizzle-orm';
import { expect } from 'vitest';
import { tables } from '../../db/schema/index';
import { openStaffSession } from '../../testing/open-sessions';
import { lastEventId, type Listening, listenTo } from '../../testing/listen-to';
import type { Party, startWorld } from './start-world';

type World = Awaited<ReturnType<typeof startWorld>>;

type Heard = {
  /** The texts of all streams that the token opens: live ones, and those that begin before the events. */
  readonly texts: readonly string[];
  /** The text of the board of the party's restaurant at the same time. */
  readonly board: string;
};

/** Lets a party and its staff cause events, and returns everything that the streams of a token say meanwhile and afterwards. */
export async function hearParty(
  world: World,
  party: Party,
  token: string | undefined,
): Promise<Heard> {
  const { restaurant_id } = party.ids;
  const staff = await openStaffSession(world.shop.deps, restaurant_id);
  const [board] = await openStreams(world, [`board:${restaurant_id}`], staff.token);
  if (board === undefined) throw new Error('Staff cannot open the stream of their board.');
  await expectText(board, 'event: hello');
  const begun = lastEventId(board.text());
  const topics = await allTopics(world);
  const live = await openStreams(world, topics, token);
  await causeEvents(world, party, staff.token);
  await publishLast(world);
  const replayed = await openStreams(world, topics, token, begun);
  const streams = [...live, ...replayed];
  for (const stream of [...streams, board]) {
    await expectText(stream, 'event: restaurant.changed');
    stream.leave();
  }
  return { texts: streams.map((stream) => stream.text()), board: board.text() };
}

async function allTopics({ shop, here, there, foreignParties }: World): Promise<string[]> {
  const rows = await shop.db
    .select({ table_id: tables.table_id })
    .from(tables)
    .where(or(eq(tables.restaurant_id, here), eq(tables.restaurant_id, there)));
  return [
    ...[here, there].flatMap((id) => [`restaurant:${id}`, `board:${id}`, `screen:${id}`]),
    ...rows.map(({ table_id }) => `table:${table_id}`),
    ...foreignParties.map(({ ids }) => `guest:${ids.guest_id}`),
  ];
}

/** The streams that open. Each listens to a public topic too, so that all of them get the last event. */
async function openStreams(
  { shop, here }: World,
  topics: readonly string[],
  token: string | undefined,
  last_event_id?: string,
): Promise<Listening[]> {
  const options = {
    ...(token === undefined ? {} : { token }),
    ...(last_event_id === undefined ? {} : { last_event_id }),
  };
  const streams = await Promise.all(
    topics.map((topic) => listenTo(shop.api.url, `${topic},restaurant:${here}`, options)),
  );
  return streams.filter(({ status }) => status === 200);
}

/** Does all that publishes an event. A party that has left does only what its receipt allows. */
async function causeEvents({ shop }: World, party: Party, staff: string): Promise<void> {
  const { token, name, ids } = party;
  const { restaurant_id, guest_id, order_id, item_id } = ids;
  const lines = [{ item_id, modifier_ids: [], multiplier: 1 }];
  const guest = { restaurant_id, guest_id };
  await shop.call('POST', '/orders/addToOrder', { ...guest, item_instances: lines }, { token });
  await shop.call('POST', '/table/cart', { ...guest, items: lines }, { token });
  await shop.call('POST', `/guests/${guest_id}/name`, { name });
  const status = { status: 'ORDER_PREPARING' };
  await shop.call('POST', `/orders/${order_id}/status`, status, { token: staff });
}

/** Publishes what every stream gets: one that has it has all events before it. */
async function publishLast({ shop, here }: World): Promise<void> {
  await shop.deps.events.publish(shop.db, {
    type: 'restaurant.changed',
    restaurant_id: here,
    menu_version: 1,
    state: 'ACTIVE',
  });
}

async function expectText(stream: Listening, text: string): Promise<void> {
  await expect.poll(stream.text).toContain(text);
}

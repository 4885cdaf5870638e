import type { ComandaEvent } from '@comanda/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guests, restaurants, table_sessions } from '../db/schema/index';
import { importBundle } from '../bundles/import-bundle';
import { figureIn } from '../testing/figure-in';
import { openDeviceSession } from '../testing/open-sessions';
import { lastEventId, type Listening, listenTo } from '../testing/listen-to';
import { type SmallRestaurant, startSmallRestaurant } from '../testing/small-restaurant';

const UNKNOWN = '01920000-0000-7000-8000-000000000000';
let small: SmallRestaurant;
beforeAll(async () => {
  small = await startSmallRestaurant({ listen: true });
});
afterAll(() => small.close());

function listen(topics: string, token?: string, last_event_id?: string): Promise<Listening> {
  return listenTo(small.api.url, topics, {
    ...(token === undefined ? {} : { token }),
    ...(last_event_id === undefined ? {} : { last_event_id }),
  });
}

type Party = { table_id: string; table_session_id: string; token: string; guest_id: string };

async function openTable(): Promise<Party> {
  const { restaurant_id } = small;
  const opened = await small.api.inject({
    method: 'POST',
    url: '/api/section/addGuest',
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { restaurant_id, section_type: 'TAKEOUT' },
  });
  const { table_id, token } = opened.json();
  const added = await small.api.inject({
    method: 'POST',
    url: '/api/table/addGuest',
    headers: { 'idempotency-key': crypto.randomUUID(), authorization: `Bearer ${token}` },
    body: { restaurant_id, table_id, guest: { name: null } },
  });
  const { guest_id } = added.json();
  return { table_id, token, guest_id, table_session_id: await sessionOf(guest_id) };
}

async function sessionOf(guest_id: string): Promise<string> {
  const [row] = await small.api.deps.db
    .select({ table_session_id: guests.table_session_id })
    .from(guests)
    .where(eq(guests.guest_id, guest_id));
  return row?.table_session_id ?? '';
}

async function openStreams(): Promise<number> {
  const figures = await small.api.inject({ url: '/api/metrics' });
  return figureIn(figures.body, 'comanda_event_streams') ?? 0;
}

function publish(event: ComandaEvent): Promise<void> {
  return small.api.deps.events.publish(small.api.deps.db, event);
}

function orderChanged({
  table_id,
  table_session_id,
  guest_id,
}: Omit<Party, 'token'>): ComandaEvent {
  const { restaurant_id } = small;
  return {
    type: 'order.changed',
    restaurant_id,
    table_id,
    table_session_id,
    guest_id,
    order_id: UNKNOWN,
    status: 'ORDER_READY',
    payment_status: 'CAPTURED',
  };
}

describe('the stream', () => {
  test('tells a restaurant’s changes to anyone', async () => {
    const stream = await listen(`restaurant:${small.restaurant_id}`);
    expect(stream.status).toBe(200);
    await publish({
      type: 'restaurant.changed',
      restaurant_id: UNKNOWN,
      menu_version: 3,
      state: 'ACTIVE',
    });
    await publish({
      type: 'restaurant.changed',
      restaurant_id: small.restaurant_id,
      menu_version: 7,
      state: 'DELAYED',
    });
    await expect
      .poll(stream.text)
      .toMatch(/event: restaurant\.changed\ndata: \{.*"menu_version":7.*\}\n\n/);
    expect(stream.text()).toMatch(/^retry: \d+\n\n/);
    expect(stream.text()).not.toContain('"menu_version":3');
    stream.leave();
    await stream.ended;
  });

  test('tells guests about their table and their orders, and nobody else’s', async () => {
    const mine = await openTable();
    const theirs = await openTable();
    const stream = await listen(`guest:${mine.guest_id},table:${mine.table_id}`, mine.token);
    expect(stream.status).toBe(200);
    await publish(orderChanged(theirs));
    await publish(orderChanged(mine));
    await expect.poll(stream.text).toContain('event: order');
    expect(stream.text().match(/event: order/g)).toHaveLength(1);
    expect(stream.text()).toContain(mine.guest_id);
    expect(stream.text()).not.toContain(theirs.guest_id);
    stream.leave();
    await stream.ended;
  });

  test('is not kept for whoever left while it was looked up what they may hear', async () => {
    const mine = await openTable();
    const before = await openStreams();
    const { db } = small.api.deps;
    const leavers = 3;
    await db.transaction(async (tx) => {
      // Blocks the lookup of guests meanwhile.
      await tx.execute(sql`lock table ${guests} in access exclusive mode`);
      for (let each = 0; each < leavers; each += 1) {
        const left = new Promise((resolve) => {
          small.api.app.server.once('request', (request, response) => {
            response.once('close', resolve);
            request.socket.destroy();
          });
        });
        await expect(listen(`guest:${mine.guest_id}`, mine.token)).rejects.toThrow('fetch failed');
        await left;
      }
    });
    // A connected client is looked up after them.
    const staying = await listen(`guest:${mine.guest_id}`, mine.token);
    expect(await openStreams()).toBe(before + 1);
    staying.leave();
    await staying.ended;
  });

  test('says nothing of what is rolled back', async () => {
    const stream = await listen(`restaurant:${small.restaurant_id}`);
    const { db, events } = small.api.deps;
    const { restaurant_id } = small;
    await db
      .transaction(async (tx) => {
        await events.publish(tx, {
          type: 'restaurant.changed',
          restaurant_id,
          menu_version: 666,
          state: 'ACTIVE',
        });
        await tx
          .update(restaurants)
          .set({ menu_version: 666 })
          .where(eq(restaurants.restaurant_id, restaurant_id));
        throw new Error('changed its mind');
      })
      .catch(() => undefined);
    await publish({ type: 'restaurant.changed', restaurant_id, menu_version: 8, state: 'ACTIVE' });
    await expect.poll(stream.text).toContain('"menu_version":8');
    expect(stream.text().match(/"menu_version":\d+/g)).toEqual(['"menu_version":8']);
    stream.leave();
    await stream.ended;
  });
});

describe('a client that comes back', () => {
  const changed = { type: 'restaurant.changed', state: 'ACTIVE' } as const;
  function change(menu_version: number): Promise<void> {
    return publish({ ...changed, restaurant_id: small.restaurant_id, menu_version });
  }
  /** Does what others miss, and the change to a version last; a witness has heard all of it then, for news come behind a commit. */
  async function unheard(menu_version: number, before = () => Promise.resolve()): Promise<void> {
    const witness = await listen(`restaurant:${small.restaurant_id}`);
    await before();
    await change(menu_version);
    await expect.poll(witness.text).toContain(`"menu_version":${menu_version}`);
    witness.leave();
    await witness.ended;
  }

  test('hears what it missed, in order, and nothing twice', async () => {
    const topic = `restaurant:${small.restaurant_id}`;
    const first = await listen(topic);
    await change(101);
    await expect.poll(first.text).toContain('"menu_version":101');
    first.leave();
    await first.ended;
    await unheard(104, async () => {
      await change(102);
      await publish({ ...changed, restaurant_id: UNKNOWN, menu_version: 103 });
    });
    const second = await listen(topic, undefined, lastEventId(first.text()));
    await expect.poll(second.text).toContain('event: hello');
    const versions = [...second.text().matchAll(/"menu_version":(\d+)/g)].map(([, each]) => each);
    expect(versions).toEqual(['102', '104']);
    second.leave();
    await second.ended;
  });

  test('and heard nothing yet is told what happened since it said hello', async () => {
    const topic = `restaurant:${small.restaurant_id}`;
    const first = await listen(topic);
    await expect.poll(first.text).toContain('event: hello');
    first.leave();
    await first.ended;
    await unheard(111);
    const reply = await fetch(
      `${small.api.url}/api/events?topics=${topic}&last_event_id=${lastEventId(first.text())}`,
    );
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('event: hello')) text += (await reader?.read())?.value ?? '';
    expect(text).toContain('"menu_version":111');
    await reader?.cancel();
  });

  test('to very much reads everything afresh instead', async () => {
    const topic = `restaurant:${small.restaurant_id}`;
    const first = await listen(topic);
    await expect.poll(first.text).toContain('event: hello');
    first.leave();
    await first.ended;
    const witness = await listen(topic);
    await Promise.all(Array.from({ length: 250 }, (_, version) => change(version)));
    await expect.poll(() => witness.text().match(/menu_version/g)).toHaveLength(250);
    const second = await listen(topic, undefined, lastEventId(first.text()));
    await expect.poll(second.text).toContain('event: resync');
    expect(second.text()).not.toContain('menu_version');
    for (const stream of [witness, second]) {
      stream.leave();
      await stream.ended;
    }
  });

  test.each([
    ['after too long', 'long-ago'],
    ['with an id that nobody was told', 'x'.repeat(5000)],
  ])('%s reads everything afresh', async (_, last_event_id) => {
    const stream = await listen(`restaurant:${small.restaurant_id}`, undefined, last_event_id);
    await expect.poll(stream.text).toContain('event: resync');
    await change(121);
    await expect.poll(stream.text).toContain('"menu_version":121');
    stream.leave();
    await stream.ended;
  });
});

test('a stream ends with the table session by whose leave it listens', async () => {
  const mine = await openTable();
  const theirs = await openTable();
  const [ending, staying] = [
    await listen(`table:${mine.table_id}`, mine.token),
    await listen(`table:${theirs.table_id}`, theirs.token),
  ];
  const { db } = small.api.deps;
  const [session] = await db
    .select()
    .from(table_sessions)
    .where(eq(table_sessions.table_id, mine.table_id));
  if (session === undefined) throw new Error('No session was opened.');
  const { restaurant_id, table_id, table_session_id } = session;
  await publish({ type: 'table.closed', restaurant_id, table_id, table_session_id });
  await ending.ended;
  expect(ending.text()).toContain('event: table.closed');
  expect(staying.text()).not.toContain('table.closed');
  staying.leave();
  await staying.ended;
});

test('a session has its share of streams, and the next guest still gets one', async () => {
  const mine = await openTable();
  const theirs = await openTable();
  const topic = `guest:${mine.guest_id}`;
  const streams = [];
  for (let each = 0; each < 61; each += 1) streams.push(await listen(topic, mine.token));
  expect(streams.map(({ status }) => status)).toEqual([...Array(60).fill(200), 429]);
  const other = await listen(`guest:${theirs.guest_id}`, theirs.token);
  expect(other.status).toBe(200);
  for (const stream of [...streams, other]) stream.leave();
  await Promise.all([...streams, other].map(({ ended }) => ended));
  // The share is free again once the streams are gone.
  await expect.poll(async () => (await listen(topic, mine.token)).status).toBe(200);
});

describe('a board’s stream ends with the token that opened it:', () => {
  async function signIn(): Promise<string> {
    const reply = await small.api.inject({
      method: 'POST',
      url: '/api/staff/signIn',
      body: { restaurant_id: small.restaurant_id, pin: '1234' },
    });
    expect(reply.statusCode).toBe(200);
    return reply.json().token;
  }
  async function openBoard(token: string): Promise<Listening> {
    const stream = await listen(`board:${small.restaurant_id}`, token);
    await expect.poll(stream.text).toContain('event: hello');
    return stream;
  }
  function call(method: 'POST' | 'DELETE', path: string, token: string) {
    const headers = { authorization: `Bearer ${token}` };
    return small.api.inject({ method, url: `/api${path}`, headers });
  }

  test('signed out', async () => {
    const [leaving, staying] = [await signIn(), await signIn()];
    const [ending, other] = [await openBoard(leaving), await openBoard(staying)];
    expect((await call('POST', '/staff/signOut', leaving)).statusCode).toBe(200);
    await ending.ended;
    expect((await call('POST', '/staff/signOut', staying)).statusCode).toBe(200);
    await other.ended;
  });

  test('a device whose pairing is ended', async () => {
    const { restaurant_id } = small;
    const { token, device_id } = await openDeviceSession(small.api.deps, restaurant_id, 'screen');
    const ending = await openBoard(token);
    const staff = await signIn();
    expect((await call('POST', `/staff/devices/${device_id}/revoke`, staff)).statusCode).toBe(200);
    await ending.ended;
  });

  test('staff whose PIN an import changes', async () => {
    const ending = await openBoard(await signIn());
    small.bundle.edit('restaurant.yaml', "pin: '1234'", "pin: '9753'");
    const imported = await importBundle(small.api.deps, small.bundle.folder, { replace: true });
    expect(imported.ok).toBe(true);
    await ending.ended;
  });
});

describe('topics that are not one’s own', () => {
  test('without a session', async () => {
    const { guest_id, table_id } = await openTable();
    for (const topic of [`guest:${guest_id}`, `table:${table_id}`]) {
      expect((await small.api.inject(`/api/events?topics=${topic}`)).json().code).toBe(
        'unauthorized',
      );
    }
  });

  test('with another’s session look like topics that do not exist', async () => {
    const mine = await openTable();
    const theirs = await openTable();
    const topics = [
      `guest:${theirs.guest_id}`,
      `table:${theirs.table_id}`,
      `guest:${UNKNOWN}`,
      `guest:${mine.guest_id},table:${theirs.table_id}`,
    ];
    for (const topic of topics) {
      const reply = await small.api.inject({
        url: `/api/events?topics=${topic}`,
        headers: { authorization: `Bearer ${mine.token}` },
      });
      expect(reply.json().code).toBe('not_found');
    }
  });

  test.each([
    '',
    '?topics=',
    '?topics=board:1',
    '?topics=restaurant:harbor',
    `?topics=${Array(21).fill(`restaurant:${UNKNOWN}`).join(',')}`,
    `?topics=restaurant:${UNKNOWN}&since=1`,
  ])('of no form that there is: %s', async (query) => {
    expect((await small.api.inject(`/api/events${query}`)).json().code).toBe('invalid_input');
  });
});

test('a second server hears what the first one says', async () => {
  if (small.api.database.url === null) return expect(small.api.database.url).toBeNull();
  const { openPostgres } = await import('../db/postgres');
  const { openEventBus } = await import('./event-bus');
  const other = await openPostgres({ url: small.api.database.url });
  const bus = await openEventBus(other, small.api.deps.log);
  const heard: unknown[] = [];
  bus.subscribe((event) => heard.push(event));
  await publish(orderChanged({ table_id: UNKNOWN, table_session_id: UNKNOWN, guest_id: UNKNOWN }));
  await expect.poll(() => heard).toHaveLength(1);
  await bus.close();
  await other.close();
});

test('a listener that lost its connection hears again, and is told that it may have missed something', async () => {
  if (small.api.database.url === null) return expect(small.api.database.url).toBeNull();
  const { listenOnPostgres } = await import('../db/listen-on-postgres');
  const heard: string[] = [];
  const stop = await listenOnPostgres({
    url: small.api.database.url,
    channel: 'a_test',
    onPayload: (payload) => heard.push(payload),
    onGap: () => heard.push('gap'),
    onFault: () => undefined,
  });
  const { db } = small.api.deps;
  await db.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'comanda events' and query like '%a_test%'`,
  );
  await expect.poll(() => heard).toEqual(['gap']);
  await db.execute(`select pg_notify('a_test', 'again')`);
  await expect.poll(() => heard).toEqual(['gap', 'again']);
  await stop();
});

test('closing the server ends the streams', async () => {
  const closing = await startSmallRestaurant({ listen: true });
  const reply = await fetch(
    `${closing.api.url}/api/events?topics=restaurant:${closing.restaurant_id}`,
  );
  const [, text] = await Promise.all([closing.close(), reply.text()]);
  expect(text).toContain(': listening');
});

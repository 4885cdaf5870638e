import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_RESTAURANT } from '../jobs/outbox/messages';
import { outbox, webhook_events } from '../db/schema/index';
import { figureIn } from '../testing/figure-in';
import { type SmallRestaurant, startSmallRestaurant } from '../testing/small-restaurant';

const OPERATOR = 'the operator’s own key';
const TOKEN = 'a token for whoever collects';
let small: SmallRestaurant;
beforeAll(async () => {
  small = await startSmallRestaurant({
    config: { metricsToken: TOKEN },
    app: { operatorKey: OPERATOR },
  });
});
afterAll(() => small.close());

function collect(headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  return small.api.inject({ url: '/api/metrics', headers, remoteAddress });
}

describe('who may read them', () => {
  test.each([
    ['this machine', {}, '127.0.0.1', 200],
    ['another one', {}, '10.1.2.3', 404],
    ['another one by a proxy here', { 'x-forwarded-for': '10.1.2.3' }, '127.0.0.1', 404],
    ['with the token', { authorization: `Bearer ${TOKEN}` }, '10.1.2.3', 200],
    ['with another token', { authorization: `Bearer ${TOKEN}!` }, '10.1.2.3', 404],
    ['with the operator’s key', { authorization: `Bearer ${OPERATOR}` }, '10.1.2.3', 200],
  ] as const)('%s: %s from %s', async (_, headers, address, status) => {
    const reply = await collect(headers, address);
    expect(reply.statusCode).toBe(status);
    if (status === 200) expect(reply.headers['content-type']).toMatch(/^text\/plain; version=/);
    else expect(reply.json().code).toBe('not_found');
  });
});

describe('what they tell', () => {
  async function figure(line: string): Promise<number | null> {
    return figureIn((await collect()).body, line);
  }

  test('requests by what was asked for, never by address', async () => {
    const before =
      (await figure(
        'comanda_http_requests_total{route="getRestaurant",method="GET",status="404"}',
      )) ?? 0;
    await small.api.inject('/api/restaurant/secret-name-of-a-guest');
    expect(
      await figure('comanda_http_requests_total{route="getRestaurant",method="GET",status="404"}'),
    ).toBe(before + 1);
    expect((await collect()).body).not.toContain('secret-name');
    expect(
      await figure('comanda_http_request_seconds_count{route="getRestaurant",method="GET"}'),
    ).toBe(before + 1);
  });

  test('changes of orders and of their payments', async () => {
    const { db, events, newId } = small.api.deps;
    await events.publish(db, {
      type: 'order.changed',
      restaurant_id: small.restaurant_id,
      table_id: newId(),
      table_session_id: newId(),
      guest_id: newId(),
      order_id: newId(),
      status: 'ORDER_READY',
      payment_status: 'CAPTURED',
    });
    await expect.poll(() => figure('comanda_order_changes_total{status="ORDER_READY"}')).toBe(1);
    expect(await figure('comanda_payment_changes_total{status="CAPTURED"}')).toBe(1);
  });

  test('messages that wait, for how long, and those given up', async () => {
    const other = await startSmallRestaurant();
    const { db, newId, clock } = other.api.deps;
    const created_at = new Date(clock.now().getTime() - 90_000);
    const message = {
      restaurant_id: NO_RESTAURANT,
      kind: 'contact.received',
      payload: {},
      created_at,
    };
    await db.insert(outbox).values({ ...message, outbox_id: newId() });
    await db
      .insert(outbox)
      .values({ ...message, outbox_id: newId(), done_at: created_at, dead_at: created_at });
    const { body } = await other.api.inject('/api/metrics');
    expect(body).toContain('comanda_outbox_messages{state="waiting"} 1\n');
    expect(body).toContain('comanda_outbox_messages{state="dead"} 1\n');
    expect(figureIn(body, 'comanda_outbox_lag_seconds')).toBeGreaterThanOrEqual(90);
    expect(body).toContain('comanda_database_up 1\n');
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    await other.close();
  });

  test('webhooks that came in and are not handled yet', async () => {
    const other = await startSmallRestaurant();
    const { db, clock } = other.api.deps;
    const event = { payment_service: 'NMI', kind: 'transaction.sale.success' } as const;
    const now = clock.now();
    const received_at = new Date(now.getTime() - 90_000);
    await db.insert(webhook_events).values([
      { ...event, event_id: 'open', received_at },
      { ...event, event_id: 'handled', received_at, handled_at: now },
    ]);
    const { body } = await other.api.inject('/api/metrics');
    expect(figureIn(body, 'comanda_webhook_inbox')).toBe(1);
    expect(figureIn(body, 'comanda_webhook_inbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
    await other.close();
  });

  test('which build runs, also in its health and at its start', async () => {
    const { version, commit } = small.api.deps.config;
    expect(await figure(`comanda_build_info{version="${version}",commit="${commit}"}`)).toBe(1);
    const health = (await small.api.inject('/api/health/live')).json();
    expect(health).toEqual({ status: 'ok', version, commit });
  });

  test('how long the database takes, and how long a connection is waited for and used', async () => {
    await small.api.inject('/api/restaurant/corner');
    const { body } = await collect();
    expect(figureIn(body, 'comanda_database_answer_seconds')).toBeGreaterThan(0);
    // The embedded database has one connection and no pool.
    const isPooled = small.api.database.url !== null;
    for (const name of ['wait', 'use']) {
      const count = figureIn(body, `comanda_database_connection_${name}_seconds_count`);
      expect((count ?? 0) > 0).toBe(isPooled);
    }
  });

  test('that the database is away, when it is', async () => {
    const other = await startSmallRestaurant();
    await other.api.database.close();
    const reply = await other.api.inject('/api/metrics');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('comanda_database_up 0\n');
    other.bundle.delete();
    await other.api.app.close();
  });
});

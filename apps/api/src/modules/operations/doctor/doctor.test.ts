import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../../../config';
import { outbox, webhook_events } from '../../../db/schema/index';
import { NO_RESTAURANT } from '../../../jobs/outbox/messages';
import { type Shop, startShop } from '../../payments/settle/testing/start-shop';
import { examine } from './examine';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

async function look(changes: Partial<Config> = {}) {
  const { db, config, clock } = shop.deps;
  const findings = await examine({ db, config: { ...config, ...changes }, now: clock.now() });
  return new Map(findings.map(({ name, verdict, detail }) => [name, { verdict, detail }]));
}

test('a shop that is well', async () => {
  const findings = await look();
  expect(findings.get('database')?.detail).toMatch(
    /^(embedded|PostgreSQL) 1\d.* answers in \d+ ms$/,
  );
  const fails = [...findings].filter(([, { verdict }]) => verdict === 'fail');
  expect(fails).toEqual([]);
  for (const name of [
    'migrations',
    'indexes',
    'payments',
    'outbox',
    'dead letters',
    'webhooks',
    'processor STRIPE',
  ])
    expect([name, findings.get(name)?.verdict]).toEqual([name, 'ok']);
});

describe('what it finds', () => {
  test('a migration that is missing', async () => {
    const { db } = shop.deps;
    const { rows } = await db.execute<{ id: number; created_at: number }>(
      sql`select id, created_at::float8 as created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
    );
    const { id = 0, created_at = 0 } = rows[0] ?? {};
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1 where id = ${id}`);
    expect((await look()).get('migrations')).toEqual({
      verdict: 'fail',
      detail: expect.stringContaining('1 not applied'),
    });
    await db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = ${created_at} where id = ${id}`,
    );
  });

  test('money that nobody can move, and letters that nobody takes', async () => {
    const { db, newId, clock } = shop.deps;
    const created_at = new Date(clock.now().getTime() - 20 * 60_000);
    const base = {
      restaurant_id: NO_RESTAURANT,
      payload: {},
      created_at,
      due_at: new Date('2099-01-01'),
    };
    await db.insert(outbox).values({ ...base, outbox_id: newId(), kind: 'contact.received' });
    expect((await look()).get('outbox')).toMatchObject({ verdict: 'warn' });
    await db.insert(outbox).values({
      ...base,
      outbox_id: newId(),
      kind: 'payment.refund',
      attempts: 9,
      last_error: 'no such charge',
    });
    expect((await look()).get('outbox')).toEqual({
      verdict: 'fail',
      detail: expect.stringContaining('no such charge'),
    });
    await db.update(outbox).set({ done_at: created_at, dead_at: created_at, last_error: 'gone' });
    expect((await look()).get('dead letters')).toEqual({
      verdict: 'warn',
      detail: expect.stringMatching(/1 contact\.received \(gone\), 1 payment\.refund/),
    });
    await db.delete(outbox);
  });

  test('a payment without an end and a webhook without a hand', async () => {
    const guest = await shop.newGuest();
    const body = { ...shop.order(guest.guest_id), mode: 'before' };
    await shop.call('POST', '/payments/intent', body, guest);
    const { db, clock } = shop.deps;
    expect((await look()).get('payments')?.verdict).toBe('ok');
    const old = new Date(clock.now().getTime() - 2 * 3_600_000).toISOString();
    await db.execute(
      sql`update payments set status = 'PROCESSING', updated_at = ${old}::timestamptz`,
    );
    expect((await look()).get('payments')?.verdict).toBe('fail');
    await db.insert(webhook_events).values({
      payment_service: 'STRIPE',
      event_id: 'evt_1',
      kind: 'payment_intent.succeeded',
      received_at: new Date(old),
    });
    expect((await look()).get('webhooks')?.verdict).toBe('warn');
  });

  test('what is right for trying only, unless the server is for trying', async () => {
    async function ofSettings(changes: Partial<Config>) {
      const findings = await look(changes);
      return ['DATABASE_URL', 'PUBLIC_URL', 'STRIPE_SECRET_KEY', 'STRIPE_API_BASE', 'sandbox'].map(
        (name) => findings.get(name)?.verdict,
      );
    }
    const trying = { databaseUrl: null, publicUrl: 'http://localhost:4800' };
    function all(verdict: string) {
      return Array.from({ length: 5 }, () => verdict);
    }
    expect(await ofSettings({ ...trying, isDevelopment: false })).toEqual(all('fail'));
    const rehearsal = { ...trying, isDevelopment: false, allowsSandbox: true };
    expect(await ofSettings(rehearsal)).toEqual(all('warn'));
    const none = [undefined, undefined, undefined, undefined, 'ok'];
    expect(await ofSettings({ ...trying, isDevelopment: true })).toEqual(none);
  });

  test('a restaurant whose processor has no keys', async () => {
    const findings = await look({ stripe: null });
    expect(findings.get('processor STRIPE')).toMatchObject({ verdict: 'fail' });
  });
});

test('through the server it is for the operator on this machine alone', async () => {
  const reply = await shop.api.inject({ method: 'POST', url: '/api/operator/doctor', body: {} });
  expect(reply.statusCode).toBe(401);
});

import type { Contact } from '@comanda/contracts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contacts, outbox } from '../../db/schema/index';
import { runCleanup } from '../../jobs/cleanup';
import { runOutbox } from '../../jobs/outbox';
import { type Postbox, startPostbox } from '../../testing/postbox';
import { type RunningApi, startApi } from '../../testing';
import { closeContacts } from './close-contacts';
import { readContacts } from './read-contacts';

const DAY_MS = 24 * 3_600_000;
const SECRET = 'a secret of more than enough letters';
const form: Contact = {
  email: 'ana@example.com',
  name: 'Ana Maria Silva',
  title: 'Owner',
  phone: '+1 416 555 0134',
  zip_code: 'M5V 2T6',
  country: 'Canada',
  message: 'I would like to know more.',
};

type Received = { readonly data: { readonly contact_id: string } };

let postbox: Postbox;
let api: RunningApi;
let now: Date;
beforeEach(async () => {
  postbox = await startPostbox();
  now = new Date('2026-03-31T12:00:00Z');
  api = await startApi({
    clock: { now: () => now },
    config: { contactSink: { kind: 'webhook', url: `${postbox.url}/crm`, secret: SECRET } },
  });
});
afterEach(async () => {
  await api.close();
  await postbox.close();
});

function send(body: unknown, remoteAddress = '127.0.0.1') {
  return api.inject({ method: 'POST', url: '/api/contact', body: body as Contact, remoteAddress });
}

describe('the form', () => {
  test('is kept and handed on, signed', async () => {
    const reply = await send(form);
    expect(reply.statusCode).toBe(200);
    const { contact_id } = reply.json();
    await runOutbox(api.deps, 'outside');
    expect(postbox.received).toHaveLength(1);
    const [letter] = postbox.received;
    expect(letter?.path).toBe('/crm');
    expect(letter?.isSignedWith(SECRET)).toBe(true);
    expect(letter?.isSignedWith(`${SECRET}!`)).toBe(false);
    expect(letter?.json).toEqual({
      type: 'contact.received',
      timestamp: now.toISOString(),
      data: { contact_id, ...form, created_at: now.toISOString() },
    });
    await runOutbox(api.deps, 'outside');
    expect(postbox.received).toHaveLength(1);
  });

  test('that comes twice within a day is one, also over midnight and at the same time', async () => {
    now = new Date('2026-03-31T23:59:50Z');
    const first = await send(form);
    now = new Date('2026-04-01T00:00:10Z');
    const again = await Promise.all([send(form), send(form)]);
    for (const reply of again) expect(reply.json()).toEqual(first.json());
    expect(await api.deps.db.select().from(contacts)).toHaveLength(1);
    expect(await api.deps.db.select().from(outbox)).toHaveLength(1);
  });

  test('that comes again a day later is handed on again, once', async () => {
    const first = await send(form);
    await runOutbox(api.deps, 'outside');
    now = new Date(now.getTime() + DAY_MS);
    const [again, twice] = await Promise.all([send(form), send(form)]);
    expect(again.json()).not.toEqual(first.json());
    expect(twice.json()).toEqual(again.json());
    await runOutbox(api.deps, 'outside');
    const ids = postbox.received.map(({ json }) => (json as Received).data.contact_id);
    expect(ids).toEqual([first.json().contact_id, again.json().contact_id]);
  });

  test('five times an hour from one address, counted in the database', async () => {
    for (let count = 1; count <= 5; count += 1)
      expect((await send({ ...form, message: `${count}` })).statusCode).toBe(200);
    const refused = await send({ ...form, message: '6' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send({ ...form, message: '6' }, '10.0.0.9')).statusCode).toBe(200);
    now = new Date(now.getTime() + 3_600_000);
    expect((await send({ ...form, message: '7' })).statusCode).toBe(200);
  });
});

describe('a message that was handed on', () => {
  test('is shown to nobody as waiting, and deleted 30 days later', async () => {
    await send(form);
    expect(await readContacts(api.deps, { all: false })).toHaveLength(1);
    await runOutbox(api.deps, 'outside');
    expect(await readContacts(api.deps, { all: false })).toEqual([]);
    await forgetAfter(29);
    expect(await readContacts(api.deps, { all: true })).toHaveLength(1);
    await forgetAfter(1);
    expect(await readContacts(api.deps, { all: true })).toEqual([]);
    expect(await api.deps.db.select().from(outbox)).toEqual([]);
  });

  test('stays where no receiver is configured', async () => {
    const deps = { ...api.deps, config: { ...api.deps.config, contactSink: { kind: 'log' } } };
    await send(form);
    await runOutbox(deps as typeof api.deps, 'outside'); // the kind is that of a sink
    await forgetAfter(60);
    expect(await readContacts(api.deps, { all: false })).toHaveLength(1);
  });
});

/** Cleans up so many days later. */
async function forgetAfter(days: number): Promise<void> {
  now = new Date(now.getTime() + days * DAY_MS + 1000);
  await runCleanup(api.deps);
}

describe('a receiver that does not take it', () => {
  async function row() {
    const [message] = await api.deps.db
      .select()
      .from(outbox)
      .where(eq(outbox.kind, 'contact.received'));
    if (message === undefined) throw new Error('Nothing waits.');
    return message;
  }

  test('gets it again under the same id, later each time', async () => {
    postbox.answer(500, 500, 302, 200);
    await send(form);
    const waits = [];
    for (let tries = 0; tries < 4; tries += 1) {
      await runOutbox(api.deps, 'outside');
      const { due_at, done_at } = await row();
      waits.push(done_at === null ? (due_at.getTime() - now.getTime()) / 1000 : 'done');
      now = new Date(due_at.getTime() + 1);
    }
    expect(waits).toEqual([2, 4, 8, 'done']);
    expect(new Set(postbox.received.map(({ id }) => id)).size).toBe(1);
  });

  test('is given up after three days, and the letter is marked as dead', async () => {
    postbox.answer(...Array<number>(50).fill(500));
    await send(form);
    await runOutbox(api.deps, 'outside');
    expect((await row()).dead_at).toBeNull();
    now = new Date(now.getTime() + 3 * DAY_MS + 60_000);
    await runOutbox(api.deps, 'outside');
    expect(await row()).toMatchObject({
      dead_at: now,
      done_at: now,
      last_error: expect.stringContaining('500'),
    });
    await runOutbox(api.deps, 'outside');
    expect(postbox.received).toHaveLength(2);
  });

  test('loses nothing: message and dead letter stay until somebody marks it as done', async () => {
    postbox.answer(...Array<number>(50).fill(400));
    const { contact_id } = (await send(form)).json();
    await runOutbox(api.deps, 'outside');
    now = new Date(now.getTime() + 3 * DAY_MS + 60_000);
    await runOutbox(api.deps, 'outside');
    now = new Date(now.getTime() + 60 * DAY_MS);
    await runCleanup(api.deps);
    expect(await readContacts(api.deps, { all: false })).toMatchObject([{ contact_id }]);
    expect((await row()).dead_at).not.toBeNull();

    expect(await closeContacts(api.deps, [contact_id, 'no id'])).toEqual([contact_id]);
    expect(await readContacts(api.deps, { all: false })).toEqual([]);
    expect(await readContacts(api.deps, { all: true })).toMatchObject([{ contact_id }]);
    expect(await api.deps.db.select().from(outbox)).toEqual([]);
    await forgetAfter(30);
    expect(await readContacts(api.deps, { all: true })).toEqual([]);
  });

  test('keeps nobody else waiting', async () => {
    postbox.answer('never');
    await send(form);
    await send({ ...form, message: 'Another' });
    const running = runOutbox(api.deps, 'outside');
    await expect.poll(() => postbox.received.length).toBe(2);
    postbox.letGo();
    await running;
  });
});

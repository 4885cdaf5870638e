import type { AddressInfo } from 'node:net';
import type { Contact } from '@comanda/contracts';
import { buildSandbox } from '@comanda/sandbox/server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '../../db/schema/index';
import { runCleanup } from '../../jobs/cleanup';
import { runOutbox } from '../../jobs/outbox';
import { type RunningApi, startApi } from '../../testing';
import { examineBacklog } from '../operations/doctor/examine-backlog';
import { readContacts } from './read-contacts';

const DAY_MS = 24 * 3_600_000;
const PORTAL = '48000001';
const FORM = '0193f2a4-0000-4b7a-9d35-2f8e4c6b1a70';

const contact: Contact = {
  email: 'ana@example.com',
  name: 'Ana Maria Silva',
  title: 'Owner',
  phone: '+1 416 555 0134',
  zip_code: 'M5V 2T6',
  country: 'Canada',
  message: 'I would like to know more.',
};

const sandbox = buildSandbox({ hubspot: { portalId: PORTAL, formId: FORM } });
let now = new Date('2026-03-31T12:00:00Z');
let api: RunningApi;
let url: string;
beforeAll(async () => {
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`; // a TCP server's
  const apiBase = `${url}/hubspot`;
  api = await startApi({
    clock: { now: () => now },
    config: { contactSink: { kind: 'hubspot', apiBase, portalId: PORTAL, formId: FORM } },
  });
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
});

async function submissions() {
  const reply = await fetch(`${url}/_control/hubspot/ledger`);
  return ((await reply.json()) as { submissions: readonly { values: object }[] }).submissions; // the sandbox's ledger
}

test('a message is a submission of the operator’s form in HubSpot, also after HubSpot was ill', async () => {
  const sick = { kind: 'status', status: 503, times: 1 };
  await fetch(`${url}/_control/hubspot/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sick),
  });
  const reply = await api.inject({ method: 'POST', url: '/api/contact', body: contact });
  expect(reply.statusCode).toBe(200);
  const sent_at = now.getTime();
  await runOutbox(api.deps, 'outside');
  expect(await submissions()).toEqual([]);
  const [waiting] = await api.deps.db
    .select()
    .from(outbox)
    .where(eq(outbox.kind, 'contact.received'));
  now = new Date((waiting?.due_at.getTime() ?? 0) + 1);
  await runOutbox(api.deps, 'outside');
  expect(await submissions()).toEqual([
    {
      submitted_at: sent_at,
      values: {
        email: 'ana@example.com',
        firstname: 'Ana',
        lastname: 'Maria Silva',
        jobtitle: 'Owner',
        phone: '+1 416 555 0134',
        zip: 'M5V 2T6',
        country: 'Canada',
        message: 'I would like to know more.',
      },
    },
  ]);
});

test('a name of one word has no last name, and an empty field is not sent', async () => {
  const { body } = await send({ ...contact, name: 'Ana', message: 'One word' });
  await runOutbox(api.deps, 'outside');
  expect((await submissions())[0]?.values).toEqual({
    email: 'ana@example.com',
    firstname: 'Ana',
    jobtitle: 'Owner',
    phone: '+1 416 555 0134',
    zip: 'M5V 2T6',
    country: 'Canada',
    message: 'One word',
  });
  expect(await waiting()).not.toContain(body.contact_id);
});

test('an address that the form takes and HubSpot refuses keeps its message, and the doctor tells of it', async () => {
  const before = (await submissions()).length;
  const { status, body } = await send({ ...contact, email: 'a b@c.de' });
  expect(status).toBe(200);
  await runOutbox(api.deps, 'outside');
  now = new Date(now.getTime() + 3 * DAY_MS + 60_000);
  await runOutbox(api.deps, 'outside');
  now = new Date(now.getTime() + 60 * DAY_MS);
  await runCleanup(api.deps);
  expect(await submissions()).toHaveLength(before);
  expect(await waiting()).toEqual([body.contact_id]);
  const told = await examineBacklog({ ...api.deps, now });
  expect(told.find(({ name }) => name === 'dead letters')).toMatchObject({
    verdict: 'warn',
    detail: expect.stringMatching(/1 contact\.received \(.* answered 400\.\)/u),
  });
});

async function send(body: Contact) {
  const reply = await api.inject({ method: 'POST', url: '/api/contact', body });
  return { status: reply.statusCode, body: reply.json() };
}

async function waiting(): Promise<readonly string[]> {
  const rows = await readContacts(api.deps, { all: false });
  return rows.map(({ contact_id }) => contact_id);
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contacts } from '../../db/schema/index';
import { type RunningApi, startApi } from '../../testing';

const form = {
  email: 'ana@example.com',
  name: 'Ana Maria Silva',
  title: 'Owner',
  phone: '+1 416 555 0134',
  zip_code: 'M5V 2T6',
  country: 'Canada',
  message: 'I would like to know more.',
};

/** A site whose contact page says in which state it was drawn. */
const PAGES = `
export const findFaults = (typed) => Object.fromEntries(Object.entries(typed).filter(([, value]) => value === '').map(([field]) => [field, 'empty']));
export const drawContact = async (site, language, state) => site.template + JSON.stringify({ language, ...state });
`;

let root: string;
let api: RunningApi;
let sends = 0;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'comanda-contact-'));
  write('surfaces.json', JSON.stringify([{ app: 'marketing', paths: ['/**'] }]));
  write(
    'apps/marketing/dist/index.html',
    '<!doctype html><link href="https://origin.invalid/contact">',
  );
  write('apps/marketing/dist/site.json', '{"contactScript":"/x.js"}');
  write('apps/marketing/dist-server/site.mjs', PAGES);
  api = await startApi({ config: { surfacesFile: join(root, 'surfaces.json') } });
});
afterAll(async () => {
  await api.close();
  rmSync(root, { recursive: true });
});

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

function post(fields: Readonly<Record<string, string>>, from?: string) {
  sends += 1;
  return api.inject({
    method: 'POST',
    url: '/api/contact/form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: from ?? `10.2.0.${sends}`,
  });
}

async function keptCount(): Promise<number> {
  return (await api.deps.db.select().from(contacts)).length;
}

test('a form without script is kept once, and leads to the page that thanks in its language', async () => {
  for (const language of ['fr', 'fr', 'en']) {
    const reply = await post({ ...form, language, website: '' });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe(`${language === 'fr' ? '/fr' : ''}/contact/complete`);
  }
  expect(await keptCount()).toBe(1);
});

test('a faulty form comes back with what was typed and its faults, and is not kept', async () => {
  const before = await keptCount();
  const reply = await post({ ...form, name: '', language: 'es' });
  expect(reply.statusCode).toBe(422);
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.body).toContain(`<link href="${api.deps.config.publicUrl}/contact">`);
  expect(reply.body).toContain('"language":"es"');
  expect(reply.body).toContain('ana@example.com');
  expect(reply.body).toContain('"faults":{"name":"empty"}');
  expect(await keptCount()).toBe(before);
});

test('a program that fills in the hidden field is thanked and not kept', async () => {
  const before = await keptCount();
  const reply = await post({ ...form, message: 'Cheap pills', website: 'https://spam.example' });
  expect(reply.statusCode).toBe(303);
  expect(await keptCount()).toBe(before);
});

test('five an hour from one address, with or without script; the sixth gets the page that says so', async () => {
  const from = '10.3.0.1';
  await api.inject({
    method: 'POST',
    url: '/api/contact',
    body: { ...form, message: 'By script' },
    remoteAddress: from,
  });
  for (const n of [2, 3, 4, 5]) {
    expect((await post({ ...form, message: `Number ${n}` }, from)).statusCode).toBe(303);
  }
  const reply = await post({ ...form, message: 'Number 6' }, from);
  expect(reply.statusCode).toBe(429);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(reply.body).toContain('"isLimited":true');
});

test('a field that the form does not have is left out', async () => {
  const before = await keptCount();
  const reply = await post({ ...form, message: 'From a tag', utm_source: 'newsletter' });
  expect(reply.statusCode).toBe(303);
  expect(await keptCount()).toBe(before + 1);
});

test('a line break counts as one character, as in the field of the browser', async () => {
  const message = `${'x'.repeat(2499)}\r\n${'y'.repeat(2500)}`;
  expect((await post({ ...form, message })).statusCode).toBe(303);
  const kept = await api.deps.db.select().from(contacts);
  expect(kept.map(({ content }) => content.message)).toContain(message.replace('\r', ''));
  expect((await post({ ...form, message: `${message}z` })).statusCode).toBe(422);
});

test('a faulty form counts toward no limit', async () => {
  const from = '10.3.0.2';
  for (let n = 1; n <= 6; n += 1) {
    expect((await post({ ...form, name: '' }, from)).statusCode).toBe(422);
  }
  const mended = await post({ ...form, message: 'At last' }, from);
  expect(mended.statusCode).toBe(303);
});

test('a body of another type is refused', async () => {
  const reply = await api.inject({ method: 'POST', url: '/api/contact/form', payload: form });
  expect(reply.statusCode).toBe(400);
});

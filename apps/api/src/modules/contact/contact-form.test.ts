import type { Contact } from '@comanda/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../../testing';

const form: Contact = {
  email: 'ana@example.com',
  name: 'Ana Maria Silva',
  title: 'Owner',
  phone: '+1 416 555 0134',
  zip_code: 'M5V 2T6',
  country: 'Canada',
  message: 'I would like to know more.',
};

let api: RunningApi;
let sends = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Each from an address of its own: how many one may send is not what this is about. */
function send(body: unknown) {
  sends += 1;
  const remoteAddress = `10.1.${Math.floor(sends / 250)}.${1 + (sends % 250)}`;
  return api.inject({ method: 'POST', url: '/api/contact', body: body as Contact, remoteAddress });
}

describe('the form', () => {
  test.each(Object.keys(form))('wants %s', async (field) => {
    for (const value of [undefined, '', '   ']) {
      const reply = await send({ ...form, [field]: value });
      expect(reply.statusCode).toBe(400);
      const paths = reply.json().issues.map(({ path }: { path: string }) => path);
      expect(new Set(paths)).toEqual(new Set([`body.${field}`]));
    }
  });

  test.each([
    ['email', 100],
    ['name', 80],
    ['title', 100],
    ['phone', 50],
    ['zip_code', 30],
    ['country', 100],
    ['message', 5000],
  ] as const)('takes %s of %d characters and not of one more', async (field, most) => {
    const filled = field === 'email' ? '@example.com'.padStart(most, 'a') : 'x'.repeat(most);
    expect((await send({ ...form, [field]: `a${filled}` })).statusCode).toBe(400);
    expect((await send({ ...form, [field]: filled })).statusCode).toBe(200);
  });

  test.each([
    ['a@b.co', 200],
    ['a@b.c', 400],
    ['@b.com', 400],
    ['a.b@c', 400],
    ['ab.com', 400],
    ['a@bcom', 400],
  ])('%s: %d', async (email, status) => {
    expect((await send({ ...form, email })).statusCode).toBe(status);
  });

  test('takes nothing else', async () => {
    expect((await send({ ...form, is_admin: true })).statusCode).toBe(400);
  });
});

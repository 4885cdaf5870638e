import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { request as httpRequest } from 'node:http';
import { problemSchema } from '@comanda/contracts/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningApi, startApi } from './testing';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: true });
});
afterAll(() => api.close());

const signIn = '/api/staff/signIn';
const json = { 'content-type': 'application/json' };

describe('every refusal is a problem', () => {
  test.each([
    ['an address that does not exist', { url: '/api/nowhere' }, 404, 'not_found'],
    ['an address outside the api', { url: '/nowhere' }, 404, 'not_found'],
    [
      'a method that is not allowed',
      { method: 'DELETE', url: '/api/restaurant/harbor' },
      405,
      'method_not_allowed',
    ],
    [
      'an address that cannot be decoded',
      { url: '/api/restaurant/%E0%A4%A' },
      400,
      'invalid_input',
    ],
    [
      'a body of another kind',
      { method: 'POST', url: signIn, headers: { 'content-type': 'text/plain' }, body: 'pin' },
      415,
      'unsupported_media_type',
    ],
    [
      'a form',
      {
        method: 'POST',
        url: signIn,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'pin=1234',
      },
      415,
      'unsupported_media_type',
    ],
    [
      'a body that is too large',
      { method: 'POST', url: signIn, headers: json, body: `"${'x'.repeat(300_000)}"` },
      413,
      'body_too_large',
    ],
    [
      'a body that is no JSON',
      { method: 'POST', url: signIn, headers: json, body: '{"pin":' },
      400,
      'invalid_input',
    ],
    [
      'an empty body',
      { method: 'POST', url: signIn, headers: json, body: '' },
      400,
      'invalid_input',
    ],
    ['no body', { method: 'POST', url: signIn }, 400, 'invalid_input'],
    [
      'a key said twice',
      { method: 'POST', url: signIn, headers: json, body: '{"pin":"1","pin":"2"}' },
      400,
      'invalid_input',
    ],
    [
      'a key that reaches a prototype',
      { method: 'POST', url: signIn, headers: json, body: '{"__proto__":{"pin":"1"}}' },
      400,
      'invalid_input',
    ],
    [
      'bytes that are no text',
      { method: 'POST', url: signIn, headers: json, body: Buffer.from([0x22, 0xff, 0x22]) },
      400,
      'invalid_input',
    ],
    ['an unknown restaurant', { url: '/api/restaurant/nobody' }, 404, 'restaurant_not_found'],
    [
      'a staff call without a session',
      {
        method: 'POST',
        url: '/api/items/01920000-0000-7000-8000-000000000000/stock',
        headers: json,
        body: '{"is_in_stock":true}',
      },
      401,
      'unauthorized',
    ],
  ] as const)('%s', async (_what, given, status, code) => {
    const reply = await api.inject(given);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    const problem = problemSchema.parse(reply.json());
    expect({ status: reply.statusCode, code: problem.code }).toEqual({ status, code });
    expect(problem.status).toBe(status);
  });

  test('a wrong method names those that are right', async () => {
    const reply = await api.inject({ method: 'PUT', url: '/api/restaurants/list' });
    expect(reply.headers['allow']).toBe('GET, HEAD');
    expect((await api.inject({ url: signIn })).headers['allow']).toBe('POST');
  });

  test('what is wrong with the input is told by path', async () => {
    const reply = await api.inject({
      method: 'POST',
      url: signIn,
      body: { restaurant_id: 'harbor', pin: '12', admin: true },
    });
    expect(reply.json().issues).toEqual([
      { path: 'body.restaurant_id', message: 'Invalid UUID' },
      { path: 'body.pin', message: 'Invalid string: must match pattern /^\\d{4,8}$/' },
      { path: 'body', message: 'Unrecognized key: "admin"' },
    ]);
  });

  test.each([
    '/api/restaurants/list?lang=fr',
    '/api/health/live?x=1',
    '/api/restaurants/list?language=de',
    '/api/restaurants/list?language=en&language=fr',
  ])('%s asks for what there is not', async (url) => {
    const reply = await api.inject(url);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'invalid_input' });
  });

  test('a request that is no HTTP is refused, and the server goes on', async () => {
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(api.url, { headers: { 'x-long': 'x'.repeat(40_000) } }, (reply) =>
        resolve(reply.statusCode),
      );
      request.on('error', reject);
      request.end();
    });
    expect(status).toBe(431);
    expect((await fetch(`${api.url}/api/health/live`)).status).toBe(200);
  });
});

describe('what every answer says', () => {
  test('it is data, leaks nothing and is not kept', async () => {
    const { headers } = await api.inject('/api/health/live');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  test('a name for the request that the client cannot choose', async () => {
    const { headers } = await api.inject({
      url: '/api/health/live',
      headers: { 'request-id': 'mine', 'x-request-id': 'mine' },
    });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

test.each(['/api/restaurant/corner%00', '/api/geocode?q=Tor%00onto', '/nowhere%00'])(
  'a URL with NUL in it is refused: %s',
  async (url) => {
    const reply = await api.inject(url);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('invalid_input');
  },
);

describe('health', () => {
  test('is well', async () => {
    expect((await api.inject('/api/health/live')).json()).toMatchObject({ status: 'ok' });
    expect((await api.inject('/api/health/ready')).json()).toMatchObject({ status: 'ok' });
  });

  test('says so when the database is away, and what to do', async () => {
    const away = await startApi();
    await away.database.close();
    const reply = await away.inject('/api/health/ready');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('2');
    expect(reply.json()).toMatchObject({ code: 'unavailable', retry_after: 2 });
    expect((await away.inject('/api/health/live')).statusCode).toBe(200);
    await away.app.close();
  });

  test('is not given by a database that only reads, as a standby does', async () => {
    const standby = await startApi();
    await standby.deps.db.execute(sql`set default_transaction_read_only = on`);
    expect((await standby.inject('/api/health/ready')).json()).toMatchObject({
      code: 'unavailable',
    });
    await standby.deps.db.execute(sql`set default_transaction_read_only = off`);
    expect((await standby.inject('/api/health/ready')).json()).toMatchObject({ status: 'ok' });
    await standby.close();
  });
});

test('a body that does not come is not waited for', async () => {
  const slow = await startApi({ listen: true });
  const { server } = slow.app;
  expect(server.headersTimeout).toBeLessThan(server.requestTimeout);
  server.headersTimeout = 50;
  server.requestTimeout = 100;
  const socket = connect(Number(new URL(slow.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  const closed = once(socket, 'close');
  socket.write(
    'POST /api/section/addGuest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{',
  );
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await slow.close();
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routes } from '@comanda/contracts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config';
import { type RunningApi, startApi } from '../testing';
import { makeDocument } from './make-document';

const committed = fileURLToPath(
  new URL('../../../../packages/contracts/openapi.json', import.meta.url),
);

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('the committed document is what the route table says', async () => {
  expect(readFileSync(committed, 'utf8')).toBe(await makeDocument());
});

test('the server shows the same document', async () => {
  const reply = await api.inject('/api/openapi.json');
  expect(reply.json()).toEqual(JSON.parse(await makeDocument()));
});

test('every operation of the contract is in it', async () => {
  const documented = (await operations()).map(({ id }) => id);
  expect(documented).toEqual(expect.arrayContaining(Object.keys(routes)));
});

test('every path below /api that the server answers is in it, and no other', async () => {
  const served = new Set<string>();
  const everything = await startApi({
    config: withEveryService(),
    app: {
      onRoute: ({ method, url }) => {
        for (const each of [method].flat())
          if (url.startsWith('/api/') && each !== 'HEAD') served.add(`${each} ${url}`);
      },
    },
  });
  await everything.close();
  // The document and its page do not describe themselves.
  const described = [...served].filter((each) => !/ \/api\/(?:docs|openapi\.json)/.test(each));
  const documented = (await operations()).map(
    ({ method, path }) => `${method} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  expect(documented.toSorted()).toEqual(described.toSorted());
});

test('a keyed call says that it wants a key', async () => {
  const { paths } = JSON.parse(await makeDocument());
  expect(paths['/orders/orderAndPay'].post.parameters).toMatchObject([
    { in: 'header', name: 'Idempotency-Key', required: true },
  ]);
  expect(paths['/order/calculateTotals'].post.parameters).toBeUndefined();
});

test('the reference page needs nothing from elsewhere', async () => {
  const page = await api.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Comanda API');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).not.toMatch(/https?:|upgrade-insecure/);
  const files = [...page.body.matchAll(/(?:src|href)="\.?([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const url = file.startsWith('/api') ? file : `/api/docs${file}`;
    expect({ url, status: (await api.inject(url)).statusCode }).toEqual({ url, status: 200 });
  }
  expect((await api.inject('/api/docs/json')).json().info.title).toBe('Comanda');
});

async function operations() {
  const { paths } = JSON.parse(await makeDocument());
  return Object.entries<Record<string, { operationId: string }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** Services are told apart by their keys alone: which they are makes no difference here. */
function withEveryService() {
  const { dataDir: _, ...config } = readConfig({
    PUBLIC_URL: 'http://localhost:4800',
    LOG_LEVEL: 'silent',
    STRIPE_SECRET_KEY: 'sk_test_documented',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_documented',
    TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: '+15005550006',
    NASH_API_KEY: 'key',
    NASH_WEBHOOK_SECRET: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
    DOORDASH_DEVELOPER_ID: 'developer',
    DOORDASH_KEY_ID: 'key',
    DOORDASH_SIGNING_SECRET: 'ZG9vcmRhc2gtc2FuZGJveC1zaWduaW5nLXNlY3JldA',
    DOORDASH_WEBHOOK_AUTHORIZATION: 'Bearer documented',
  });
  return config;
}

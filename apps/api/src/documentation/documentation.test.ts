import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routes } from '@comanda/contracts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('every operation of the contract is in it, and nothing else', async () => {
  const { paths } = JSON.parse(await makeDocument());
  const documented = Object.values<Record<string, { operationId: string }>>(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(documented.toSorted()).toEqual(Object.keys(routes).toSorted());
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

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log';
import { startApi } from '../testing';
import { openTelemetry } from './telemetry';

type Sent = { readonly path: string; readonly text: string };

const nothing = { tracing: null, sentryDsn: null, version: '1.2.3', isSandbox: false };
let collector: Server;
let url: string;
let sent: Sent[];
beforeEach(async () => {
  sent = [];
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const bytes = Buffer.concat(chunks);
      const isZipped = request.headers['content-encoding'] === 'gzip';
      sent.push({ path: request.url ?? '', text: String(isZipped ? gunzipSync(bytes) : bytes) });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterEach(async () => {
  collector.closeAllConnections();
  collector.close();
  await once(collector, 'close');
});

test('nothing is opened when nothing is configured', async () => {
  expect(await openTelemetry(nothing)).toBeUndefined();
});

test('a request is traced by the pattern of its address, within the caller’s own trace', async () => {
  const tracing = { endpoint: url, serviceName: 'comanda-test', sampleRatio: 1 };
  const telemetry = await openTelemetry({ ...nothing, tracing });
  if (telemetry === undefined) throw new Error('Tracing is configured.');
  const api = await startApi({ app: { telemetry } });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await api.inject({ url: '/api/restaurant/private-name', headers: { traceparent } });
  await api.inject('/api/health/live');
  await api.close();
  await telemetry.close();
  expect(sent.map(({ path }) => path)).toEqual(['/v1/traces']);
  const text = sent[0]?.text ?? '';
  expect(text).toContain('GET /api/restaurant/{restaurant}');
  expect(text).toContain('comanda-test');
  expect(text).toContain('0af7651916cd43dd8448eb211c80319c');
  expect(text).not.toContain('private-name');
  expect(text).not.toContain('health');
});

test('what is logged as an error goes to Sentry, without anybody’s data', async () => {
  const sentryDsn = `${url.replace('http://', 'http://publickey@')}/42`;
  const telemetry = await openTelemetry({ ...nothing, sentryDsn });
  const log = createLog({ logLevel: 'error', version: '1.2.3' }, telemetry?.fault);
  const { DrizzleQueryError } = await import('drizzle-orm');
  const err = new DrizzleQueryError('select $1', ['+14165550134'], new Error('it broke'));
  log.error({ err }, 'a request failed');
  log.warn({ err }, 'nothing to report');
  await telemetry?.close();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.path).toMatch(/^\/api\/42\/envelope\//);
  expect(sent[0]?.text).toContain('it broke');
  expect(sent[0]?.text).toContain('a request failed');
  expect(sent[0]?.text).not.toContain('4165550134');
});

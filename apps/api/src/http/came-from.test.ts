import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { addCameFrom } from './came-from';

test('whose call it was is known when the client has left', async () => {
  const app = fastify();
  addCameFrom(app);
  let told: string | null = null;
  app.get('/', async (request, reply) => {
    request.socket.destroy();
    await once(reply.raw, 'close');
    told = request.came_from;
    return reply.hijack();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  connect(port, '127.0.0.1').write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await expect.poll(() => told).toBe('127.0.0.1');
  await app.close();
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50123', '203.0.113.9'],
  ['[2001:db8::9]:50123', '2001:db8::9'],
])('a trusted proxy names it as %s', async (named, address) => {
  const app = fastify({ trustProxy: (_address, hop) => hop < 1 });
  addCameFrom(app);
  app.get('/', (request) => request.came_from);
  const headers = { 'x-forwarded-for': named };
  expect((await app.inject({ url: '/', headers })).body).toBe(address);
});

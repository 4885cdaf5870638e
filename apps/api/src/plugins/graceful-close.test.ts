import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addGracefulClose, SPARE_AFTER_MS } from './graceful-close';

test('a connection on which nothing was ever asked does not keep a server from closing', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  addGracefulClose(app, () => false);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const spare = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const accepted = once(app.server, 'connection');
  await once(spare, 'connect');
  await accepted;
  const left = once(spare, 'close');

  await app.close();
  await left;
});

test('a call that has only begun to arrive is waited for, and answered', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  app.post('/orders', async () => ({ is_placed: true }));
  addGracefulClose(app, () => false);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const guest = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const asked = once(app.server, 'request');
  guest.write(
    'POST /orders HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  );
  await asked;

  const closed = app.close();
  // Longer than one that is only kept to spare is left.
  await new Promise((resolve) => setTimeout(resolve, SPARE_AFTER_MS + 200));
  guest.write('}');
  const [answer] = (await once(guest, 'data')) as [Buffer];
  expect(answer.toString()).toContain('{"is_placed":true}');
  await closed;
});

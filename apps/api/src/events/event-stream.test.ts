import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { HEARTBEAT, openEventStream } from './event-stream';

test('a client that does not read is let go, and nothing piles up for it', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  let ends = 0;
  const stream = openEventStream(response, () => {
    ends += 1;
  });
  socket.pause();
  let most_unread = 0;
  // The system takes some megabytes on both sides before the server has to keep anything.
  for (let sent = 0; ends === 0 && sent < 100_000; sent += 1) {
    stream.send(HEARTBEAT.padEnd(1000, ' '));
    most_unread = Math.max(most_unread, response.writableLength);
    if (sent % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(ends).toBe(1);
  expect(most_unread).toBeLessThan(300_000);
  socket.destroy();
  server.close();
});

// The least that can be done, to hold ours against: given bytes sent as they are, an order that is only inserted, and news
// of it that is only passed on. Started with what start-floor.mjs says, as JSON.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { openBareDatabase } from './bare-database.mjs';

const { port, file, headers, ...place } = JSON.parse(process.argv[2]);
const bytes = readFileSync(file);
const database = await openBareDatabase(place);
const app = fastify();
const streams = new Set();

app.get('/menus', (request, reply) => {
  reply.headers(headers);
  if (request.headers['if-none-match'] === headers.etag) return reply.code(304).send();
  return reply.send(bytes);
});

app.post('/orders', async ({ body }) => ({ order_id: await database.insertOrder(body.items) }));

app.post('/news', async ({ body }) => ({ order_id: await database.insertAndNotify(body.items) }));

app.get('/events', (request, reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
  reply.raw.write(': listening\n\n');
  reply.raw.on('close', () => streams.delete(reply.raw));
  streams.add(reply.raw);
});

database.onNews((payload) => {
  for (const stream of streams) stream.write(`data: ${payload}\n\n`);
});

async function stop() {
  for (const stream of streams) stream.destroy();
  await app.close();
  await database.close();
  process.exit(0);
}

process.once('SIGTERM', () => void stop());
await app.listen({ host: '127.0.0.1', port });

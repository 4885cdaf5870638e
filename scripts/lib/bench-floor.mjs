// The least that can be done, to hold ours against: a bare route that sends given bytes, and bare inserts.
// Started with the port, the file of the bytes, their headers as JSON, and where to insert as JSON.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { openBareTable } from './bench-inserts.mjs';
import { load } from './bench-load.mjs';

const [port, file, headers, database] = process.argv.slice(2);
const bytes = readFileSync(file);
const replyHeaders = JSON.parse(headers);
const table = await openBareTable(JSON.parse(database));
const app = fastify();

app.get('/menus', (request, reply) => {
  reply.headers(replyHeaders);
  if (request.headers['if-none-match'] === replyHeaders.etag) return reply.code(304).send();
  return reply.send(bytes);
});

app.get('/inserts', async ({ query }) => {
  const workers = Array.from({ length: Number(query.clients) }, () => table.insert);
  return await load(workers, {
    warmSeconds: Number(query.warmSeconds),
    seconds: Number(query.seconds),
  });
});

async function stop() {
  await app.close();
  await table.close();
  process.exit(0);
}

process.once('SIGTERM', () => void stop());
await app.listen({ host: '127.0.0.1', port: Number(port) });

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openConnection, toRequest } from './connection.mjs';
import { pinMeasured } from './cores.mjs';
import { answers, startNode } from '../lib/children.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';

/** Encodings that browsers accept. */
export const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br' };

/** Starts the bare server with the very bytes and headers that the api answers a path with. */
export async function startFloor({ url: apiUrl, home, databaseUrl }, path) {
  const connection = await openConnection(apiUrl);
  const { head, body } = await connection.send(
    toRequest(apiUrl, 'GET', path, { headers: ENCODINGS }),
  );
  connection.close();
  const file = join(home, 'menus.bin');
  writeFileSync(file, body);
  const headers = headersIn(head);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const place = databaseUrl ? { databaseUrl } : { folder: join(home, 'bare') };
  const child = startNode([
    fromRoot('scripts/bench/floor.mjs'),
    JSON.stringify({ port, file, headers, ...place }),
  ]);
  if (!(await answers(`${url}/menus`, { until: child.exited })))
    throw new Error('The bare server did not start.');
  pinMeasured(child.pid);
  return { url, pid: child.pid, etag: headers.etag, stop: () => child.stop() };
}

function headersIn(head) {
  const names = ['content-type', 'content-encoding', 'etag', 'cache-control', 'vary'];
  const pairs = names.map((name) => [
    name,
    new RegExp(`\n${name}: ([^\r\n]+)`, 'iu').exec(head)?.[1],
  ]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadScript } from './load-script';

let server: Server;
let url: string;
let isBroken = true;
let requests = 0;

beforeAll(async () => {
  Object.assign(happyDomSettings(), {
    enableJavaScriptEvaluation: true,
    suppressInsecureJavaScriptEnvironmentWarning: true,
  });
  server = createServer((_, response) => {
    requests += 1;
    response.statusCode = isBroken ? 503 : 200;
    response.setHeader('access-control-allow-origin', '*');
    response.end('globalThis.standIn = (globalThis.standIn ?? 0) + 1;');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP port, since it listens on one
  url = `http://127.0.0.1:${port}/stand-in.js`;
});

afterAll(() => server.close());

test('a script is loaded once, and again after it failed', async () => {
  await expect(loadScript(url)).rejects.toThrow(/could not be loaded/);
  expect(document.querySelectorAll('script')).toHaveLength(0);

  isBroken = false;
  await Promise.all([loadScript(url), loadScript(url)]);
  await loadScript(url);
  expect(requests).toBe(2);
  expect(globalThis).toHaveProperty('standIn', 1);
});

function happyDomSettings(): object {
  return (window as unknown as { happyDOM: { settings: object } }).happyDOM.settings; // the test environment's own
}

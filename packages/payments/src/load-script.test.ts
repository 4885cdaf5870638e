import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetScript, loadScript } from './load-script';
import { type ScriptServer, serveScript } from './testing/serve-script';

let server: ScriptServer;
let url: string;

beforeAll(async () => {
  server = await serveScript('globalThis.standIn = (globalThis.standIn ?? 0) + 1;');
  ({ url } = server);
});

afterAll(() => server.close());

test('a script is loaded once, and again after it failed', async () => {
  server.setBroken(true);
  await expect(loadScript(url)).rejects.toThrow(/could not be loaded/);
  expect(document.querySelectorAll('script')).toHaveLength(0);

  server.setBroken(false);
  await Promise.all([loadScript(url), loadScript(url)]);
  await loadScript(url);
  expect(server.requests()).toBe(2);
  expect(globalThis).toHaveProperty('standIn', 1);
});

test('the same script with other attributes is another one, and a forgotten one runs again', async () => {
  const before = server.requests();
  await loadScript(url, { 'data-key': 'a' });
  await loadScript(url, { 'data-key': 'a' });
  expect(server.requests()).toBe(before + 1);
  forgetScript(url, { 'data-key': 'a' });
  expect(document.querySelectorAll('script')).toHaveLength(0);
  await loadScript(url, { 'data-key': 'a' });
  expect(server.requests()).toBe(before + 2);
  expect(document.querySelector('script')?.getAttribute('data-key')).toBe('a');
});

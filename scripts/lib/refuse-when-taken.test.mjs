import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from './ports.mjs';
import { refuseWhenTaken } from './refuse-when-taken.mjs';

/** Above the highest pid that Linux and macOS give out. */
const NOBODY = 2 ** 30;

let settings;

beforeEach(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'taken-'));
  settings = { dataDir, port: await freePort(), sandboxPort: await freePort(), hasSandbox: true };
});
afterEach(() => rmSync(settings.dataDir, { recursive: true }));

test('lets a start pass when folder and ports are free', async () => {
  await expect(refuseWhenTaken(settings)).resolves.toBeUndefined();
});

test('names the process that runs on the data folder', async () => {
  lock({ pid: process.pid, url: 'http://localhost:4800' });
  await expect(refuseWhenTaken(settings)).rejects.toThrow(
    `in use by process ${process.pid} at http://localhost:4800`,
  );
});

test('passes by the lock of a process that is gone, and one that was cut short', async () => {
  lock({ pid: NOBODY, url: null });
  await expect(refuseWhenTaken(settings)).resolves.toBeUndefined();

  writeFileSync(join(settings.dataDir, 'lock'), '{"pid":');
  await expect(refuseWhenTaken(settings)).resolves.toBeUndefined();
});

test.each(['PORT', 'SANDBOX_PORT'])(
  'says which setting to change when a port is taken: %s',
  async (name) => {
    const port = name === 'PORT' ? settings.port : settings.sandboxPort;
    const server = createServer().listen(port, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));

    await expect(refuseWhenTaken(settings)).rejects.toThrow(
      `Port ${port} is taken. Stop what runs there, or set ${name}`,
    );
    server.close();
  },
);

function lock(content) {
  writeFileSync(join(settings.dataDir, 'lock'), JSON.stringify(content));
}

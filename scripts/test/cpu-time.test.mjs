import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureCpu } from './cpu-time.mjs';

const BURN = `
  while (process.cpuUsage().user < 600_000);
  process.stdout.write('done');
  setInterval(() => {}, 1000);`;
const PARENT = `
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(BURN)}], { stdio: 'inherit' });`;

test.runIf(existsSync('/proc/self/stat'))(
  'counts what a child of a child has used, though both are killed',
  async () => {
    const child = spawn(process.execPath, ['-e', PARENT], { stdio: 'pipe', detached: true });
    const cpu = measureCpu(child.pid);
    await once(child.stdout, 'data');
    const seconds = cpu.stop();
    process.kill(-child.pid, 'SIGKILL');
    expect(seconds).toBeGreaterThan(0.5);
  },
);

test('knows nothing of a process that is not there', () => {
  expect(measureCpu(2 ** 30).stop()).toBeUndefined();
});

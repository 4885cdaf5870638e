import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { answers, startNode } from './children.mjs';

const FOREVER = 'setInterval(() => {}, 1000);';
const CHILDREN = new URL('children.mjs', import.meta.url).href;

test('stops politely: the child may finish what it does', async () => {
  const child = startNode(
    ['-e', `process.on('SIGTERM', () => process.exit(7)); console.log('up'); ${FOREVER}`],
    { stdio: 'pipe' },
  );
  await firstOutput(child.stdout);

  await child.stop();

  expect(await child.exited).toBe(7);
  expect(child.isRunning()).toBe(false);
});

test('kills a child that does not want to go', async () => {
  const child = startNode(
    ['-e', `process.on('SIGTERM', () => {}); console.log('up'); ${FOREVER}`],
    { stdio: 'pipe' },
  );
  await firstOutput(child.stdout);

  await child.stop(50);

  expect(await child.exited).toBe('SIGKILL');
});

test('a child does not outlive a starter that was killed', async () => {
  const source = `
    import { startNode } from '${CHILDREN}';
    console.log(startNode(['-e', '${FOREVER}']).pid);
    ${FOREVER}`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', source]);
  const pid = Number(await firstOutput(starter.stdout));
  expect(isAlive(pid)).toBe(true);

  starter.kill('SIGKILL');

  await expect.poll(() => isAlive(pid)).toBe(false);
});

test('waits for an answer, and gives up when the process it waits for is gone', async () => {
  const server = createServer((_, reply) => reply.end('ok')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${server.address().port}/`;

  expect(await answers(url)).toBe(true);
  await new Promise((resolve) => server.close(resolve));
  expect(await answers(url, { until: Promise.resolve() })).toBe(false);
});

function firstOutput(stream) {
  return new Promise((resolve) => stream.once('data', (chunk) => resolve(String(chunk))));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

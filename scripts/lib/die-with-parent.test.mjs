import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { spawn } from 'node:child_process';
import { fromRoot } from './paths.mjs';

const PRELOAD = fromRoot('scripts/lib/die-with-parent.mjs');
/** Starts a thread that is done at once, then says so and stays. */
const PROGRAM = `
  import { once } from 'node:events';
  import { Worker } from 'node:worker_threads';
  await once(new Worker('', { eval: true }), 'exit');
  setInterval(() => console.log('here'), 200);
`;

test('a child lives on when one of its threads has ended, and ends with its parent’s pipe', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'die-with-parent-'));
  const program = join(folder, 'child.mjs');
  await writeFile(program, PROGRAM);
  const child = spawn(process.execPath, ['--import', PRELOAD, program], { stdio: 'pipe' });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  await once(child.stdout, 'data');
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  child.stdin.end();
  expect(await ended).toEqual([null, 'SIGTERM']);
  await rm(folder, { recursive: true });
});

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const DIE_WITH_PARENT = fileURLToPath(new URL('die-with-parent.mjs', import.meta.url));

/**
 * Starts a Node program in a process group of its own, so that a Ctrl-C reaches only the starter,
 * which then stops its children in order. The child also stops when the starter dies without a word.
 * With `ignore` only its errors are shown.
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, stdio?: 'inherit' | 'pipe' | 'ignore' }} [options]
 */
export function startNode(args, { env = {}, cwd, stdio = 'inherit' } = {}) {
  const child = spawn(process.execPath, ['--import', DIE_WITH_PARENT, ...args], {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['pipe', stdio, stdio === 'ignore' ? 'inherit' : stdio],
  });
  const exited = new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  return {
    pid: child.pid,
    stdout: child.stdout,
    stderr: child.stderr,
    /** Resolves with the exit code, or the name of the signal that ended it. */
    exited,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Asks politely, then kills; resolves when the process is gone. */
    async stop(graceMs = 10_000) {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await exited;
      clearTimeout(timer);
    },
    /** Ends it the way a power cut would. */
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/**
 * Waits until a URL answers 2xx; false when `until` settles or the time is over first.
 * @param {string} url
 * @param {{ until?: Promise<unknown>, timeoutMs?: number }} [options]
 */
export async function answers(url, { until, timeoutMs = 60_000 } = {}) {
  let over = false;
  void until?.then(() => {
    over = true;
  });
  const deadline = Date.now() + timeoutMs;
  while (!over && Date.now() < deadline) {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

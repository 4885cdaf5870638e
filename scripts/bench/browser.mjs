import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const START_TIMEOUT_MS = 30_000;

/**
 * A browser that nobody listens to but who measures with it, at `port`: one that is driven by a test library tells it each error
 * that is made, for which it reads a whole script a second time, and each request.
 */
export async function startBareBrowser(executablePath, profile, port) {
  const child = spawn(
    executablePath,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      `--user-data-dir=${profile}`,
      `--remote-debugging-port=${port}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilItAnswers(port);
  return {
    async stop() {
      child.kill();
      await ended;
    },
  };
}

async function untilItAnswers(port) {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    const reply = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (reply?.ok) return;
    await sleep(100);
  }
  throw new Error(
    `The browser did not answer at port ${port} within ${START_TIMEOUT_MS / 1000} s.`,
  );
}

import { join } from 'node:path';
import { answers, startNode } from '../lib/children.mjs';
import { freePort } from '../lib/ports.mjs';
import { run } from '../lib/run.mjs';

/** Longer than a process waits before it closes, and takes to finish what is under way. */
const STOP_WITHIN_MS = 30_000;

/** The processes of the api on one database, started as docs/operations.md says. */
export function createServers({ folder, home, settings, database: first }) {
  const running = [];
  let database = first;
  let turn = 0;

  function environment(more) {
    return { ...settings, DATABASE_URL: database, ...more };
  }

  async function start(at) {
    const port = running[at]?.port ?? (await freePort());
    const child = startNode(['--max-old-space-size=512', 'start.mjs'], {
      cwd: folder,
      env: environment({
        PORT: String(port),
        DATA_DIR: join(home, `data-${at}`),
      }),
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${port}`;
    running[at] = { child, port, url };
    if (!(await answers(`${url}/api/health/ready`, { until: child.exited })))
      throw new Error(`Process ${at} does not answer.`);
  }

  async function stop(at) {
    await running[at]?.child.stop(STOP_WITHIN_MS);
  }

  return {
    start,
    async restart(at) {
      await stop(at);
      await start(at);
    },
    async stopAll() {
      await Promise.all(running.map((_, at) => stop(at)));
    },
    urls: () => running.map(({ url }) => url),
    /** As a load balancer without Caddy: the next one that says that it is ready. */
    async readyUrl() {
      for (;;) {
        turn += 1;
        const { url } = running[turn % running.length];
        const reply = await fetch(`${url}/api/health/ready`).catch(() => undefined);
        await reply?.body?.cancel();
        if (reply?.ok) return url;
      }
    },
    use: (url) => void (database = url),
    database: () => database,
    /** The command line, as on the page; resolves with what it printed. */
    async comanda(...args) {
      const { status, output } = await run(process.execPath, ['comanda.mjs', ...args], {
        cwd: folder,
        env: environment({ DATA_DIR: join(home, 'data-of-commands') }),
      });
      // The doctor ends with 1 where a restaurant has no keys, and says so.
      if (status !== 0 && args[0] !== 'doctor') throw new Error(`comanda ${args[0]}: ${output}`);
      return output;
    },
  };
}

import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './ports.mjs';

const DEBIAN = '/usr/lib/postgresql';
const HOMEBREW = ['/opt/homebrew/bin', '/usr/local/bin'];

/** The folder with PostgreSQL's server programs (the newest one installed), or undefined. */
export function findPostgres() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const candidates = [
    ...versions.map((version) => join(DEBIAN, String(version), 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    ...HOMEBREW,
  ];
  return candidates.find((bin) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(bin, name))),
  );
}

/**
 * Starts a throwaway PostgreSQL with its durability on (fsync, synchronous_commit); resolves with
 * `{ url, version, pid, stop }`. `stop` ends the server and removes its files.
 */
export async function startPostgres({ bin = findPostgres(), settings = {} } = {}) {
  if (!bin) throw new Error('PostgreSQL is not installed here (no initdb and postgres programs).');
  const owner = serverOwner();
  const home = mkdtempSync(join(tmpdir(), 'comanda-pg-'));
  const data = join(home, 'data');
  const password = randomBytes(16).toString('hex');
  writeFileSync(join(home, 'password'), password, { mode: 0o600 });
  if (owner.uid !== undefined)
    for (const path of [home, join(home, 'password')]) chownSync(path, owner.uid, owner.gid);

  execFileSync(
    join(bin, 'initdb'),
    [
      `--pgdata=${data}`,
      `--pwfile=${join(home, 'password')}`,
      '--username=comanda',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ],
    { ...owner, cwd: home, stdio: 'pipe' },
  );

  const port = await freePort();
  const flags = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    port,
    max_connections: 200,
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server = await launch();
  function endNow() {
    server.child.kill('SIGQUIT');
  }
  process.once('exit', endNow);

  async function launch() {
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...owner, cwd: home });
    const exited = new Promise((resolve) => child.once('exit', resolve));
    await readyToConnect(child, exited);
    return { child, exited };
  }

  return {
    url: `postgres://comanda:${password}@127.0.0.1:${port}/postgres`,
    version: execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    pid: server.child.pid,
    /** Ends the server: SIGINT at once but in order, SIGQUIT without, SIGKILL as a power cut would. `start` brings it back. */
    async down(signal) {
      server.child.kill(signal);
      await server.exited;
    },
    async start() {
      // The processes of one that was killed need a moment to notice.
      for (let attempt = 1; ; attempt += 1) {
        try {
          server = await launch();
          return;
        } catch (error) {
          if (attempt === 20) throw error;
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      }
    },
    async stop() {
      process.off('exit', endNow);
      // At once: tidying up what is removed in the next line can take a minute.
      endNow();
      await server.exited;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so root lends it another user's identity. */
function serverOwner() {
  if (process.getuid?.() !== 0) return {};
  const user = ['postgres', 'nobody'].find((name) => id('-u', name) !== undefined);
  if (!user)
    throw new Error('PostgreSQL cannot run as root, and there is no user "postgres" or "nobody".');
  return { uid: id('-u', user), gid: id('-g', user) };
}

function id(flag, user) {
  try {
    return Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
}

async function readyToConnect(server, exited) {
  const log = [];
  const ready = new Promise((resolve) => {
    server.stderr.on('data', (chunk) => {
      log.push(chunk);
      if (chunk.includes('ready to accept connections')) resolve(true);
    });
  });
  if (await Promise.race([ready, exited.then(() => false)])) return;
  throw new Error(`PostgreSQL did not start:\n${Buffer.concat(log).toString('utf8')}`);
}

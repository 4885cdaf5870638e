import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/run.mjs';
import { buildAsWritten, installArtefact } from '../operations/artefacts.mjs';
import { hasCaddy, startCaddy } from '../operations/caddy.mjs';
import { startOrders } from '../operations/orders.mjs';
import { readSettings } from '../operations/page.mjs';
import { createServers } from '../operations/servers.mjs';

const SHOP = fromRoot('apps/api/src/modules/payments/settle/testing/shop');
const TOKEN = 'a-token-for-whoever-collects';

/** Does what docs/operations.md says, from the artefact to a restore, while orders go through; a step result. */
export async function runOperations() {
  const home = mkdtempSync(join(tmpdir(), 'comanda-operations-'));
  const told = [];
  const endings = [];
  try {
    const built = await buildAsWritten();
    if (built.status !== 0) return built;
    await walk({ home, told, endings });
    return { status: 0, output: '', note: told.join(', '), isProof: true };
  } catch (error) {
    return { status: 1, output: `${told.join('\n')}\n${error.stack}\n`, isProof: true };
  } finally {
    for (const end of endings.reverse()) await end();
    rmSync(home, { recursive: true, force: true });
  }
}

async function walk({ home, told, endings }) {
  const folder = await installArtefact(home);
  const postgres = await startPostgres();
  endings.push(() => postgres.stop());
  const servers = createServers({
    folder,
    home,
    settings: { ...readSettings(), METRICS_TOKEN: TOKEN, TRUST_PROXY: '2', ...sandboxFree() },
    database: await newDatabase(postgres),
  });
  endings.push(() => servers.stopAll());
  await servers.start(0);
  await servers.start(1);
  told.push('two processes');

  await servers.comanda('import', SHOP);
  const { findings } = JSON.parse(await servers.comanda('doctor', '--json'));
  const bad = findings.filter(
    ({ name, verdict }) => verdict === 'fail' && !name.startsWith('processor'),
  );
  expectEqual(bad, [], 'what the doctor finds');

  const front = hasCaddy() ? await startCaddy({ home, upstreams: servers.urls() }) : undefined;
  if (front) endings.push(() => front.stop());
  told.push(front ? 'Caddy' : 'no Caddy here: orders go to processes that are ready');
  const orders = startOrders(() => front?.url ?? servers.readyUrl());
  await orders.untilPlaced(3);
  await servers.restart(0);
  await orders.untilPlaced(3);
  await servers.restart(1);
  await orders.untilPlaced(3);
  const { placed, guest_id } = await orders.stop();
  told.push(`${placed} orders while both were restarted`);

  for (const url of [front?.url, servers.urls()[0]].filter(Boolean)) await readPages(url, guest_id);
  await readMetrics(servers.urls()[0], front?.url);
  await restoreElsewhere({ home, servers, postgres, placed });
  told.push('backup and restore');
}

async function readPages(url, guest_id) {
  for (const path of ['/test-shop', `/receipts/${guest_id}`, '/wall']) {
    const reply = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
    expectEqual([path, reply.status], [path, 200], 'a page');
    expectEqual((await reply.text()).includes('<html'), true, `the document of ${path}`);
  }
}

async function readMetrics(url, frontUrl) {
  const authorization = `Bearer ${TOKEN}`;
  const here = await fetch(`${url}/api/metrics`, { headers: { authorization } });
  expectEqual((await here.text()).includes('comanda_build_info'), true, 'figures with the token');
  if (frontUrl === undefined) return;
  const open = await fetch(`${frontUrl}/api/metrics`);
  expectEqual(open.status, 404, 'figures without the token, from outside');
}

/** Into a database that a server has started on, as it is after a new machine was set up. */
async function restoreElsewhere({ home, servers, postgres, placed }) {
  const file = join(home, 'comanda.dump');
  await servers.comanda('backup', file);
  expectEqual(statSync(file).mode & 0o777, 0o600, 'the mode of a backup');
  await servers.stopAll();
  servers.use(await newDatabase(postgres));
  await servers.start(0);
  await servers.stopAll();
  await servers.comanda('restore', file);
  await servers.start(0);
  expectEqual(await countOrders(servers.database()), placed, 'orders after the restore');
}

async function newDatabase(postgres) {
  const name = `comanda_${randomUUID().slice(0, 8)}`;
  await psql(postgres.url, `create database ${name}`);
  return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
}

async function countOrders(url) {
  const output = await psql(
    url,
    `select count(*) from orders where status = 'ORDER_SENT_TO_KITCHEN'`,
  );
  return Number(output);
}

async function psql(url, statement) {
  const { status, output } = await run('psql', [url, '-AtXc', statement]);
  expectEqual(status, 0, `${statement}: ${output}`);
  return output.trim();
}

/** Drops the caller's settings of outside services, which are no part of this walk. */
function sandboxFree() {
  return { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', LOG_LEVEL: 'warn' };
}

function expectEqual(found, wanted, what) {
  const [given, expected] = [found, wanted].map((value) => JSON.stringify(value));
  if (given !== expected) throw new Error(`${what}: expected ${expected}, found ${given}`);
}

import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { Config } from './config';
import { openDatabase } from './db/client';
import { defaultSurfacesFile } from './default-paths';
import { startJobs } from './jobs/start-jobs';
import { createLog } from './log';
import { ensureOperatorKey } from './modules/operations/operator-key';
import { openDeps } from './open-deps';
import { openTelemetry } from './telemetry/telemetry';

/** Longer than any call takes; what is not done by then is taken up again after the next start. */
const STOP_WITHIN_MS = 15_000;

/**
 * Connections that may wait until they are looked at. With Node's own 511 a rush overflows it, and whoever is left out is
 * answered seconds later, after their system has tried again and again.
 */
const MOST_UNACCEPTED = 4096;

export type RunningServer = {
  readonly url: string;
  /** Takes nothing new, finishes what is under way, then closes the database and ends the process. */
  readonly stop: (reason: string) => Promise<void>;
};

/** Boots the whole server: database, jobs, port. */
export async function runServer(given: Config): Promise<RunningServer> {
  const config = { ...given, surfacesFile: given.surfacesFile ?? defaultSurfacesFile };
  const telemetry = await openTelemetry(config);
  const log = createLog(config, telemetry?.fault);
  const database = await openDatabase(config, {
    onFault: (error) => log.warn({ err: error }, 'a connection to the database broke'),
    onWait: (migration) =>
      log.warn({ migration }, 'a migration waits for somebody who holds a table, such as a backup'),
  });
  const closers: (() => Promise<void>)[] = [database.close];
  if (telemetry !== undefined) closers.push(telemetry.close);
  let isDraining = false;
  try {
    const { close: closeDeps, ...deps } = await openDeps({ config, log, database });
    closers.unshift(closeDeps);
    const app = await buildApp(deps, {
      operatorKey: ensureOperatorKey(config.dataDir),
      isDraining: () => isDraining,
      ...(telemetry === undefined ? {} : { telemetry }),
    });
    closers.unshift(() => app.close());
    await app.listen({ host: config.host, port: config.port, backlog: MOST_UNACCEPTED });
    const url = urlOf(app, config.host);
    database.lock?.announce(url);
    const jobs = startJobs(deps);
    // Stopped after the last request, which may still have left them work, and before the database.
    closers.splice(1, 0, () => jobs.stop());
    log.info(
      {
        url,
        commit: config.commit,
        database: config.databaseUrl === null ? 'embedded' : 'postgresql',
      },
      'listening',
    );
    if (config.databaseUrl === null) {
      log.warn(
        'The embedded database does not wait for the disk: a power cut can lose the last orders. Set DATABASE_URL for business.',
      );
    }
    return { url, stop: (reason) => stop(reason) };
  } catch (error) {
    for (const close of closers) await close().catch(() => undefined);
    throw error;
  }

  async function stop(reason: string): Promise<void> {
    log.info({ reason }, 'stopping');
    isDraining = true;
    // The load balancer must notice first that this server accepts no more work.
    await sleep(config.drainSeconds * 1000);
    const timer = setTimeout(() => {
      log.error('did not stop in time');
      process.exit(1);
    }, STOP_WITHIN_MS);
    timer.unref();
    for (const close of closers.splice(0)) {
      await close().catch((error: unknown) => log.error({ err: error }, 'a part did not close'));
    }
    clearTimeout(timer);
    log.info('stopped');
  }
}

function urlOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo; // a TCP port, since it listens on one
  if (['0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

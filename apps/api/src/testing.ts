import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Clock } from '@comanda/kernel';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { type AppOptions, buildApp } from './app';
import type { Config } from './config';
import type { StatementListener } from './db/database';
import type { Deps } from './deps';
import { startJobs } from './jobs/start-jobs';
import { createLog } from './log';
import { openDeps } from './open-deps';
import type { startApi as published } from './testing/published';
import { testConfig } from './testing/test-config';
import { admitAll } from './plugins/admission/admit-all';
import { importHeard } from './testing/import-heard';
import type { OneAtATimeClient } from './testing/one-at-a-time-client';
import { openTestDatabase, type TestDatabase } from './testing/test-database';

export type StartApiOptions = {
  /** Folders of restaurants to import first. */
  readonly bundles?: readonly string[];
  readonly clock?: Clock;
  readonly config?: Partial<Config>;
  /** Sees every statement that reaches the database. */
  readonly onStatement?: StatementListener;
  /** How it is connected to PostgreSQL. */
  readonly Client?: typeof OneAtATimeClient;
  readonly app?: AppOptions;
  /** Where its log goes, if not to the standard output. */
  readonly logTo?: DestinationStream;
  /** Listens on a free port of 127.0.0.1; without it only `inject` reaches the server. */
  readonly listen?: boolean;
  /** Runs the jobs of a server, which carry out refunds; without it a test runs them. */
  readonly hasJobs?: boolean;
};

export type RunningApi = {
  /** Where it listens; empty when it does not. */
  readonly url: string;
  readonly app: FastifyInstance;
  readonly inject: FastifyInstance['inject'];
  readonly deps: Deps;
  readonly database: TestDatabase;
  readonly close: () => Promise<void>;
};

/** Starts the real api in process, on an empty database of its own. Close it, or the process stays alive. */
export async function startApi(options: StartApiOptions = {}): Promise<RunningApi> {
  const config = testConfig(options.config);
  const log = createLog(config, undefined, options.logTo);
  const database = await openTestDatabase(options.onStatement, options.Client);
  const { close: closeDeps, ...deps } = await openDeps({
    config,
    log,
    database,
    ...(options.clock === undefined ? {} : { clock: options.clock }),
  });
  for (const folder of options.bundles ?? []) await importHeard(deps, folder);
  const app = await buildApp(deps, { admission: admitAll(), ...options.app });
  if (options.listen === true) await app.listen({ host: '127.0.0.1', port: 0 });
  else await app.ready();
  const jobs = options.hasJobs === true ? startJobs(deps) : null;
  return {
    url: options.listen === true ? urlOf(app) : '',
    app,
    inject: app.inject.bind(app),
    deps,
    database,
    async close() {
      await jobs?.stop();
      await app.close();
      await closeDeps();
      await database.close();
      rmSync(config.dataDir, { recursive: true, force: true });
    },
  };
}

// Checks the types published for other packages' tests.
startApi satisfies typeof published;

function urlOf(app: FastifyInstance): string {
  const { port } = app.server.address() as AddressInfo; // a TCP port, since it listens on one
  return `http://127.0.0.1:${port}`;
}

import type { Clock } from '@comanda/kernel';
import type { Logger } from 'pino';
import { openCatalogue } from './catalogue/open-catalogue';
import type { Config } from './config';
import type { OpenDatabase } from './db/database';
import { type Deps, idMakers, systemClock } from './deps';
import { openEventBus } from './events/event-bus';
import { createProcessors } from './processors/create-processors';

export type DepsOptions = {
  readonly config: Config;
  readonly log: Logger;
  readonly database: OpenDatabase;
  readonly clock?: Clock;
};

/** Puts together what the server works with, on a database that is open. `close` leaves the database open. */
export async function openDeps(
  options: DepsOptions,
): Promise<Deps & { readonly close: () => Promise<void> }> {
  const { config, log, database, clock = systemClock } = options;
  const { db } = database;
  const events = await openEventBus(database, log);
  const catalogue = openCatalogue({ db, events, is_sandbox: config.isSandbox, clock });
  return {
    db,
    clock,
    config,
    catalogue,
    events,
    processors: createProcessors(config),
    log,
    pool: database.pool,
    ...idMakers,
    async close() {
      catalogue.close();
      await events.close();
    },
  };
}

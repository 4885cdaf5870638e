import type { Clock } from '@comanda/kernel';
import type { Logger } from 'pino';
import { openCatalogue } from './catalogue/open-catalogue';
import type { Config } from './config';
import { createCouriers } from './couriers/create-couriers';
import type { OpenDatabase } from './db/database';
import { type Deps, idMakers, systemClock } from './deps';
import { openEventBus } from './events/event-bus';
import { createBreakers } from './processors/breaker';
import { createProcessors } from './processors/create-processors';
import { openAccountBook } from './processors/payment-accounts';
import { openCloudReaders } from './processors/spin/create-cloud-readers';
import { createReaders } from './readers/create-readers';
import { loadGazetteer } from './modules/geocode/load-gazetteer';
import { remember } from './shared/remember';
import { createTexts } from './texts/create-texts';

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
  const breakers = createBreakers({ clock, log });
  const { spinBase, spinProtocol, spinPatience } = config.readers;
  const cloud = openCloudReaders(
    { base: spinBase, protocol: spinProtocol, patience: spinPatience },
    openAccountBook(db),
    clock,
    breakers,
  );
  // A server that is never asked where something is needs neither the time nor the memory.
  const places = remember(loadGazetteer, {
    for_ms: Number.POSITIVE_INFINITY,
    most: 1,
    now: () => clock.now().getTime(),
  });
  return {
    db,
    clock,
    config,
    catalogue,
    events,
    processors: createProcessors(config, { db, clock, cloud, breakers }),
    readers: createReaders(config, cloud),
    texts: createTexts(config),
    couriers: createCouriers(config, clock),
    gazetteer: () => places(''),
    log,
    pool: database.pool,
    ...idMakers,
    async close() {
      catalogue.close();
      await events.close();
    },
  };
}

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
import { createFigures } from './metrics/create-figures';
import { meterCourier, meterProcessor, meterTexts } from './metrics/meter-calls';
import { openAccountBook } from './processors/payment-accounts';
import { openCloudReaders } from './processors/spin/create-cloud-readers';
import { createReaders } from './readers/create-readers';
import { loadGazetteer } from './modules/geocode/load-gazetteer';
import { openPlaceDirectory } from './modules/places/place-directory';
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
  const placeDirectory = openPlaceDirectory({ db, events });
  const figures = createFigures(config);
  database.watchConnections({
    onWait: figures.connectionWaited,
    onUse: figures.connectionUsed,
  });
  const breakers = createBreakers({
    clock,
    log,
    // An account is named after its service, then after whose it is.
    onChange: (account, isOpen) =>
      figures.moveBreaker(account.split(' ')[0] ?? account, isOpen ? 1 : -1),
  });
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
  const texts = createTexts(config);
  return {
    db,
    clock,
    config,
    catalogue,
    events,
    processors: mapServices(createProcessors(config, { db, clock, cloud, breakers }), (each) =>
      meterProcessor(figures, each),
    ),
    readers: createReaders(config, cloud),
    texts: texts === null ? null : meterTexts(figures, texts),
    couriers: mapServices(createCouriers(config, clock), (each) => meterCourier(figures, each)),
    gazetteer: () => places(''),
    placeDirectory,
    log,
    figures,
    pool: database.pool,
    ...idMakers,
    async close() {
      catalogue.close();
      placeDirectory.close();
      await events.close();
    },
  };
}

/** The same services by the same names, each as `change` makes it. */
function mapServices<Name extends string, Service>(
  services: Readonly<Partial<Record<Name, Service>>>,
  change: (service: Service) => Service,
): Readonly<Partial<Record<Name, Service>>> {
  const entries = Object.entries<Service | undefined>(services);
  const changed = entries.map(([name, each]) => [name, each && change(each)]);
  return Object.fromEntries(changed) as Partial<Record<Name, Service>>; // the names are those of `services`
}

import type { Clock } from '@comanda/kernel';
import type { Logger } from 'pino';
import { v4 } from 'uuid';
import type { Catalogue } from './catalogue/catalogue';
import type { Config } from './config';
import type { Couriers } from './couriers/courier-service';
import type { Database, OpenDatabase } from './db/database';
import type { EventBus } from './events/event-bus';
import type { Figures } from './metrics/create-figures';
import type { Gazetteer } from './modules/geocode/gazetteer';
import type { PlaceDirectory } from './modules/places/place-directory';
import type { Processors } from './processors/processor';
import type { Readers } from './readers/create-readers';
import { createIdMaker } from './shared/make-id';
import type { Texts } from './texts/text-service';

/** Dependencies of use cases. None is global, so a test can start any number of servers. */
export type Deps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly catalogue: Catalogue;
  readonly events: EventBus;
  /** The payment services this server can reach: createProcessors(config, …). */
  readonly processors: Processors;
  /** The card readers this server can reach. */
  readonly readers: Readers;
  /** The courier services this server can reach. */
  readonly couriers: Couriers;
  /** The packaged lists of places; loaded when first asked for. */
  readonly gazetteer: () => Promise<Gazetteer>;
  /** Where the restaurants of franchises are. */
  readonly placeDirectory: PlaceDirectory;
  /** null = no texts are sent here. */
  readonly texts: Texts | null;
  readonly log: Logger;
  /** Figures of outside services, jobs and the database. */
  readonly figures: Figures;
  /** How busy the database's connections are. */
  readonly pool: OpenDatabase['pool'];
  /** A UUIDv7: in the order of making, so that indexes stay tight. */
  readonly newId: () => string;
  /** A UUIDv4: it opens a receipt, so it must not be guessed from a neighbour. */
  readonly newGuestId: () => string;
};

/** The two makers of ids of a running server. */
export const idMakers = { newId: createIdMaker(), newGuestId: () => v4() } as const;

export const systemClock: Clock = { now: () => new Date() };

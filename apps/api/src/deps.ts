import type { Clock } from '@comanda/kernel';
import type { Logger } from 'pino';
import { v4, v7 } from 'uuid';
import type { Catalogue } from './catalogue/catalogue';
import type { Config } from './config';
import type { Database, OpenDatabase } from './db/database';
import type { EventBus } from './events/event-bus';
import type { Processors } from './processors/processor';

/** What use cases work with. Nothing in it is global, so a test can stand up as many servers as it likes. */
export type Deps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly catalogue: Catalogue;
  readonly events: EventBus;
  /** The payment services this server can reach: createProcessors(config). */
  readonly processors: Processors;
  readonly log: Logger;
  /** How busy the database's connections are. */
  readonly pool: OpenDatabase['pool'];
  /** A UUIDv7: in the order of making, so that indexes stay tight. */
  readonly newId: () => string;
  /** A UUIDv4: it opens a receipt, so it must not be guessed from a neighbour. */
  readonly newGuestId: () => string;
};

/** The two makers of ids of a running server. */
export const idMakers = { newId: () => v7(), newGuestId: () => v4() } as const;

export const systemClock: Clock = { now: () => new Date() };

import type { Clock } from '@comanda/kernel';
import type { Database } from '../db/database';
import type { EventBus } from '../events/event-bus';
import type { Catalogue, CatalogueEntry, MenuVersion } from './catalogue';
import { makeEntry } from './entry';
import { createEntryCache } from './entry-cache';
import { loadCatalogueRows, readVersion } from './load-rows';
import { loadRestaurantList, type RestaurantList } from './restaurant-list';

/** With what else a server holds it stays below 200 MB. */
const MOST_BYTES = 48 * 1024 * 1024;

export type CatalogueOptions = {
  readonly db: Database;
  readonly events: EventBus;
  readonly is_sandbox: boolean;
  readonly clock: Clock;
};

/** A catalogue that starts empty, fills as restaurants are asked for, and keeps the ones asked for last. */
export function openCatalogue({ db, events, is_sandbox, clock }: CatalogueOptions): Catalogue {
  const cache = createEntryCache(MOST_BYTES, (restaurant_id) => load(restaurant_id, db), isTrue);
  let list: Promise<RestaurantList> | null = null;

  async function load(restaurant_id: string, from: Database): Promise<CatalogueEntry | null> {
    const rows = await loadCatalogueRows(from, restaurant_id);
    return rows === null ? null : makeEntry(rows, is_sandbox, clock.now());
  }

  function isTrue({ true_until }: CatalogueEntry): boolean {
    return true_until === null || clock.now() < true_until;
  }

  async function getFresh(handle: string, from: Database = db): Promise<CatalogueEntry | null> {
    const version = await readVersion(from, handle);
    if (version === null) return null;
    return await getAt(version, from);
  }

  async function getAt(
    { restaurant_id, menu_version }: MenuVersion,
    from: Database = db,
  ): Promise<CatalogueEntry | null> {
    const entry = cache.peek(restaurant_id);
    if (entry?.menu_version === menu_version) return entry;
    // A transaction may see what is not committed yet, so what it reads is its own. It must not wait for others' reads
    // either: on the embedded engine those wait for the transaction.
    if (from !== db) return load(restaurant_id, from);
    if (entry !== undefined) cache.forget(restaurant_id);
    return cache.get(restaurant_id);
  }

  async function listIn(language: Parameters<Catalogue['list']>[0]) {
    list ??= loadRestaurantList(db, is_sandbox, clock.now());
    const reading = list;
    try {
      return (await reading).in(language);
    } catch (error) {
      if (list === reading) list = null;
      throw error;
    }
  }

  const unsubscribe = events.subscribe((event) => {
    if (event !== null && event.type !== 'restaurant.changed') return;
    list = null;
    if (event === null) cache.clear();
    else cache.forget(event.restaurant_id);
  });

  return {
    get: async (handle) => cache.find(handle) ?? getFresh(handle),
    peek: cache.find,
    getFresh,
    getAt,
    list: listIn,
    forget(restaurant_id) {
      cache.forget(restaurant_id);
      list = null;
    },
    close: unsubscribe,
  };
}

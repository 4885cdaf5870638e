import type { CatalogueEntry } from './catalogue';

export type EntryCache = {
  /** By id or endpoint, if it is in memory; counts as a use. */
  readonly find: (handle: string) => CatalogueEntry | undefined;
  /** By id, if it is in memory and complete. */
  readonly peek: (restaurant_id: string) => CatalogueEntry | undefined;
  /** By id, loaded when it is not in memory; callers that come meanwhile share one load. */
  readonly get: (restaurant_id: string) => Promise<CatalogueEntry | null>;
  readonly forget: (restaurant_id: string) => void;
  readonly clear: () => void;
};

/** Entries in memory, at most `capacity` of them: the one unused for longest makes room. One that is no longer true is not known. */
export function createEntryCache(
  capacity: number,
  load: (restaurant_id: string) => Promise<CatalogueEntry | null>,
  isTrue: (entry: CatalogueEntry) => boolean,
): EntryCache {
  const entries = new Map<string, CatalogueEntry>();
  const loading = new Map<string, Promise<CatalogueEntry | null>>();
  const idByEndpoint = new Map<string, string>();

  function keep(entry: CatalogueEntry): void {
    const { restaurant_id, endpoint } = entry.restaurant;
    entries.set(restaurant_id, entry);
    idByEndpoint.set(endpoint, restaurant_id);
    for (const oldest of entries.keys()) {
      if (entries.size <= capacity) break;
      remove(oldest);
    }
  }

  function remove(restaurant_id: string): void {
    const entry = entries.get(restaurant_id);
    if (entry !== undefined) idByEndpoint.delete(entry.restaurant.endpoint);
    entries.delete(restaurant_id);
  }

  async function loadAndKeep(restaurant_id: string): Promise<CatalogueEntry | null> {
    const pending = load(restaurant_id);
    loading.set(restaurant_id, pending);
    try {
      const entry = await pending;
      // Forgotten while it was loading: it may be of the version before the change, so it is handed out but not kept.
      if (entry !== null && loading.get(restaurant_id) === pending) keep(entry);
      return entry;
    } finally {
      if (loading.get(restaurant_id) === pending) loading.delete(restaurant_id);
    }
  }

  return {
    find(handle) {
      const entry = entries.get(idByEndpoint.get(handle) ?? handle.toLowerCase());
      if (entry === undefined || !isTrue(entry)) return undefined;
      entries.delete(entry.restaurant.restaurant_id);
      entries.set(entry.restaurant.restaurant_id, entry);
      return entry;
    },
    peek(restaurant_id) {
      const entry = entries.get(restaurant_id);
      return entry !== undefined && isTrue(entry) ? entry : undefined;
    },
    get: (restaurant_id) => loading.get(restaurant_id) ?? loadAndKeep(restaurant_id),
    forget(restaurant_id) {
      remove(restaurant_id);
      loading.delete(restaurant_id);
    },
    clear() {
      entries.clear();
      loading.clear();
      idByEndpoint.clear();
    },
  };
}

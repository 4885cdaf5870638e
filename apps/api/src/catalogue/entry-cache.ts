import { LRUCache } from 'lru-cache';
import type { CatalogueEntry } from './catalogue';

export type EntryCache = {
  /** By id or endpoint, if it is in memory; counts as a use. */
  readonly find: (handle: string) => CatalogueEntry | undefined;
  /** By id, if it is in memory and complete; counts as a use. */
  readonly peek: (restaurant_id: string) => CatalogueEntry | undefined;
  /** By id, loaded when it is not in memory; callers that come meanwhile share one load. */
  readonly get: (restaurant_id: string) => Promise<CatalogueEntry | null>;
  readonly forget: (restaurant_id: string) => void;
  readonly clear: () => void;
};

/** Entries in memory, up to so many bytes: those unused for longest make room. One that is no longer true is not known. */
export function createEntryCache(
  most_bytes: number,
  load: (restaurant_id: string) => Promise<CatalogueEntry | null>,
  isTrue: (entry: CatalogueEntry) => boolean,
): EntryCache {
  const loading = new Map<string, Promise<CatalogueEntry | null>>();
  const idByEndpoint = new Map<string, string>();
  const entries = new LRUCache<string, CatalogueEntry>({
    maxSize: most_bytes,
    // An entry that is larger than the whole cache is kept alone.
    sizeCalculation: ({ bytes }) => Math.min(bytes, most_bytes),
    dispose: ({ restaurant }) => void idByEndpoint.delete(restaurant.endpoint),
  });

  function keep(entry: CatalogueEntry): void {
    const { restaurant_id, endpoint } = entry.restaurant;
    entries.set(restaurant_id, entry);
    idByEndpoint.set(endpoint, restaurant_id);
  }

  function readIfTrue(restaurant_id: string): CatalogueEntry | undefined {
    const entry = entries.peek(restaurant_id);
    return entry !== undefined && isTrue(entry) ? entries.get(restaurant_id) : undefined;
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
    find: (handle) => readIfTrue(idByEndpoint.get(handle) ?? handle.toLowerCase()),
    peek: readIfTrue,
    get: (restaurant_id) => loading.get(restaurant_id) ?? loadAndKeep(restaurant_id),
    forget(restaurant_id) {
      entries.delete(restaurant_id);
      loading.delete(restaurant_id);
    },
    clear() {
      entries.clear();
      loading.clear();
      idByEndpoint.clear();
    },
  };
}

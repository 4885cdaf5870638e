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
  const entries = new Map<string, CatalogueEntry>();
  const loading = new Map<string, Promise<CatalogueEntry | null>>();
  const idByEndpoint = new Map<string, string>();
  let bytes = 0;

  function keep(entry: CatalogueEntry): void {
    const { restaurant_id, endpoint } = entry.restaurant;
    remove(restaurant_id);
    entries.set(restaurant_id, entry);
    idByEndpoint.set(endpoint, restaurant_id);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= most_bytes || entries.size === 1) break;
      remove(oldest);
    }
  }

  function touch(entry: CatalogueEntry): CatalogueEntry {
    const { restaurant_id } = entry.restaurant;
    entries.delete(restaurant_id);
    entries.set(restaurant_id, entry);
    return entry;
  }

  function remove(restaurant_id: string): void {
    const entry = entries.get(restaurant_id);
    if (entry === undefined) return;
    idByEndpoint.delete(entry.restaurant.endpoint);
    entries.delete(restaurant_id);
    bytes -= entry.bytes;
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
      return touch(entry);
    },
    peek(restaurant_id) {
      const entry = entries.get(restaurant_id);
      return entry !== undefined && isTrue(entry) ? touch(entry) : undefined;
    },
    get: (restaurant_id) => loading.get(restaurant_id) ?? loadAndKeep(restaurant_id),
    forget(restaurant_id) {
      remove(restaurant_id);
      loading.delete(restaurant_id);
    },
    clear() {
      entries.clear();
      bytes = 0;
      loading.clear();
      idByEndpoint.clear();
    },
  };
}

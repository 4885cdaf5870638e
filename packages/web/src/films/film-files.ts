/** Whole films on this device, by their addresses. */
export type FilmFiles = {
  readonly addresses: () => Promise<readonly string[]>;
  readonly read: (url: string) => Promise<Blob | null>;
  readonly write: (url: string, film: Blob) => Promise<void>;
  readonly remove: (url: string) => Promise<void>;
};

const CACHE = 'films';

/**
 * Opens the films that the browser keeps for this origin. It is asked not to evict them. Without encryption a browser keeps
 * none: they are in memory then, until the page is closed.
 */
export async function openFilmFiles(): Promise<FilmFiles> {
  if (!('caches' in globalThis)) return filesInMemory();
  await navigator.storage?.persist?.().catch(() => false);
  const cache = await caches.open(CACHE);
  return {
    async addresses() {
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    },
    async read(url) {
      return (await (await cache.match(url))?.blob()) ?? null;
    },
    write: (url, film) =>
      cache.put(url, new Response(film, { headers: { 'content-type': film.type } })),
    async remove(url) {
      await cache.delete(url);
    },
  };
}

function filesInMemory(): FilmFiles {
  const films = new Map<string, Blob>();
  return {
    addresses: async () => [...films.keys()],
    read: async (url) => films.get(url) ?? null,
    async write(url, film) {
      films.set(url, film);
    },
    async remove(url) {
      films.delete(url);
    },
  };
}

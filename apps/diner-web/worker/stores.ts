/** Raised when what is kept changes its meaning; older stores are then thrown away. */
const VERSION = 1;
const PREFIX = 'comanda:';

const MOST = { part: 250, picture: 200, menu: 60, page: 40, shell: 1 } as const;
export type StoreName = keyof typeof MOST;

export function openStore(name: StoreName): Promise<Cache> {
  return caches.open(fullName(name));
}

export function forget(name: StoreName): Promise<boolean> {
  return caches.delete(fullName(name));
}

/** Keeps an answer; what was kept first makes room. */
export async function keep(name: StoreName, key: string, answer: Response): Promise<void> {
  const store = await openStore(name);
  await store.put(key, answer);
  const keys = await store.keys();
  await Promise.all(keys.slice(0, -MOST[name]).map((oldest) => store.delete(oldest)));
}

export async function findKept(name: StoreName, key: string): Promise<Response | undefined> {
  return (await openStore(name)).match(key);
}

/** Throws away what an older version kept. */
export async function forgetOldStores(): Promise<void> {
  const names = await caches.keys();
  const current = Object.keys(MOST).map(fullName);
  const old = names.filter((name) => name.startsWith(PREFIX) && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

function fullName(name: string): string {
  return `${PREFIX}${name}:${VERSION}`;
}

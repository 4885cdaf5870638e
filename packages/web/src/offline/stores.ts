/** The caches of one app on a device. Each keeps a limited number of responses; the oldest makes room. */
export type Stores<Name extends string> = {
  readonly open: (name: Name) => Promise<Cache>;
  readonly find: (name: Name, key: string) => Promise<Response | undefined>;
  readonly keep: (name: Name, key: string, response: Response) => Promise<void>;
  readonly forget: (name: Name) => Promise<boolean>;
  /** Deletes the caches of older versions of the same app. */
  readonly forgetOld: () => Promise<void>;
};

type StoresOptions<Name extends string> = {
  /** Begins the name of each cache: apps share an origin, and none deletes the caches of another. */
  readonly app: string;
  /** Raised when the kept responses change their meaning; older caches are then deleted. */
  readonly version: number;
  /** Most responses by cache. */
  readonly limits: Readonly<Record<Name, number>>;
};

export function createStores<Name extends string>({
  app,
  version,
  limits,
}: StoresOptions<Name>): Stores<Name> {
  const prefix = `comanda:${app}:`;

  function open(name: Name): Promise<Cache> {
    return caches.open(fullName(name));
  }

  function fullName(name: string): string {
    return `${prefix}${name}:${version}`;
  }

  return {
    open,
    find: async (name, key) => (await open(name)).match(key),
    async keep(name, key, response) {
      const store = await open(name);
      await store.put(key, response);
      const keys = await store.keys();
      await Promise.all(keys.slice(0, -limits[name]).map((oldest) => store.delete(oldest)));
    },
    forget: (name) => caches.delete(fullName(name)),
    async forgetOld() {
      const names = await caches.keys();
      const current = Object.keys(limits).map(fullName);
      const old = names.filter((name) => name.startsWith(prefix) && !current.includes(name));
      await Promise.all(old.map((name) => caches.delete(name)));
    },
  };
}

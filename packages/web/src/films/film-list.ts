/** The list that plays, kept on this device: the one that was whole last. */
export type KeptList = {
  readonly read: () => readonly string[];
  readonly write: (urls: readonly string[]) => void;
};

/** Keeps a list in the browser's storage under a name, such as that of its place. */
export function openKeptList(name: string): KeptList {
  const key = `films.${name}`;
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        return Array.isArray(kept) ? kept.filter((url) => typeof url === 'string') : [];
      } catch {
        return [];
      }
    },
    write(urls) {
      try {
        localStorage.setItem(key, JSON.stringify(urls));
      } catch {
        // Without storage the list is read again with the next start.
      }
    },
  };
}

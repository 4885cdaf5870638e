/** Returns the browser's storage; null without one. */
export function browserStorage(): Storage | null {
  return storageOr(() => globalThis.localStorage);
}

/** Returns the storage of this tab, which a reload keeps; null without one. */
export function tabStorage(): Storage | null {
  return storageOr(() => globalThis.sessionStorage);
}

/** Merely reading a storage throws where a browser forbids it. */
function storageOr(read: () => Storage | undefined): Storage | null {
  try {
    return read() ?? null;
  } catch {
    return null;
  }
}

/** What a page may keep in this browser; null where nothing. Merely touching localStorage throws where a browser forbids it. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Returns the browser's storage; null without one. Merely reading localStorage throws where a browser forbids it. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

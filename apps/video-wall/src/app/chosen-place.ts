const KEY = 'wall.place';

/** The place that this screen was set to; null = it was not. */
export function readPlace(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberPlace(location_id: string): void {
  try {
    localStorage.setItem(KEY, location_id);
  } catch {
    // Without storage the place stays in the address.
  }
}

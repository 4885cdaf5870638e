const RESTAURANT_KEY = 'comanda:restaurant';
const TABLET_KEY = 'comanda:tablet';
const HEALTH_KEY = 'comanda:health_asked';
const TABLET_TABLE_KEY = 'comanda:tablet_table';

/** The restaurant that this browser was at last; null where nothing is kept. */
export function rememberedRestaurant(): string | null {
  return read(RESTAURANT_KEY);
}

export function rememberRestaurant(endpoint: string): void {
  write(RESTAURANT_KEY, endpoint);
}

/** Whether this browser is a restaurant's own tablet, not a guest's phone. */
export function isTabletOf(endpoint: string): boolean {
  return read(TABLET_KEY) === endpoint;
}

export function becomeTabletOf(endpoint: string): void {
  write(TABLET_KEY, endpoint);
}

/** Removes a tablet's former pairing. */
export function forgetTabletOf(endpoint: string): void {
  if (isTabletOf(endpoint)) write(TABLET_KEY, '');
}

/** The code of the table that a tablet stands on, as its last guest used it; empty where it stands on none. */
export function rememberedTabletTable(): string {
  return read(TABLET_TABLE_KEY) ?? '';
}

export function rememberTabletTable(code: string): void {
  write(TABLET_TABLE_KEY, code);
}

/** Whether the guest was asked for the restaurant's list of who was here, and has answered or put it aside. */
export function isHealthAsked(guest_id: string): boolean {
  return read(HEALTH_KEY) === guest_id;
}

export function rememberHealthAsked(guest_id: string): void {
  write(HEALTH_KEY, guest_id);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the address still says it.
  }
}

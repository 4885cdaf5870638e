import type { TerminalVendor } from '@comanda/contracts';
import { eq } from 'drizzle-orm';
import { v5 } from 'uuid';
import type { Database } from '../../db/database';
import { restaurants, terminal_places } from '../../db/schema/index';
import type { DevicePrincipal, StaffPrincipal } from '../../http/principal';

/** A reader as the restaurant's folder lists it, and where it stands. */
export type TerminalRow = {
  readonly restaurant_id: string;
  readonly terminal_id: string;
  readonly vendor: TerminalVendor;
  readonly reader: string;
  readonly label: string;
  readonly serial_number: string;
  readonly location: string | null;
  readonly kiosk_id: string | null;
};

/** In the order of the folder. */
export async function listTerminalRows(
  db: Database,
  restaurant_id: string,
): Promise<TerminalRow[]> {
  const [row] = await db
    .select({ terminals: restaurants.terminals })
    .from(restaurants)
    .where(eq(restaurants.restaurant_id, restaurant_id));
  if (row === undefined || row.terminals.length === 0) return [];
  const places = await db
    .select()
    .from(terminal_places)
    .where(eq(terminal_places.restaurant_id, restaurant_id));
  const kiosks = new Map(places.map(({ terminal_id, device_id }) => [terminal_id, device_id]));
  return row.terminals.map((terminal) => {
    const terminal_id = terminalId(restaurant_id, terminal);
    return { ...terminal, restaurant_id, terminal_id, kiosk_id: kiosks.get(terminal_id) ?? null };
  });
}

export async function findTerminal(
  db: Database,
  restaurant_id: string,
  terminal_id: string,
): Promise<TerminalRow | null> {
  const rows = await listTerminalRows(db, restaurant_id);
  return rows.find((each) => each.terminal_id === terminal_id) ?? null;
}

/** Staff may use every reader of the restaurant; a device the one it stands beside, and those on the counter if it is no kiosk. */
export function mayUse(
  principal: StaffPrincipal | DevicePrincipal,
  { restaurant_id, kiosk_id }: Pick<TerminalRow, 'restaurant_id' | 'kiosk_id'>,
): boolean {
  if (principal.restaurant_id !== restaurant_id) return false;
  if (principal.role === 'staff') return true;
  if (principal.kind === 'screen') return false;
  return kiosk_id === principal.device_id || (kiosk_id === null && principal.kind === 'tablet');
}

/** The same reader has the same id after every import, so that it stays where it was placed. */
function terminalId(
  restaurant_id: string,
  { vendor, reader }: { readonly vendor: TerminalVendor; readonly reader: string },
): string {
  return v5(`${vendor}:${reader}`, restaurant_id);
}

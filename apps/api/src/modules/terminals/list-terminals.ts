import type { Terminal } from '@comanda/contracts';
import type { Deps } from '../../deps';
import type { DevicePrincipal, StaffPrincipal } from '../../http/principal';
import { listTerminalRows, type TerminalRow } from './terminal-list';

/**
 * The restaurant's readers, and whether each is there at this moment, as far as anybody can say; to a device its own and those
 * that are free.
 */
export async function listTerminals(
  deps: Deps,
  principal: StaffPrincipal | DevicePrincipal,
): Promise<Terminal[]> {
  const { restaurant_id } = principal;
  const all = await listTerminalRows(deps.db, restaurant_id);
  const rows = all.filter(
    ({ kiosk_id }) =>
      principal.role === 'staff' || kiosk_id === null || kiosk_id === principal.device_id,
  );
  const online = await findOnline(deps, restaurant_id, rows);
  return rows.map((row) => toTerminal(row, online.get(row.terminal_id) ?? null));
}

export function toTerminal(row: TerminalRow, is_online: Terminal['is_online']): Terminal {
  const { terminal_id, kiosk_id, label, serial_number, vendor, reader } = row;
  return { terminal_id, kiosk_id, label, is_online, serial_number, vendor, reader_id: reader };
}

/** Of each whether it answers; null = nobody can say. All are asked at once. */
export async function findOnline(
  { readers, catalogue }: Pick<Deps, 'readers' | 'catalogue'>,
  restaurant_id: string,
  rows: readonly TerminalRow[],
): Promise<ReadonlyMap<string, Terminal['is_online']>> {
  const byStripe = rows.filter(({ vendor }) => vendor === 'STRIPE');
  const inClouds = rows.filter(({ vendor }) => vendor === 'NUVEI');
  const entry = byStripe.length > 0 ? await catalogue.get(restaurant_id) : null;
  const [atStripe, answers] = await Promise.all([
    entry && readers.stripe ? readers.stripe.online(entry.restaurant.stripe_acct) : null,
    Promise.all(
      inClouds.map(
        async ({ terminal_id, reader }) =>
          [terminal_id, await readers.cloud.isOnline(restaurant_id, reader)] as const,
      ),
    ),
  ]);
  return new Map([
    ...answers,
    ...byStripe.map(
      ({ terminal_id, reader }) => [terminal_id, atStripe?.has(reader) ?? null] as const,
    ),
  ]);
}

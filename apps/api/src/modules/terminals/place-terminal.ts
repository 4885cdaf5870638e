import type { Terminal } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import { devices, terminal_places } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { DevicePrincipal, StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { recordAction } from '../staff/record-action';
import { findOnline, toTerminal } from './list-terminals';
import { findTerminal, type TerminalRow } from './terminal-list';

export type Placing = {
  readonly restaurant_id: string;
  readonly terminal_id: string;
  readonly kiosk_id: string | null;
};

/**
 * Puts a reader beside a kiosk, or back on the counter. A device gets no reader that stands elsewhere: whoever holds a
 * stolen token could else have another kiosk's guests pay.
 */
export async function placeTerminal(
  deps: Deps,
  principal: StaffPrincipal | DevicePrincipal,
  placing: Placing,
): Promise<Result<Terminal, Refusal>> {
  const { restaurant_id, terminal_id, kiosk_id } = placing;
  if (restaurant_id !== principal.restaurant_id) return err({ code: 'not_found' });
  const placed = await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const terminal = await findTerminal(tx, restaurant_id, terminal_id);
    if (terminal === null || !mayPlace(principal, terminal, kiosk_id)) return 'absent';
    if (kiosk_id !== null && !(await isKiosk(inside, restaurant_id, kiosk_id))) return 'absent';
    if (!(await write(inside, placing, terminal))) return 'taken';
    await recordAction(
      inside,
      { restaurant_id, staff_id: principal.role === 'staff' ? principal.staff_id : null },
      'terminal.placed',
      terminal_id,
      { kiosk_id },
    );
    return { ...terminal, kiosk_id };
  });
  if (placed === 'absent') return err({ code: 'not_found' });
  if (placed === 'taken') return err({ code: 'terminal_busy' });
  const online = await findOnline(deps, restaurant_id, [placed]);
  return ok(toTerminal(placed, online.get(terminal_id) ?? null));
}

function mayPlace(
  principal: StaffPrincipal | DevicePrincipal,
  terminal: TerminalRow,
  kiosk_id: string | null,
): boolean {
  if (principal.role === 'staff') return true;
  const isFree = terminal.kiosk_id === null || terminal.kiosk_id === principal.device_id;
  return isFree && (kiosk_id === null || kiosk_id === principal.device_id);
}

async function isKiosk(
  { db }: Pick<Deps, 'db'>,
  restaurant_id: string,
  device_id: string,
): Promise<boolean> {
  const [found] = await db
    .select({ kind: devices.kind })
    .from(devices)
    .where(
      and(
        eq(devices.restaurant_id, restaurant_id),
        eq(devices.device_id, device_id),
        isNull(devices.revoked_at),
      ),
    );
  return found !== undefined && found.kind !== 'screen';
}

/** False when another device was faster. */
async function write(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { restaurant_id, terminal_id, kiosk_id }: Placing,
  seen: TerminalRow,
): Promise<boolean> {
  const isIt = and(
    eq(terminal_places.restaurant_id, restaurant_id),
    eq(terminal_places.terminal_id, terminal_id),
  );
  if (kiosk_id === null) {
    await db.delete(terminal_places).where(isIt);
    return true;
  }
  const place = { restaurant_id, terminal_id, device_id: kiosk_id, placed_at: clock.now() };
  if (seen.kiosk_id !== null) {
    await db.update(terminal_places).set(place).where(isIt);
    return true;
  }
  const added = await db
    .insert(terminal_places)
    .values(place)
    .onConflictDoNothing()
    .returning({ terminal_id: terminal_places.terminal_id });
  return added.length === 1;
}

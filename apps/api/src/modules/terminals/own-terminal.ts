import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { findTerminal, type TerminalRow } from './terminal-list';

/** The reader that a guest is to pay at. Readers stand at kiosks and on the counter: nobody at home has one. */
export async function findOwnTerminal(
  { db }: Pick<Deps, 'db'>,
  { platform, restaurant_id }: GuestPrincipal,
  terminal_id: string | undefined,
): Promise<Result<TerminalRow | null, Refusal>> {
  if (terminal_id === undefined) return ok(null);
  if (platform === 'MENTUM') return err({ code: 'payment_method_unavailable' });
  const terminal = await findTerminal(db, restaurant_id, terminal_id);
  return terminal === null ? err({ code: 'not_found' }) : ok(terminal);
}

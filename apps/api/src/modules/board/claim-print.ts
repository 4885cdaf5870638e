import type { PrintedPaper } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { order_prints, orders } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { DevicePrincipal, StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';

export type PrintRequest = {
  readonly order_id: string;
  readonly paper: PrintedPaper;
  readonly round: number;
  /** Another copy is asked for. */
  readonly again: boolean;
};

/** `copy` 0 is the original; each one after it says that it is a copy. */
export type PrintClaim = { readonly may_print: boolean; readonly copy: number };

/**
 * Claims the paper of an order for the device that calls, in the transaction of `inside.db`: one device gets it once, also
 * when two of its pages ask at the same moment. A copy is given whenever it is asked for, and counted.
 */
export async function claimPrint(
  inside: Pick<Deps, 'db' | 'clock'>,
  caller: StaffPrincipal | DevicePrincipal,
  { order_id, paper, round, again }: PrintRequest,
): Promise<Result<PrintClaim, Refusal>> {
  const { db, clock } = inside;
  const { restaurant_id } = caller;
  if (!mayPrint(caller, paper)) return err({ code: 'not_found' });
  const [order] = await db
    .select({ order_id: orders.order_id })
    .from(orders)
    .where(
      and(
        eq(orders.restaurant_id, restaurant_id),
        eq(orders.order_id, order_id),
        isNotNull(orders.placed_at),
      ),
    );
  if (order === undefined) return err({ code: 'not_found' });
  const printer_id = caller.role === 'device' ? caller.device_id : caller.staff_id;
  const print = { restaurant_id, order_id, printer_id, paper, round };
  const [first] = await db
    .insert(order_prints)
    .values({ ...print, printed_at: clock.now() })
    .onConflictDoNothing()
    .returning({ copies: order_prints.copies });
  if (first !== undefined) return ok({ may_print: true, copy: first.copies });
  if (!again) return ok({ may_print: false, copy: 0 });
  const [copy] = await db
    .update(order_prints)
    .set({ copies: sql`${order_prints.copies} + 1`, printed_at: clock.now() })
    .where(
      and(
        eq(order_prints.restaurant_id, restaurant_id),
        eq(order_prints.order_id, order_id),
        eq(order_prints.printer_id, printer_id),
        eq(order_prints.paper, paper),
        eq(order_prints.round, round),
      ),
    )
    .returning({ copies: order_prints.copies });
  return ok({ may_print: true, copy: copy?.copies ?? 1 });
}

/** Boards print everything, a kiosk the slip with its guest's number. */
function mayPrint(caller: StaffPrincipal | DevicePrincipal, paper: PrintedPaper): boolean {
  if (caller.role === 'staff' || caller.kind === 'screen') return true;
  return caller.kind === 'kiosk' && paper === 'slip';
}

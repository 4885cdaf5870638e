import type { TerminalFailure } from '@comanda/contracts';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { payments, terminal_payments } from '../../db/schema/index';
import type { DevicePrincipal, StaffPrincipal } from '../../http/principal';
import type { PaymentKey, PaymentRow } from '../payments/settle/payment-repository';
import { findTerminal, mayUse, type TerminalRow } from './terminal-list';

export type TerminalPaymentRow = typeof terminal_payments.$inferSelect;

/** A payment and the reader that it is made at. */
export type PaymentAtReader = { readonly payment: PaymentRow; readonly at: TerminalPaymentRow };

/** How long a server that talks to a reader is believed to be there without saying so again. */
export const HELD_FOR_MS = 15_000;

export async function insertTerminalPayment(
  db: Database,
  { restaurant_id, payment_id }: PaymentKey,
  { terminal_id, vendor, reader }: Pick<TerminalRow, 'terminal_id' | 'vendor' | 'reader'>,
): Promise<void> {
  await db
    .insert(terminal_payments)
    .values({ restaurant_id, payment_id, terminal_id, vendor, reader });
}

/** At which reader a payment is made; null = on a page. */
export async function findReaderOf(
  db: Database,
  { restaurant_id, payment_id }: PaymentKey,
): Promise<TerminalPaymentRow | null> {
  const [row] = await db
    .select()
    .from(terminal_payments)
    .where(isOf({ restaurant_id, payment_id }));
  return row ?? null;
}

/** A payment at a reader that the caller may use, by the name its processor gave it; anybody else's is absent. */
export async function findPaymentAtReader(
  db: Database,
  principal: StaffPrincipal | DevicePrincipal,
  asked: { readonly restaurant_id: string; readonly payment_intent_id: string },
): Promise<PaymentAtReader | null> {
  const { restaurant_id } = principal;
  if (asked.restaurant_id !== restaurant_id) return null;
  const [found] = await db
    .select({ payment: payments, at: terminal_payments })
    .from(payments)
    .innerJoin(
      terminal_payments,
      and(
        eq(terminal_payments.restaurant_id, payments.restaurant_id),
        eq(terminal_payments.payment_id, payments.payment_id),
      ),
    )
    .where(
      and(
        eq(payments.restaurant_id, restaurant_id),
        eq(payments.provider_ref, asked.payment_intent_id),
      ),
    );
  if (found === undefined) return null;
  const terminal = await findTerminal(db, restaurant_id, found.at.terminal_id);
  return terminal !== null && mayUse(principal, terminal) ? found : null;
}

/** A reader is given back that a server took and never came back to. */
export async function releaseLeft(
  db: Database,
  { restaurant_id, terminal_id }: Pick<TerminalPaymentRow, 'restaurant_id' | 'terminal_id'>,
  now: Date,
): Promise<void> {
  await db
    .update(terminal_payments)
    .set({ running_since: null, held_until: null })
    .where(
      and(
        eq(terminal_payments.restaurant_id, restaurant_id),
        eq(terminal_payments.terminal_id, terminal_id),
        isNotNull(terminal_payments.running_since),
        lt(terminal_payments.held_until, now),
      ),
    );
}

/** A server says that it listens to the reader until then; null = the reader asks for nothing any more. */
export async function holdReader(
  db: Database,
  key: PaymentKey,
  held_until: Date | null,
): Promise<void> {
  const ended = held_until === null ? { running_since: null } : {};
  await db
    .update(terminal_payments)
    .set({ held_until, ...ended })
    .where(isOf(key));
}

export async function keepFailure(
  db: Database,
  key: PaymentKey,
  failure: TerminalFailure,
  provider_message: string | null,
): Promise<void> {
  await db.update(terminal_payments).set({ failure, provider_message }).where(isOf(key));
}

function isOf({ restaurant_id, payment_id }: PaymentKey) {
  return and(
    eq(terminal_payments.restaurant_id, restaurant_id),
    eq(terminal_payments.payment_id, payment_id),
  );
}

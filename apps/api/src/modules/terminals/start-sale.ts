import type { TerminalPayment } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { isUniqueViolation } from '../../db/errors';
import { terminal_payments } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { Prepared } from '../../http/prepared';
import type { DevicePrincipal, StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { commitKeyed } from '../../plugins/idempotency/commit-keyed';
import type { Exchange } from '../../plugins/idempotency/replay';
import { lockPayment, updatePayment } from '../payments/settle/payment-repository';
import { runSale } from './run-sale';
import { standingOf } from './standing';
import {
  findPaymentAtReader,
  HELD_FOR_MS,
  type PaymentAtReader,
  releaseLeft,
} from './terminal-payments';

export type StartedSale = {
  readonly payment: TerminalPayment;
  readonly cancellation_token: string;
};

/**
 * Has a cloud terminal ask for a card. That it was asked is written down first, together with the reply, so that no crash and
 * no repeated call makes it ask twice; then the sale runs on by itself, as long as the guest takes.
 */
export async function startSale(
  deps: Deps,
  exchange: Exchange,
  principal: StaffPrincipal | DevicePrincipal,
  asked: { readonly restaurant_id: string; readonly payment_intent_id: string },
): Promise<Result<StartedSale | Prepared, Refusal>> {
  const found = await findPaymentAtReader(deps.db, principal, asked);
  if (found === null) return err({ code: 'not_found' });
  const { payment, at } = found;
  if (at.vendor !== 'NUVEI') return err({ code: 'terminal_vendor_invalid' });
  const cancellation_token = payment.client_secret ?? '';
  if (payment.status !== 'CREATED' || payment.sent_at !== null) {
    // It was begun before, and is begun once: here is how it stands.
    const view = await standingOf(deps, found);
    return await commitKeyed(deps, exchange, async () => ok({ payment: view, cancellation_token }));
  }
  const isOnline = await deps.readers.cloud.isOnline(payment.restaurant_id, at.reader);
  if (isOnline === false) return err({ code: 'terminal_offline' });

  let isBegun = false;
  const reply = await commitKeyed(deps, exchange, async (inside) => {
    const marked = await markSent(inside, found);
    if (!marked.ok) return marked;
    isBegun = marked.value;
    return ok({ payment: begun(payment), cancellation_token });
  });
  if (reply.ok && isBegun) void runSale(deps, payment);
  return reply;
}

/** False when it was sent before: it is asked for once, for good. */
async function markSent(
  deps: Deps,
  { payment: seen, at }: PaymentAtReader,
): Promise<Result<boolean, Refusal>> {
  const payment = await lockPayment(deps.db, seen);
  if (payment === null) return err({ code: 'not_found' });
  if (payment.status !== 'CREATED' || payment.sent_at !== null) return ok(false);
  await releaseLeft(deps.db, at, deps.clock.now());
  if (!(await takeReader(deps, payment))) return err({ code: 'terminal_busy', retry_after: 5 });
  await updatePayment(deps, payment, { sent_at: deps.clock.now(), payment_method: 'TERMINAL' });
  return ok(true);
}

/** A reader asks for one card at a time. */
async function takeReader(
  deps: Pick<Deps, 'db' | 'clock'>,
  { restaurant_id, payment_id }: { readonly restaurant_id: string; readonly payment_id: string },
): Promise<boolean> {
  try {
    await deps.db.transaction(async (tx: Database) => {
      await tx
        .update(terminal_payments)
        .set(running(deps))
        .where(
          and(
            eq(terminal_payments.restaurant_id, restaurant_id),
            eq(terminal_payments.payment_id, payment_id),
          ),
        );
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'terminal_payments_one_running')) return false;
    throw error;
  }
}

function running({ clock }: Pick<Deps, 'clock'>) {
  const now = clock.now();
  return { running_since: now, held_until: new Date(now.getTime() + HELD_FOR_MS) };
}

function begun({ provider_ref, amount }: PaymentAtReader['payment']): TerminalPayment {
  return {
    payment_intent_id: provider_ref ?? '',
    amount,
    refunded_amount: 0,
    status: 'PROCESSING',
    is_capture_required: false,
    failure: null,
    provider_message: null,
  };
}

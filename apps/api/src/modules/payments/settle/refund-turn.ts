import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Deps } from '../../../deps';
import { refunds } from '../../../db/schema/index';
import type { ProviderPayment, RefundPart } from '../../../processors/processor';
import { type AtProcessor, findAtProcessor } from './find-at-processor';
import { lockPayment } from './payment-repository';

type RefundRow = typeof refunds.$inferSelect;

/**
 * When a part of which nothing was heard is asked for once more. Books may lag behind; nobody waits for a refund at the
 * counter, and one that was asked for too soon would go out twice.
 */
export const REFUND_LOST_AFTER_MS = 15 * 60_000;

/** A part that may go out now. */
export type Turn = AtProcessor & {
  readonly part: RefundPart;
  /** Amount refunded without it; null = the processor identifies refunds by name. */
  readonly before: number | null;
  /** How the payment stands when the part turns out to have been made before. */
  readonly made: ProviderPayment | null;
  /** The row with this server's own mark. Whoever finds another mark there has lost the turn. */
  readonly row: RefundRow;
};

/**
 * Where refunds have no names, parts of a payment go back one after the other, and before one is asked for it is written
 * down what was given back so far: what is more later on is that part, whether its answer was heard or not. Throws when it
 * is not its turn.
 */
export async function takeTurn(deps: Deps, row: RefundRow, found: AtProcessor): Promise<Turn> {
  const { refund_id, amount } = row;
  if (found.processor.names_refunds) {
    const part = { refund_id, amount, refunded_before: null };
    const sent = await markFirst(deps, row, found.payment.refunded_amount);
    return { ...found, part, before: null, made: null, row: sent };
  }
  const { held, isRecent } = await hold(deps, row);
  const { refunded_before } = held;
  // Only from here on nobody else gives anything of it back: what was read before that may be old.
  const at = await findAtProcessor(deps, row);
  const truth = await lookAtPaid(at, refund_id).catch(async (error: unknown) => {
    if (refunded_before === null) await leaveTurn(deps, held);
    throw error;
  });
  const part = { refund_id, amount, refunded_before };
  const before = refunded_before ?? truth.amount_refunded;
  const turn = { ...at, part, before };
  if (refunded_before !== null && truth.amount_refunded >= refunded_before + amount)
    return { ...turn, made: truth, row: held };
  if (isRecent) throw underWay(row);
  return { ...turn, made: null, row: await mark(deps, held, before) };
}

/** Nothing is out any more. */
export async function leaveTurn({ db }: Pick<Deps, 'db'>, row: RefundRow): Promise<void> {
  await db.update(refunds).set({ sent_at: null, refunded_before: null }).where(isStill(row));
}

/** Whether money moved for a payment, so that what was given back of it means something. */
export function isPaid({ status }: ProviderPayment): boolean {
  return status === 'CAPTURED' || status === 'REFUNDED';
}

/** Puts this server's mark on the part, unless it is another's or was sent a moment ago. */
async function hold(
  deps: Deps,
  row: RefundRow,
): Promise<{ readonly held: RefundRow; readonly isRecent: boolean }> {
  return await deps.db.transaction(async (tx) => {
    await lockPayment(tx, row);
    const [held] = await tx.select().from(refunds).where(isRefund(row)).for('update');
    if (held?.status !== 'PENDING' || held.sent_at?.getTime() !== row.sent_at?.getTime())
      throw new Error(`Refund ${row.refund_id} is in the hands of another server.`);
    const sent_at = deps.clock.now();
    if (held.sent_at === null) await refuseBesideAnother({ db: tx }, row);
    else if (sent_at.getTime() - held.sent_at.getTime() < REFUND_LOST_AFTER_MS) {
      // Without what was there before, there is nothing yet to tell it by.
      if (held.refunded_before === null) throw underWay(row);
      return { held, isRecent: true };
    }
    await tx.update(refunds).set({ sent_at }).where(isRefund(row));
    return { held: { ...held, sent_at }, isRecent: false };
  });
}

/** Writes down what was there before, at the last moment: how long the look took does not count. */
async function mark(deps: Deps, held: RefundRow, refunded_before: number): Promise<RefundRow> {
  const [marked] = await deps.db
    .update(refunds)
    .set({ sent_at: deps.clock.now(), refunded_before })
    .where(isStill(held))
    .returning();
  if (marked === undefined)
    throw new Error(`Refund ${held.refund_id} was taken over by another server.`);
  return marked;
}

/**
 * Writes down that a part with a name goes out, and what had been heard of by then, unless it went out before: its news may
 * come before its answer, and is then told from what somebody gives back by hand.
 */
async function markFirst(deps: Deps, row: RefundRow, refunded_before: number): Promise<RefundRow> {
  const [marked] = await deps.db
    .update(refunds)
    .set({ sent_at: deps.clock.now(), refunded_before })
    .where(and(isStill(row), isNull(refunds.sent_at)))
    .returning();
  return marked ?? row;
}

async function lookAtPaid(
  { processor, ref }: AtProcessor,
  refund_id: string,
): Promise<ProviderPayment> {
  const looked = await processor.lookUp(ref);
  if (!looked.ok) {
    const { code, detail } = looked.error;
    throw new Error(`Refund ${refund_id} is not made: ${code}, ${detail}`);
  }
  if (!isPaid(looked.value))
    throw new Error(`Refund ${refund_id} is not made: its payment is ${looked.value.status}.`);
  return looked.value;
}

async function refuseBesideAnother({ db }: Pick<Deps, 'db'>, row: RefundRow): Promise<void> {
  const [other] = await db
    .select({ refund_id: refunds.refund_id })
    .from(refunds)
    .where(
      and(
        eq(refunds.restaurant_id, row.restaurant_id),
        eq(refunds.payment_id, row.payment_id),
        eq(refunds.status, 'PENDING'),
        isNotNull(refunds.sent_at),
        ne(refunds.refund_id, row.refund_id),
      ),
    );
  if (other !== undefined)
    throw new Error(`Refund ${row.refund_id} waits for ${other.refund_id} of the same payment.`);
}

function underWay({ refund_id }: RefundRow): Error {
  return new Error(`Refund ${refund_id} may be under way; it is looked for again later.`);
}

function isRefund({ restaurant_id, refund_id }: RefundRow) {
  return and(eq(refunds.restaurant_id, restaurant_id), eq(refunds.refund_id, refund_id));
}

/** Open, and under the same mark, if it had one. */
function isStill(row: RefundRow) {
  const { sent_at } = row;
  const isMarked = sent_at === null ? undefined : eq(refunds.sent_at, sent_at);
  return and(isRefund(row), eq(refunds.status, 'PENDING'), isMarked);
}

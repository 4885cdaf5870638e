import { and, countDistinct, eq, ne } from 'drizzle-orm';
import type { Deps } from '../../../deps';
import { payment_references } from '../../../db/schema/index';
import { WHOLE_SERVICE } from '../../../processors/payment-references';
import {
  lockPayment,
  type PaymentKey,
  type PaymentRow,
  type PaymentSource,
  updatePayment,
} from './payment-repository';

/** The name of a transaction in one of a processor’s accounts, and the source of the word. */
type TransactionName = {
  readonly account: string;
  readonly reference: string;
  readonly source: PaymentSource;
};

type Reference = typeof payment_references.$inferSelect;
type Claimed = {
  /** False when the same was heard before. */
  readonly isNews: boolean;
  readonly isHeld: boolean;
  readonly doubted: readonly PaymentKey[];
};
type TxDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Writes down the name by which a payment can be given back, where the name is not part of what the processor has signed. A
 * refund by a name that is another payment's would go to a stranger's card, so a payment with two names, or with one that
 * another has too, is given back by a person. The processor's own call counts for more than a browser's word.
 */
export async function nameTransaction(
  deps: Deps,
  key: PaymentKey,
  name: TransactionName,
): Promise<void> {
  const doubted = await deps.db.transaction((tx) => keepName({ ...deps, db: tx }, key, name));
  for (const { restaurant_id, payment_id } of doubted)
    deps.log.error(
      { restaurant_id, payment_id },
      'the name of a payment at its processor is in doubt, and a person has to see to its refunds',
    );
}

/** Returns the payments that a person has to see to from now on. */
async function keepName(
  deps: TxDeps,
  key: PaymentKey,
  name: TransactionName,
): Promise<readonly PaymentKey[]> {
  const payment = await lockPayment(deps.db, key);
  if (payment === null) return [];
  const row = referenceOf(deps, payment, name);
  const { isNews, isHeld, doubted } = await claim(deps, row);
  if (!isNews) return [];
  const isSure = isHeld && (await countNames(deps, payment)) === 1;
  const blocked = [];
  for (const each of isSure ? doubted : [...doubted, payment])
    if (await block(deps, each)) blocked.push(each);
  if (isSure && payment.refund_blocked_at === null && row.said_by === 'processor')
    await updatePayment(deps, payment, { transaction_ref: name.reference });
  return blocked;
}

/** Takes the name for a payment, unless another has it by a word that counts as much; that one is in doubt then, too. */
async function claim({ db }: TxDeps, row: Reference): Promise<Claimed> {
  const listed = await db
    .insert(payment_references)
    .values(row)
    .onConflictDoNothing()
    .returning({ reference: payment_references.reference });
  const [holder] = await db.select().from(payment_references).where(isName(row)).for('update');
  if (holder === undefined) throw new Error('A name that was just listed is gone.');
  const isStronger = row.said_by === 'processor' && holder.said_by === 'browser';
  if (isStronger) await db.update(payment_references).set(row).where(isName(row));
  if (isSamePayment(holder, row))
    return { isNews: listed.length > 0 || isStronger, isHeld: true, doubted: [] };
  const isWeaker = row.said_by === 'browser' && holder.said_by === 'processor';
  return { isNews: true, isHeld: isStronger, doubted: isWeaker ? [] : [holder] };
}

async function countNames(
  { db }: TxDeps,
  { restaurant_id, payment_id }: PaymentKey,
): Promise<number> {
  const [counted] = await db
    .select({ names: countDistinct(payment_references.reference) })
    .from(payment_references)
    .where(
      and(
        eq(payment_references.restaurant_id, restaurant_id),
        eq(payment_references.payment_id, payment_id),
        ne(payment_references.account, WHOLE_SERVICE),
      ),
    );
  return counted?.names ?? 0;
}

/** False when it was blocked before. */
async function block(deps: TxDeps, key: PaymentKey): Promise<boolean> {
  const payment = await lockPayment(deps.db, key);
  if (payment === null || payment.refund_blocked_at !== null) return false;
  const refund_blocked_at = deps.clock.now();
  await updatePayment(deps, payment, { refund_blocked_at, transaction_ref: null });
  return true;
}

function referenceOf(
  { clock }: TxDeps,
  { restaurant_id, payment_id, payment_service }: PaymentRow,
  { account, reference, source }: TransactionName,
): Reference {
  const said_by = source === 'browser' ? 'browser' : 'processor';
  const said_at = clock.now();
  return { payment_service, reference, account, restaurant_id, payment_id, said_by, said_at };
}

function isName({ payment_service, reference, account }: Reference) {
  return and(
    eq(payment_references.payment_service, payment_service),
    eq(payment_references.reference, reference),
    eq(payment_references.account, account),
  );
}

function isSamePayment(a: PaymentKey, b: PaymentKey): boolean {
  return a.restaurant_id === b.restaurant_id && a.payment_id === b.payment_id;
}

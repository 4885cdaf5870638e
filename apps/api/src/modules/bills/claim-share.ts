import type { PaymentService, PaymentTotals, ShareInput } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { TipFields } from '@comanda/totals';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { payments } from '../../db/schema/index';
import type { Refusal } from '../../http/refusal';
import { MOST_DECLINES_PER_ORDER } from '../../plugins/limits/limits';
import { giveUpPayment } from '../payments/settle/give-up-payment';
import {
  appendPaymentEvent,
  findGuestDeclines,
  lockPaymentOfGuest,
  type PaymentRow,
} from '../payments/settle/payment-repository';
import { OPEN_STATUSES } from '../../shared/open-statuses';
import { waitOfNetwork } from '../payments/settle/declines-of-network';
import { DECLINES_COUNT_MS } from '../payments/settle/stop-card-testing';
import type { Orderer } from '../orders/draft-order';
import { isPayableAgain, isWhereItWas } from '../payments/claim-payment';
import { lockGuest } from '../payments/open-drafts';
import type { TerminalRow } from '../terminals/terminal-list';
import { insertTerminalPayment } from '../terminals/terminal-payments';
import { type Bill, type ShareRow, withoutShare } from './bill';
import { choosePart, type PartRefusal } from './choose-part';
import { holdShare } from './hold-share';
import { insertShare } from './insert-share';
import { priceShare, type PricedShare } from './price-share';
import { findBill, findOpenShare, findShareItems } from './repository';

/** How long a share is held for whoever is about to pay it. */
export const HOLD_MS = 5 * 60_000;

export type ShareRequest = {
  readonly orderer: Orderer;
  /** The member of staff who brings the reader; null = the guest pays on their own. */
  readonly staff_id: string | null;
  readonly share: ShareInput;
  readonly tip: TipFields;
  readonly payment_service: PaymentService;
  readonly account_id: string | null;
  readonly expected_total: number | undefined;
  /** The processor's reference of a payment that this takes the place of. */
  readonly replaces: string | undefined;
  /** The card reader that it is paid at; without one, on a page. */
  readonly terminal: TerminalRow | null;
};

export type ClaimedShare =
  | {
      readonly kind: 'claimed';
      readonly payment: PaymentRow;
      readonly totals: PaymentTotals;
      readonly share_id: string;
    }
  /** The same guest may be confirming another share at this moment: its payment must be closed first. */
  | { readonly kind: 'occupied'; readonly payment: PaymentRow }
  | { readonly kind: 'refused'; readonly why: PartRefusal }
  /** The payment to be replaced is already paid. */
  | { readonly kind: 'settled'; readonly order_id: string };

/**
 * Takes a share of the bill for one payer, in the transaction of `deps.db`, before anybody is asked for money. The orders
 * are held, so of two who want the same one gets it.
 */
export async function claimShare(
  deps: Deps,
  wish: ShareRequest,
): Promise<Result<ClaimedShare, Refusal>> {
  const { orderer } = wish;
  await lockGuest(deps.db, orderer);
  const replaced = await findReplaced(deps, wish);
  if (replaced?.status === 'CAPTURED') return ok({ kind: 'settled', order_id: replaced.order_id });
  const wait = (await waitOfNetwork(deps, orderer)) || (await waitAfterDeclines(deps, wish));
  if (wait > 0) return err({ code: 'rate_limited', retry_after: wait });
  // Payments are held before orders, as everywhere.
  const own = await findOpenShare(deps.db, orderer);
  const payment = own && (await lockOpenPayment(deps, own));
  const bill = await findBill(deps.db, orderer, { lock: true });
  const current = own && bill.shares.find((share) => isOpenShare(share, own));
  if (!current) return await claimNew(deps, bill, wish);
  return await claimAgain(deps, { bill, current, payment }, wish);
}

/** The guest has a share already: the same again is given again, and any other takes its place. */
async function claimAgain(
  deps: Deps,
  { bill, current, payment }: { bill: Bill; current: ShareRow; payment: PaymentRow | null },
  wish: ShareRequest,
): Promise<Result<ClaimedShare, Refusal>> {
  // Its payment is open until its share is closed, in one transaction; whoever closes it at this moment is waited for.
  if (payment === null) return err({ code: 'request_in_flight', retry_after: 1 });
  const lines = await findShareItems(deps.db, current);
  const before = withoutShare(bill, current, lines);
  const chosen = choosePart(before, wish.orderer.guest_id, wish.share);
  const priced = chosen.ok ? priceShare(before, chosen.value, wish.tip) : null;
  const isSameLines = chosen.ok && areSame(lines, chosen.value.items);
  const isThere = isSameLines && (await isWhereItWas(deps, payment, wish.terminal));
  if (priced?.ok === true && isThere && isSame(current, payment, wish, priced.value)) {
    const held_until = new Date(deps.clock.now().getTime() + HOLD_MS);
    await holdShare(deps, current, held_until);
    const { totals } = priced.value;
    return ok({ kind: 'claimed', payment, totals, share_id: current.share_id });
  }
  // Without a reference nobody was ever given what it takes to pay it.
  if (payment.provider_ref !== null) return ok({ kind: 'occupied', payment });
  await giveUpPayment(deps, payment, 'replaced');
  return await claimNew(deps, await findBill(deps.db, wish.orderer), wish);
}

async function claimNew(
  deps: Deps,
  bill: Bill,
  wish: ShareRequest,
): Promise<Result<ClaimedShare, Refusal>> {
  const chosen = choosePart(bill, wish.orderer.guest_id, wish.share);
  if (!chosen.ok) return ok({ kind: 'refused', why: chosen.error });
  const priced = priceShare(bill, chosen.value, wish.tip);
  if (!priced.ok) return priced;
  const { totals } = priced.value;
  if (wish.expected_total !== undefined && wish.expected_total !== totals.total_with_tip_and_tax) {
    return err({ code: 'price_changed', totals });
  }
  const share = await insertShare(deps, bill, {
    ...wish.orderer,
    staff_id: wish.staff_id,
    input: wish.share,
    priced: priced.value,
    items: chosen.value.items,
    hold_ms: HOLD_MS,
  });
  const payment = await insertPayment(deps, bill, wish, share);
  return ok({ kind: 'claimed', payment, totals, share_id: share.share_id });
}

/** Two dishes may cost the same: what was paid by name must be what was asked for. */
function areSame(
  lines: readonly { readonly item_instance_id: string }[],
  wanted: readonly { readonly item_instance_id: string }[],
): boolean {
  const named = new Set(lines.map(({ item_instance_id }) => item_instance_id));
  return (
    named.size === wanted.length &&
    wanted.every(({ item_instance_id }) => named.has(item_instance_id))
  );
}

/** Whether the guest asks for what the share is already, to the cent and for the same account. */
function isSame(
  share: ShareRow,
  payment: PaymentRow,
  wish: ShareRequest,
  { totals }: PricedShare,
): boolean {
  const { share: input } = wish;
  return (
    share.kind === input.kind &&
    share.amount === totals.total_with_tip_and_tax &&
    share.tip_amount === totals.tip_amount &&
    isPayableAgain(payment, wish) &&
    (input.kind !== 'parts' || (share.parts === input.parts && share.parts_of === input.parts_of))
  );
}

async function insertPayment(
  deps: Deps,
  bill: Bill,
  { orderer, payment_service, account_id, terminal }: ShareRequest,
  { restaurant_id, share_id, amount, order_id }: ShareRow & { readonly order_id: string },
): Promise<PaymentRow> {
  const now = deps.clock.now();
  const currency = bill.orders[0]?.order.currency;
  if (currency === undefined) throw new Error('A share was claimed of a bill without orders.');
  const payment: PaymentRow = {
    restaurant_id,
    payment_id: deps.newId(),
    order_id,
    share_id,
    guest_id: orderer.guest_id,
    payment_service,
    payment_method: terminal === null ? 'CARD' : 'TERMINAL',
    account_id,
    provider_ref: null,
    client_secret: null,
    network: orderer.network,
    transaction_ref: null,
    sent_at: null,
    action_ref: null,
    amount,
    refunded_amount: 0,
    refund_blocked_at: null,
    currency,
    status: 'CREATED',
    created_at: now,
    updated_at: now,
    card: null,
    checked_at: null,
  };
  await deps.db.insert(payments).values(payment);
  if (terminal !== null) await insertTerminalPayment(deps.db, payment, terminal);
  await appendPaymentEvent(deps, payment, {
    from_status: null,
    to_status: 'CREATED',
    source: 'server',
  });
  return payment;
}

async function lockOpenPayment(
  { db }: Deps,
  { restaurant_id, share_id }: ShareRow,
): Promise<PaymentRow | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.restaurant_id, restaurant_id),
        eq(payments.share_id, share_id),
        inArray(payments.status, OPEN_STATUSES),
      ),
    )
    .for('update');
  return payment ?? null;
}

async function findReplaced(
  { db }: Deps,
  { orderer, replaces }: ShareRequest,
): Promise<PaymentRow | null> {
  return replaces === undefined ? null : await lockPaymentOfGuest(db, orderer, replaces);
}

function isOpenShare(share: ShareRow, own: ShareRow): boolean {
  return share.share_id === own.share_id && share.status === 'CLAIMED';
}

async function waitAfterDeclines({ db, clock }: Deps, { orderer }: ShareRequest): Promise<number> {
  const now = clock.now().getTime();
  const declines = await findGuestDeclines(db, orderer, new Date(now - DECLINES_COUNT_MS));
  const oldest = declines.at(-MOST_DECLINES_PER_ORDER);
  return oldest === undefined ? 0 : Math.ceil((oldest.getTime() + DECLINES_COUNT_MS - now) / 1000);
}

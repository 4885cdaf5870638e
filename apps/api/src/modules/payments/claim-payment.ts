import type { PaymentService } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import { payments } from '../../db/schema/index';
import type { Refusal } from '../../http/refusal';
import { MOST_DECLINES_PER_ORDER } from '../../plugins/limits/limits';
import { giveUpPayment } from './settle/give-up-payment';
import { appendPaymentEvent, findDeclines, type PaymentRow } from './settle/payment-repository';
import { waitOfNetwork } from './settle/declines-of-network';
import { DECLINES_COUNT_MS } from './settle/stop-card-testing';
import { readyAt } from './settle/ready-at';
import { type Capacity, holdSlot } from '../capacity/place-in-slot';
import { writeRedeemed } from '../campaigns/redemption-store';
import type { Redemption } from '../campaigns/redemptions';
import { type Draft, draftOrder } from '../orders/draft-order';
import { isSameDraft } from '../orders/is-same-draft';
import type { StoredOrder } from '../orders/order-rows';
import { saveDraft } from '../orders/repository';
import type { TerminalRow } from '../terminals/terminal-list';
import { findReaderOf, insertTerminalPayment } from '../terminals/terminal-payments';
import { findSettledOrder, lockGuest, lockOpenDraft, type SettledDraft } from './open-drafts';

export type Wish = Omit<Draft, 'order_id'> & {
  readonly payment_service: PaymentService;
  readonly account_id: string | null;
  readonly redemptions: readonly Redemption[];
  readonly prep_minutes: number;
  readonly capacity?: Capacity;
  /** The card reader that it is paid at; without one, on a page. */
  readonly terminal: TerminalRow | null;
};

export type Claim =
  /** A payment for exactly this: written down now, or by an earlier call. */
  | { readonly kind: 'claimed'; readonly payment: PaymentRow }
  /** A payment for something else that somebody may be confirming at this moment: it must be closed first. */
  | { readonly kind: 'occupied'; readonly payment: PaymentRow }
  /** The draft to be replaced is settled: this order. */
  | SettledDraft;

/**
 * Writes down what a guest wants to pay for and claims the one payment that may be open for it, in the transaction of
 * `deps.db`. An amount never changes: another wish gets another payment, once the one before is closed.
 */
export async function claimPayment(deps: Deps, wish: Wish): Promise<Result<Claim, Refusal>> {
  const { orderer, input } = wish;
  await lockGuest(deps.db, orderer);
  const replaced = await findSettledOrder(deps.db, orderer, input.replaces);
  if (replaced !== null) return ok(replaced);
  const open = await lockOpenDraft(deps.db, orderer);
  if (open.kind === 'settled') return ok(open);
  const { draft, payment } = open;
  const wanted = draftOrder(deps, { ...wish, order_id: draft?.order.order_id ?? deps.newId() });

  const wait =
    (await waitOfNetwork(deps, orderer)) ||
    (draft === null ? 0 : await waitAfterDeclines(deps, draft));
  if (wait > 0) return err({ code: 'rate_limited', retry_after: wait });
  if (payment !== null) {
    const isSame =
      draft !== null &&
      isSameDraft(draft, wanted) &&
      isPayableAgain(payment, wish) &&
      (await isWhereItWas(deps, payment, wish.terminal));
    if (isSame) return await holdPlace(deps, wish, wanted, payment);
    // Without a reference nobody was ever given what it takes to pay it.
    if (payment.provider_ref !== null) return ok({ kind: 'occupied', payment });
    await giveUpPayment(deps, payment, 'replaced');
  }
  // A draft holds its uses of limited campaigns from now on, so that nobody pays for what another has had.
  const usedUp = await writeRedeemed(deps, orderer.network, wanted.order, wish.redemptions, (tx) =>
    saveDraft(tx, wanted),
  );
  if (usedUp !== null) return err(usedUp);
  return await holdPlace(deps, wish, wanted, await insertPayment(deps, wish, wanted));
}

/**
 * Whether a payment can be handed out once more: at the same service and account, and not while a bank's question about it
 * is open, whose order number is used up.
 */
export function isPayableAgain(
  { payment_service, account_id, action_ref }: PaymentRow,
  wish: Pick<Wish, 'payment_service' | 'account_id'>,
): boolean {
  return (
    payment_service === wish.payment_service &&
    account_id === wish.account_id &&
    action_ref === null
  );
}

/** Reserves the time slot before payment, for as long as paying may take, so that no guest pays for a full slot. */
async function holdPlace(
  deps: Deps,
  { capacity, prep_minutes, orderer }: Wish,
  { order }: StoredOrder,
  payment: PaymentRow,
): Promise<Result<Claim, Refusal>> {
  const ready_at = readyAt({ prep_minutes }, order.pickup_time, deps.clock.now());
  return (await holdSlot(deps, capacity, { ...order, ready_at, network: orderer.network }))
    ? ok({ kind: 'claimed', payment })
    : err({ code: 'slot_full' });
}

/** Opening it at another reader, or on a page instead, takes another payment. */
export async function isWhereItWas(
  { db }: Pick<Deps, 'db'>,
  payment: PaymentRow,
  terminal: TerminalRow | null,
): Promise<boolean> {
  const at = await findReaderOf(db, payment);
  return (at?.terminal_id ?? null) === (terminal?.terminal_id ?? null);
}

/** Writes down a payment that nobody has heard of yet. */
export async function insertPayment(
  deps: Deps,
  wish: Pick<Wish, 'payment_service' | 'account_id' | 'terminal'> & {
    readonly orderer: Pick<Wish['orderer'], 'network'>;
  },
  { order }: StoredOrder,
): Promise<PaymentRow> {
  const now = deps.clock.now();
  const payment: PaymentRow = {
    restaurant_id: order.restaurant_id,
    payment_id: deps.newId(),
    order_id: order.order_id,
    share_id: null,
    guest_id: order.guest_id,
    payment_service: wish.payment_service,
    payment_method: wish.terminal === null ? 'CARD' : 'TERMINAL',
    account_id: wish.account_id,
    provider_ref: null,
    client_secret: null,
    network: wish.orderer.network,
    transaction_ref: null,
    sent_at: null,
    action_ref: null,
    amount: order.total_with_tip_and_tax,
    refunded_amount: 0,
    refund_blocked_at: null,
    currency: order.currency,
    status: 'CREATED',
    created_at: now,
    updated_at: now,
    card: null,
    checked_at: null,
  };
  await deps.db.insert(payments).values(payment);
  if (wish.terminal !== null) await insertTerminalPayment(deps.db, payment, wish.terminal);
  await appendPaymentEvent(deps, payment, {
    from_status: null,
    to_status: 'CREATED',
    source: 'server',
  });
  return payment;
}

/** How many seconds an order has to wait after too many cards. */
export async function waitAfterDeclines(deps: Deps, { order }: StoredOrder): Promise<number> {
  const now = deps.clock.now().getTime();
  const declines = await findDeclines(deps.db, order, new Date(now - DECLINES_COUNT_MS));
  const oldest = declines.at(-MOST_DECLINES_PER_ORDER);
  return oldest === undefined ? 0 : Math.ceil((oldest.getTime() + DECLINES_COUNT_MS - now) / 1000);
}

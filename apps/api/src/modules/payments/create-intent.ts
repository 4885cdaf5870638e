import type {
  PaymentIntent,
  PaymentService,
  PaymentTotals,
  Processor as BrowserSide,
} from '@comanda/contracts';
import { err, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { leaseKey } from '../../plugins/idempotency/key-store';
import type { KeyedRequest } from '../../plugins/idempotency/keyed-request';
import { redemptionsOf } from '../campaigns/redemptions';
import { capacityFor } from '../capacity/place-in-slot';
import { takeUpQuote } from '../delivery/take-up-quote';
import { checkOrderer } from '../orders/check-orderer';
import { type OrderInput, priceOrder } from '../orders/price-order';
import { withoutOwnTip } from '../orders/counter-offer';
import { refuseWithoutTable } from '../orders/seated';
import { chooseReader } from '../terminals/choose-reader';
import { findOwnTerminal } from '../terminals/own-terminal';
import { refuseAsPaid } from './after-settling';
import { chooseProcessor } from './choose-processor';
import { type Claim, claimPayment, type Wish } from './claim-payment';
import { closeOccupied } from './close-occupied';
import { openClaimed } from './open-claimed';

export type IntentInput = OrderInput & {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly terminal_id?: string | undefined;
};

export type OpenedIntent = {
  readonly payment_service: PaymentService;
  readonly payment_intent: PaymentIntent;
  readonly response: string;
  readonly processor: BrowserSide;
  readonly order_id: string;
  /** The share of a bill that it pays; null = an order that is not placed yet. */
  readonly share_id: string | null;
  readonly totals: PaymentTotals;
};

/** How often other calls of the same guest may get in between before this one gives way. */
const MOST_ROUNDS = 5;

/**
 * Stores what a guest wants, priced, then opens a payment for it at the processor. Whatever happens to this server or to
 * the line in between, what is stored is enough to go on from, and nobody can pay what is not stored.
 */
export async function createIntent(
  deps: Deps,
  keyed: KeyedRequest,
  principal: GuestPrincipal,
  asked: IntentInput,
): Promise<Result<OpenedIntent, Refusal>> {
  const wanted = withoutOwnTip(asked, principal.platform);
  const checked = await checkOrderer(deps, principal, wanted);
  if (!checked.ok) return checked;
  const terms = await takeUpQuote(deps, wanted);
  if (!terms.ok) return terms;
  const input = { ...wanted, ...terms.value };
  const { entry, orderer, redeemer } = checked.value;
  const terminal = await findOwnTerminal(deps, principal, input.terminal_id);
  if (!terminal.ok) return terminal;
  const reader = terminal.value;
  const chosen =
    reader === null
      ? chooseProcessor(deps, entry.restaurant, input.order_type)
      : chooseReader(deps, entry.restaurant, reader);
  if (!chosen.ok) return chosen;
  const { processor, account_id } = chosen.value;
  const unseated = refuseWithoutTable(principal, input.order_type);
  if (unseated !== null) return err(unseated);
  const priced = priceOrder(entry, input, deps.clock.now());
  if (!priced.ok) return priced;
  const { totals } = priced.value;
  // A free order needs no card.
  if (totals.total_with_tip_and_tax === 0) return err({ code: 'payment_method_unavailable' });

  const { currency, prep_minutes, name: description } = entry.restaurant;
  const { payment_service } = processor;
  const redemptions = redemptionsOf(priced.value.campaigns, redeemer);
  const wish = {
    orderer,
    input,
    priced: priced.value,
    redemptions,
    prep_minutes,
    ...capacityFor(entry.restaurant, input.order_type),
    currency,
    payment_service,
    account_id,
    terminal: reader,
  };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const claim = await claimWithKey(deps, keyed, wish);
    if (!claim.ok) return claim;
    if (claim.value.kind === 'settled') {
      return err(await refuseAsPaid(deps, { ...orderer, order_id: claim.value.order_id }));
    }
    const { kind, payment } = claim.value;
    const step =
      kind === 'occupied'
        ? await closeOccupied(deps, payment)
        : await openClaimed(deps, keyed, processor, { payment, totals, description, reader });
    if (step !== 'again') return step;
  }
  return err({ code: 'request_in_flight', retry_after: 1 });
}

/** Claims the payment and, the first time, the call's key: both or neither. */
async function claimWithKey(
  deps: Deps,
  keyed: KeyedRequest,
  wish: Wish,
): Promise<Result<Claim, Refusal>> {
  const claim = await deps.db.transaction(async (tx) => {
    const isMine = keyed.state === 'leased' || (await leaseKey(tx, keyed, deps.clock.now()));
    return isMine ? await claimPayment({ ...deps, db: tx }, wish) : null;
  });
  if (claim === null) return err({ code: 'request_in_flight', retry_after: 1 });
  keyed.state = 'leased';
  return claim;
}

import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { leaseKey } from '../../plugins/idempotency/key-store';
import type { KeyedRequest } from '../../plugins/idempotency/keyed-request';
import { giveUpPayment } from '../payments/settle/give-up-payment';
import { holdAgain } from '../campaigns/redemption-store';
import type { OrderRow } from '../orders/order-rows';
import { totalsOf } from '../orders/order-view';
import { refuseAsPaid } from '../payments/after-settling';
import { type Claim, insertPayment, waitAfterDeclines } from '../payments/claim-payment';
import { closeOccupied } from '../payments/close-occupied';
import type { OpenedIntent } from '../payments/create-intent';
import { lockGuest, lockOpenDraft } from '../payments/open-drafts';
import { openClaimed } from '../payments/open-claimed';
import { chooseReader } from './choose-reader';
import { findTerminal, mayUse, type TerminalRow } from './terminal-list';
import { findReaderOf } from './terminal-payments';

export type OpenAtReader = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly terminal_id: string;
};

type Taken =
  | Extract<Claim, { kind: 'settled' }>
  | (Exclude<Claim, { kind: 'settled' }> & { readonly order: OrderRow });

/** How often other calls of the same guest may get in between before this one gives way. */
const MOST_ROUNDS = 5;

/**
 * Staff take over what a guest has ordered and not paid: the stored order is opened for payment at a reader, at the price that
 * it was stored with. A payment that is open for it on a page is closed first, and if it was faster, the order is paid.
 */
export async function openTerminalPayment(
  deps: Deps,
  keyed: KeyedRequest,
  principal: StaffPrincipal,
  asked: OpenAtReader,
): Promise<Result<OpenedIntent, Refusal>> {
  const { restaurant_id, guest_id, terminal_id } = asked;
  const terminal = await findTerminal(deps.db, principal.restaurant_id, terminal_id);
  const entry = await deps.catalogue.get(principal.restaurant_id);
  if (restaurant_id !== principal.restaurant_id || terminal === null || entry === null)
    return err({ code: 'not_found' });
  if (!mayUse(principal, terminal)) return err({ code: 'not_found' });
  const chosen = chooseReader(deps, entry.restaurant, terminal);
  if (!chosen.ok) return chosen;
  const { processor, account_id } = chosen.value;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const claim = await deps.db.transaction(async (tx) => {
      const isMine = keyed.state === 'leased' || (await leaseKey(tx, keyed, deps.clock.now()));
      const guest = { restaurant_id, guest_id };
      return isMine ? await claimDraft({ ...deps, db: tx }, guest, terminal, account_id) : null;
    });
    if (claim === null) return err({ code: 'request_in_flight', retry_after: 1 });
    keyed.state = 'leased';
    if (!claim.ok) return claim;
    if (claim.value.kind === 'settled')
      return err(await refuseAsPaid(deps, { restaurant_id, order_id: claim.value.order_id }));
    const { kind, payment, order } = claim.value;
    const step =
      kind === 'occupied'
        ? await closeOccupied(deps, payment)
        : await openClaimed(deps, keyed, processor, {
            payment,
            totals: totalsOf(order),
            description: entry.restaurant.name,
            reader: terminal,
          });
    if (step !== 'again') return step;
  }
  return err({ code: 'request_in_flight', retry_after: 1 });
}

async function claimDraft(
  deps: Deps,
  guest: { readonly restaurant_id: string; readonly guest_id: string },
  terminal: TerminalRow,
  account_id: string | null,
): Promise<Result<Taken, Refusal>> {
  await lockGuest(deps.db, guest);
  const open = await lockOpenDraft(deps.db, guest);
  if (open.kind === 'settled') return ok(open);
  const { draft, payment } = open;
  if (draft === null) return err({ code: 'order_empty' });
  const { order } = draft;
  if (order.total_with_tip_and_tax === 0) return err({ code: 'payment_method_unavailable' });
  const wait = await waitAfterDeclines(deps, draft);
  if (wait > 0) return err({ code: 'rate_limited', retry_after: wait });
  if (payment !== null) {
    const at = await findReaderOf(deps.db, payment);
    if (at?.terminal_id === terminal.terminal_id) return ok({ kind: 'claimed', payment, order });
    // Without a reference nobody was ever given what it takes to pay it.
    if (payment.provider_ref !== null) return ok({ kind: 'occupied', payment, order });
    await giveUpPayment(deps, payment, 'replaced');
  }
  // Closing the one before has given back what the order holds of limited campaigns, and others may have it now.
  const usedUp = await holdAgain(deps, order);
  if (usedUp !== null) return err(usedUp);
  const wish = {
    payment_service: terminal.vendor,
    account_id,
    terminal,
    orderer: { network: null },
  };
  return ok({ kind: 'claimed', payment: await insertPayment(deps, wish, draft), order });
}

import { err, type Result } from '@comanda/kernel';
import { isTipOffered } from '@comanda/totals';
import type { PaymentTotals, ShareInput } from '@comanda/contracts';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { leaseKey } from '../../plugins/idempotency/key-store';
import type { KeyedRequest } from '../../plugins/idempotency/keyed-request';
import { checkOrderer } from '../orders/check-orderer';
import { refuseAsPaid } from '../payments/after-settling';
import { chooseProcessor } from '../payments/choose-processor';
import { closeOccupied } from '../payments/close-occupied';
import type { OpenedIntent } from '../payments/create-intent';
import { openClaimed } from '../payments/open-claimed';
import { showBill } from './bill-view';
import type { PartRefusal } from './choose-part';
import { type ClaimedShare, claimShare, type ShareWish } from './claim-share';
import { releaseOverdueShares } from './release-overdue';

export type BillPayment = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly share: ShareInput;
  readonly tip_percentage?: number | undefined;
  readonly tip_fixed?: number | undefined;
  readonly delivery_tip?: number | undefined;
  readonly expected_total?: number | undefined;
  readonly replaces?: string | undefined;
};

/** How often other calls may get in between before this one gives way. */
const MOST_ROUNDS = 5;

/**
 * Claims a share of the bill for a guest, then opens a payment for exactly that. Whoever comes second is told who was first.
 */
export async function payBill(
  deps: Deps,
  keyed: KeyedRequest,
  principal: GuestPrincipal,
  input: BillPayment,
): Promise<Result<OpenedIntent, Refusal>> {
  const checked = await checkOrderer(deps, principal, input, { needs_phone: false });
  if (!checked.ok) return checked;
  const { entry, orderer } = checked.value;
  const { restaurant } = entry;
  const order_type = principal.section_type === 'DINE_IN' ? 'DINE_IN' : 'TAKEOUT';
  if (!restaurant.pay_bill_enabled) return err({ code: 'payment_method_unavailable' });
  const chosen = chooseProcessor(deps, restaurant, order_type);
  if (!chosen.ok) return chosen;
  const unasked = unaskedTip(input, isTipOffered(restaurant, order_type));
  if (unasked !== null) return err({ code: 'tip_too_high', detail: unasked });

  const { processor, account_id } = chosen.value;
  const { payment_service } = processor;
  const { share, expected_total, replaces } = input;
  const tip = { tip_percentage: input.tip_percentage, tip_fixed: input.tip_fixed };
  const wish = {
    orderer,
    share,
    tip,
    payment_service,
    account_id,
    expected_total,
    replaces,
  };
  let hasReleased = false;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const claim = await claimWithKey(deps, keyed, wish);
    if (!claim.ok) return claim;
    const claimed = claim.value;
    if (claimed.kind === 'settled') {
      return err(await refuseAsPaid(deps, { ...orderer, order_id: claimed.order_id }));
    }
    if (claimed.kind === 'refused') {
      if (!hasReleased && (await releaseOverdueShares(deps, orderer)) > 0) {
        hasReleased = true;
        continue;
      }
      return err(await refuseShare(deps, principal, claimed.why));
    }
    const step =
      claimed.kind === 'occupied'
        ? await closeOccupied(deps, claimed.payment)
        : await openClaimed(deps, keyed, processor, {
            ...claimed,
            description: restaurant.name,
          });
    if (step !== 'again') return step;
  }
  return err({ code: 'request_in_flight', retry_after: 1 });
}

/** Why a guest does not get a share, with the bill as it stands: who pays what, and what is left. */
async function refuseShare(
  deps: Deps,
  principal: GuestPrincipal,
  why: PartRefusal,
): Promise<Refusal> {
  const bill = await showBill(deps, principal);
  const shown = bill === null ? {} : { bill };
  switch (why) {
    case 'absent':
      return { code: 'order_empty', detail: 'Nothing like it is on the bill.', ...shown };
    case 'too_high':
      return { code: 'amount_too_high', ...shown };
    case 'taken':
      return { code: 'bill_claimed', ...shown };
    case 'paid':
      return { code: 'already_paid', ...shown };
  }
}

/** A tip nobody asked for is not taken. */
function unaskedTip(
  { tip_percentage, tip_fixed, delivery_tip }: BillPayment,
  isOffered: boolean,
): string | null {
  if ((delivery_tip ?? 0) > 0) return 'Nothing is delivered, so there is no delivery tip.';
  const isTipped = (tip_percentage ?? 0) > 0 || (tip_fixed ?? 0) > 0;
  return isTipped && !isOffered ? 'The restaurant takes no tip for this order.' : null;
}

/** Claims the share and, the first time, the call's key: both or neither. */
async function claimWithKey(
  deps: Deps,
  keyed: KeyedRequest,
  wish: ShareWish,
): Promise<Result<ClaimedShare & { readonly totals?: PaymentTotals }, Refusal>> {
  const claim = await deps.db.transaction(async (tx) => {
    const isMine = keyed.state === 'leased' || (await leaseKey(tx, keyed, deps.clock.now()));
    return isMine ? await claimShare({ ...deps, db: tx }, wish) : null;
  });
  if (claim === null) return err({ code: 'request_in_flight', retry_after: 1 });
  keyed.state = 'leased';
  return claim;
}

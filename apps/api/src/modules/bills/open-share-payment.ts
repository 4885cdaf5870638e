import type { PaymentTotals } from '@comanda/contracts';
import { err, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { leaseKey } from '../../plugins/idempotency/key-store';
import type { KeyedRequest } from '../../plugins/idempotency/keyed-request';
import type { Processor } from '../../processors/processor';
import { refuseAsPaid } from '../payments/after-settling';
import { closeOccupied } from '../payments/close-occupied';
import type { OpenedIntent } from '../payments/create-intent';
import { openClaimed } from '../payments/open-claimed';
import { type ClaimedShare, claimShare, type ShareRequest } from './claim-share';
import { refuseShare } from './refuse-share';
import { releaseOverdueShares } from './release-overdue';

/** How often other calls may get in between before this one gives way. */
const MOST_ROUNDS = 5;

/** Claims a share of the bill for a payer who may have it, then opens a payment for exactly that. */
export async function openSharePayment(
  deps: Deps,
  keyed: KeyedRequest,
  wish: ShareRequest,
  { processor, description }: { readonly processor: Processor; readonly description: string },
): Promise<Result<OpenedIntent, Refusal>> {
  const { orderer, terminal: reader } = wish;
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
      return err(await refuseShare(deps, orderer, claimed.why));
    }
    const step =
      claimed.kind === 'occupied'
        ? await closeOccupied(deps, claimed.payment)
        : await openClaimed(deps, keyed, processor, {
            ...claimed,
            description,
            reader,
          });
    if (step !== 'again') return step;
  }
  return err({ code: 'request_in_flight', retry_after: 1 });
}

/** Claims the share and, the first time, the call's key: both or neither. */
async function claimWithKey(
  deps: Deps,
  keyed: KeyedRequest,
  wish: ShareRequest,
): Promise<Result<ClaimedShare & { readonly totals?: PaymentTotals }, Refusal>> {
  const claim = await deps.db.transaction(async (tx) => {
    const isMine = keyed.state === 'leased' || (await leaseKey(tx, keyed, deps.clock.now()));
    return isMine ? await claimShare({ ...deps, db: tx }, wish) : null;
  });
  if (claim === null) return err({ code: 'request_in_flight', retry_after: 1 });
  keyed.state = 'leased';
  return claim;
}

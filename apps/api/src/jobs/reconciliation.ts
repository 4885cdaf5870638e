import type { Deps } from '../deps';
import { releaseOverdueShares } from '../modules/bills/release-overdue';
import { releaseStaleHolds } from '../modules/campaigns/release-stale-holds';
import { closeAfterHours } from './reconciliation/close-after-hours';
import { reconcilePayments } from './reconciliation/reconcile-payments';
import { reconcileWebhooks } from './reconciliation/reconcile-webhooks';

/** Finds out what became of payments nobody brought news of, and of webhooks that could not be handled when they came; what is held of a bill and not paid goes back on it; payments that can only be made in vain are closed. */
export async function runReconciliation(deps: Deps): Promise<void> {
  await reconcilePayments(deps);
  await reconcileWebhooks(deps);
  await releaseOverdueShares(deps);
  await releaseStaleHolds(deps);
  await closeAfterHours(deps);
}

import type { Deps } from '../deps';
import { reconcilePayments } from './reconciliation/reconcile-payments';
import { reconcileWebhooks } from './reconciliation/reconcile-webhooks';

/** Finds out what became of payments nobody brought news of, and of webhooks that could not be handled when they came. */
export async function runReconciliation(deps: Deps): Promise<void> {
  await reconcilePayments(deps);
  await reconcileWebhooks(deps);
}

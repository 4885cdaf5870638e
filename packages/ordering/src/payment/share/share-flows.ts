import { tabStorage } from '../../store/browser-storage';
import { textOr } from '../../store/read-stored';
import { createFlowStore, type FlowStore } from '../flow-store';
import { parseStoredDraft } from '../payables/parse-stored-draft';
import type { ShareDraft } from '../payables/bill-share';
import { isPaymentPending } from '../payment-flow';

/**
 * Where this tab keeps the payment of a share at a restaurant. Kept is what may have moved money; a share that is only held the
 * server knows, and anybody who opens the page of the bill finds it there.
 */
export function shareFlows(restaurant_id: string): FlowStore<ShareDraft> {
  return createFlowStore({
    storage: tabStorage(),
    key: `comanda:share:${restaurant_id}`,
    keeps: isPaymentPending,
    parseDraft(stored) {
      const draft = parseStoredDraft(stored);
      const table_id = textOr(stored['table_id'], null);
      return draft && table_id !== null ? { ...draft, table_id } : null;
    },
  });
}

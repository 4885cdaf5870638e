import type { Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import { settle, type Settled, type SettleFailure } from '../../modules/payments/settle/settle';
import { settleStatement } from '../../modules/payments/settle/settle-statement';
import { closeWebhook, countAttempt, type InboxEvent } from './inbox';

/** Result of handling a webhook: closed, or still open because the payment is unknown or a query failed. */
export type Handling = 'closed' | 'unknown' | 'unanswered';

/** Looks up what a webhook is about and closes it once that is settled; until then it stays open and is tried again. */
export async function handleWebhook(deps: Deps, event: InboxEvent): Promise<Handling> {
  const { provider_ref, event_id } = event;
  const settled = provider_ref !== null && (await settleEvent(deps, { ...event, provider_ref }));
  if (settled === false || settled.ok || settled.error.code === 'foreign') {
    await closeWebhook(deps, event);
    return 'closed';
  }
  const { code } = settled.error;
  deps.log.warn({ event_id, provider_ref, code }, 'a webhook cannot be handled yet');
  await countAttempt(deps, event);
  return code === 'unavailable' ? 'unanswered' : 'unknown';
}

/** A signed statement is used where the processor cannot be queried; every other processor is queried. */
async function settleEvent(
  deps: Deps,
  event: InboxEvent & { readonly provider_ref: string },
): Promise<Result<Settled, SettleFailure>> {
  const { payment_service, provider_ref, account_id, statement } = event;
  const source = 'webhook';
  return statement === null
    ? await settle(deps, { payment_service, provider_ref, account_id, source })
    : await settleStatement(deps, { payment_service, provider_ref, statement, source });
}

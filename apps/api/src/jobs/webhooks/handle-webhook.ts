import type { Deps } from '../../deps';
import { settle } from '../../settle/settle';
import { closeWebhook, countAttempt, type InboxEvent } from './inbox';

/** What became of a webhook: it is closed, or it stays open because of what is not known or who does not answer. */
export type Handling = 'closed' | 'unknown' | 'unanswered';

/** Looks up what a webhook is about and closes it once that is settled; until then it stays open and is tried again. */
export async function handleWebhook(deps: Deps, event: InboxEvent): Promise<Handling> {
  const { payment_service, provider_ref, account_id, event_id } = event;
  const settled =
    provider_ref !== null &&
    (await settle(deps, { payment_service, provider_ref, account_id, source: 'webhook' }));
  if (settled === false || settled.ok || settled.error.code === 'foreign') {
    await closeWebhook(deps, event);
    return 'closed';
  }
  const { code } = settled.error;
  deps.log.warn({ event_id, provider_ref, code }, 'a webhook cannot be handled yet');
  await countAttempt(deps, event);
  return code === 'unavailable' ? 'unanswered' : 'unknown';
}

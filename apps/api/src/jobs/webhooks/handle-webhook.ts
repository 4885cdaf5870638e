import type { Deps } from '../../deps';
import { settle } from '../../settle/settle';
import { closeWebhook, countAttempt, type InboxEvent } from './inbox';

/** Looks up what a webhook is about and closes it once that is settled; until then it stays open and is tried again. */
export async function handleWebhook(deps: Deps, event: InboxEvent): Promise<void> {
  const { payment_service, provider_ref, account_id, event_id } = event;
  if (provider_ref === null) return await closeWebhook(deps, event);
  const settled = await settle(deps, {
    payment_service,
    provider_ref,
    account_id,
    source: 'webhook',
  });
  if (settled.ok || settled.error.code === 'foreign') return await closeWebhook(deps, event);
  deps.log.warn(
    { event_id, provider_ref, failure: settled.error },
    'a webhook is about a payment that cannot be found yet',
  );
  await countAttempt(deps, event);
}

import type { Deps } from '../../deps';
import { handleWebhook } from '../webhooks/handle-webhook';
import { findOpenWebhooks } from '../webhooks/inbox';

const MOST_PER_RUN = 100;
/** Processors repeat a webhook for about three days; what is still unknown then is kept, but no longer tried. */
const TRIED_FOR_MS = 72 * 3_600_000;

/** Handles again what stayed open in the inbox. */
export async function reconcileWebhooks(deps: Deps): Promise<void> {
  const until = deps.clock.now();
  const since = new Date(until.getTime() - TRIED_FOR_MS);
  for (const event of await findOpenWebhooks(deps, { since, until, most: MOST_PER_RUN })) {
    try {
      await handleWebhook(deps, event);
    } catch (error) {
      deps.log.error(
        { err: error, event_id: event.event_id },
        'a webhook failed and stays in the inbox',
      );
    }
  }
}

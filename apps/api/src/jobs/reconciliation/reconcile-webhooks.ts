import type { Deps } from '../../deps';
import { handleWebhook, type Handling } from '../webhooks/handle-webhook';
import { findOpenWebhooks, type InboxEvent } from '../webhooks/inbox';
import { MOST_UNANSWERED } from './constants';

const MOST_PER_RUN = 100;
/** Processors repeat a webhook for about three days; what is still unknown then is kept, but no longer tried. */
const TRIED_FOR_MS = 72 * 3_600_000;

/** Handles again what stayed open in the inbox. */
export async function reconcileWebhooks(deps: Deps): Promise<void> {
  const until = deps.clock.now();
  const since = new Date(until.getTime() - TRIED_FOR_MS);
  let unanswered = 0;
  for (const event of await findOpenWebhooks(deps, { since, until, most: MOST_PER_RUN })) {
    if ((await tryToHandle(deps, event)) === 'unanswered') unanswered += 1;
    if (unanswered === MOST_UNANSWERED) return;
  }
}

async function tryToHandle(deps: Deps, event: InboxEvent): Promise<Handling> {
  try {
    return await handleWebhook(deps, event);
  } catch (error) {
    const { event_id } = event;
    deps.log.error({ err: error, event_id }, 'a webhook failed and stays in the inbox');
    return 'unknown';
  }
}

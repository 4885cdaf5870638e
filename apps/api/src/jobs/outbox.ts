import type { Deps } from '../deps';
import { deliver } from './outbox/deliver';
import { claimMessages, closeMessage, type DueMessage, postponeMessage } from './outbox/queue';

/** Does what committed transactions asked for. What fails comes again later, so everything happens at least once. */
export async function runOutbox(deps: Deps): Promise<void> {
  let messages: readonly DueMessage[];
  do {
    messages = await claimMessages(deps);
    for (const message of messages) await attempt(deps, message);
  } while (messages.length > 0);
}

async function attempt(deps: Deps, message: DueMessage): Promise<void> {
  try {
    await deliver(deps, message);
    await closeMessage(deps, message);
  } catch (error) {
    const { outbox_id, kind, attempts } = message;
    deps.log.error(
      { err: error, outbox_id, kind, attempts },
      'a message could not be delivered and comes again',
    );
    await postponeMessage(deps, message, error instanceof Error ? error.message : 'unknown');
  }
}

import type { Deps } from '../deps';
import { deliver } from './outbox/deliver';
import { findUnheard } from './outbox/find-unheard';
import {
  claimMessages,
  closeMessages,
  type DueMessage,
  type Lane,
  postponeMessage,
} from './outbox/queue';

/** So many are done at the same time. Money one after the other; the outside is slow, and must not wait for its slowest. */
const AT_A_TIME = { inside: 1, outside: 10 } as const;

/** Does what committed transactions asked for. What fails comes again later, so everything happens at least once. */
export async function runOutbox(deps: Deps, lane: Lane = 'inside'): Promise<void> {
  let messages: readonly DueMessage[];
  do {
    messages = await claimMessages(deps, lane);
    const unheard = lane === 'outside' ? await findUnheard(deps, messages) : [];
    await closeMessages(deps, unheard);
    const left = messages.filter((message) => !unheard.includes(message));
    for (let start = 0; start < left.length; start += AT_A_TIME[lane])
      await attemptAll(deps, left.slice(start, start + AT_A_TIME[lane]));
  } while (messages.length > 0);
}

async function attemptAll(deps: Deps, messages: readonly DueMessage[]): Promise<void> {
  const outcomes = await Promise.all(messages.map((message) => attempt(deps, message)));
  await closeMessages(
    deps,
    messages.filter((_, index) => outcomes[index] === true),
  );
}

/** Whether it is done. */
async function attempt(deps: Deps, message: DueMessage): Promise<boolean> {
  try {
    await deliver(deps, message);
    return true;
  } catch (error) {
    const { outbox_id, kind, attempts } = message;
    const why = error instanceof Error ? error.message : 'unknown';
    const became = await postponeMessage(deps, message, why);
    const line = { err: error, outbox_id, kind, attempts };
    if (became === 'dead') deps.log.error(line, 'a message was given up');
    else deps.log.warn(line, 'a message could not be delivered and comes again');
    return false;
  }
}

import type { Deps } from '../deps';
import { closeUnheard } from './outbox/close-unheard';
import { deliver } from './outbox/deliver';
import {
  claimMessages,
  closeMessages,
  type DueMessage,
  type Lane,
  postponeMessage,
  renewLease,
} from './outbox/queue';

/** So many are done at the same time. Money one after the other; the outside is slow, and must not wait for its slowest. */
const AT_A_TIME = { inside: 1, outside: 10 } as const;

/** Does what committed transactions asked for. What fails comes again later, so everything happens at least once. */
export async function runOutbox(deps: Deps, lane: Lane = 'inside'): Promise<void> {
  if (lane === 'outside') await closeUnheard(deps);
  let messages: readonly DueMessage[];
  do {
    messages = await claimMessages(deps, lane);
    for (let start = 0; start < messages.length; start += AT_A_TIME[lane])
      await attemptAll(deps, messages.slice(start, start + AT_A_TIME[lane]));
  } while (messages.length > 0);
}

async function attemptAll(deps: Deps, claimed: readonly DueMessage[]): Promise<void> {
  // Those before them may have taken long.
  const messages = await renewLease(deps, claimed);
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

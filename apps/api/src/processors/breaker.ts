import { type Clock, err, ok, type Result } from '@comanda/kernel';
import type { Logger } from 'pino';

/** So many calls without an answer within so long, and an account is left alone; so long after, one call may try it. */
export const FAILURES = 5;
export const WITHIN_MS = 10_000;
export const PROBE_AFTER_MS = 5_000;

/** Keeps calls from piling up at an account that does not answer. */
export type Breaker = {
  /** Makes the call, or does not, because those before it went unanswered: then nothing has happened. */
  run<Value>(
    call: () => Promise<Value>,
    isAnswered: (value: Value) => boolean,
  ): Promise<Result<Value, 'left_alone'>>;
};

/** The breaker of an account: one per restaurant and service, or per terminal, so that nobody waits for another's. */
export type Breakers = (account: string) => Breaker;

export function createBreakers({
  clock,
  log,
  onChange = () => undefined,
}: {
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  /** Called when an account begins to be left alone, and when it answers again. */
  readonly onChange?: (account: string, isOpen: boolean) => void;
}): Breakers {
  const breakers = new Map<string, Breaker>();
  return (account) => {
    const known = breakers.get(account);
    if (known !== undefined) return known;
    const made = createBreaker(clock, {
      onOpen() {
        log.error({ account }, 'an account does not answer and is left alone');
        onChange(account, true);
      },
      onClose() {
        log.warn({ account }, 'an account answers again');
        onChange(account, false);
      },
    });
    breakers.set(account, made);
    return made;
  };
}

type State =
  | { readonly kind: 'closed'; readonly failed_at: readonly number[] }
  | { readonly kind: 'open'; readonly since: number }
  /** One call is out to see whether it answers again. */
  | { readonly kind: 'probing' };

type Told = { readonly onOpen: () => void; readonly onClose: () => void };

function createBreaker(clock: Clock, { onOpen, onClose }: Told): Breaker {
  let state: State = { kind: 'closed', failed_at: [] };

  function end(isProbe: boolean, isAnswered: boolean): void {
    const before = state;
    state = next(state, { isProbe, isAnswered, now: clock.now().getTime() });
    if (before.kind === 'closed' && state.kind === 'open') onOpen();
    if (before.kind === 'probing' && state.kind === 'closed') onClose();
  }

  return {
    async run(call, isAnswered) {
      if (!mayPass(state, clock.now().getTime())) return err('left_alone');
      const isProbe = state.kind === 'open';
      if (isProbe) state = { kind: 'probing' };
      let hasAnswered = false;
      try {
        const value = await call();
        hasAnswered = isAnswered(value);
        return ok(value);
      } finally {
        end(isProbe, hasAnswered);
      }
    },
  };
}

function mayPass(state: State, now: number): boolean {
  if (state.kind === 'open') return now - state.since >= PROBE_AFTER_MS;
  return state.kind === 'closed';
}

function next(
  state: State,
  { isProbe, isAnswered, now }: { isProbe: boolean; isAnswered: boolean; now: number },
): State {
  if (isProbe) return isAnswered ? { kind: 'closed', failed_at: [] } : { kind: 'open', since: now };
  // Calls begun before it opened no longer count.
  if (state.kind !== 'closed' || isAnswered) return state;
  const failed_at = [...state.failed_at.filter((at) => now - at < WITHIN_MS), now];
  return failed_at.length < FAILURES ? { kind: 'closed', failed_at } : { kind: 'open', since: now };
}

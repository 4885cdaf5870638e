import type { Breaker, Breakers } from './breaker';

/** Where a processor's servers are, how long an answer of theirs is waited for, and who is left alone without one. */
export type Gateway = {
  readonly base: string;
  readonly patience_ms: number;
  readonly breakers: Breakers;
};

/** The way to one account there. */
export type Line = Pick<Gateway, 'base' | 'patience_ms'> & { readonly breaker: Breaker };

export function lineTo({ base, patience_ms, breakers }: Gateway, account: string): Line {
  return { base, patience_ms, breaker: breakers(account) };
}

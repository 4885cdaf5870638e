/** How long nobody has touched the kiosk: nobody asked yet, the guest is asked, or gone. */
export type Idle =
  | { readonly stage: 'here'; readonly quiet_seconds: number }
  | { readonly stage: 'asked'; readonly left: number }
  | { readonly stage: 'gone' };

export type IdleEvent = 'second' | 'activity' | 'continue';

export type IdleLimits = {
  readonly idle_seconds: number;
  /** The display begins one above it, and at zero the order ends. */
  readonly countdown_seconds: number;
};

export const HERE: Idle = { stage: 'here', quiet_seconds: 0 };

/** Returns the state after a second without a touch, after a touch, or after the guest's answer that they are there. */
export function nextIdle(idle: Idle, event: IdleEvent, limits: IdleLimits): Idle {
  switch (idle.stage) {
    case 'here': {
      if (event !== 'second') return idle.quiet_seconds === 0 ? idle : HERE;
      const quiet_seconds = idle.quiet_seconds + 1;
      return quiet_seconds >= limits.idle_seconds
        ? { stage: 'asked', left: limits.countdown_seconds + 1 }
        : { stage: 'here', quiet_seconds };
    }
    case 'asked': {
      // A touch beside the question is no answer to it: whoever walks by may have leaned on the screen.
      if (event === 'activity') return idle;
      if (event === 'continue') return HERE;
      return idle.left > 1 ? { stage: 'asked', left: idle.left - 1 } : { stage: 'gone' };
    }
    case 'gone':
      return event === 'continue' ? HERE : idle;
  }
}

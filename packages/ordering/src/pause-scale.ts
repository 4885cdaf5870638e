let scale = 1;

/** Returns how long a pause between two requests takes, in ms. */
export function scaledPause(pause_ms: number): number {
  return pause_ms * scale;
}

/** Shortens or stretches all pauses between requests by a factor, for tests. */
export function setPauseScale(factor: number): void {
  scale = factor;
}

/** Lets the browser paint and answer taps before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Lets all that the guest does now go before what follows, for a fifth of a second at most; a browser that cannot tell waits for a task. */
export function nextIdle(): Promise<void> {
  if (!('requestIdleCallback' in window)) return nextTask();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 200 }));
}

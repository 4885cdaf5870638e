/** Does something once the page has nothing else to do; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(wish);
}

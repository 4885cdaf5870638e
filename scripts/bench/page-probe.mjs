/** Runs in the page before its own scripts: notes when the first item is in view, when it can be tapped, the largest paint and every shift. */
export function probePage(selector) {
  const seen = { item: undefined, usable: undefined, lcp: 0, cls: 0 };
  window.__seen = seen;
  const inView = new IntersectionObserver((entries) => {
    const entry = entries.find(({ isIntersecting }) => isIntersecting);
    if (!entry || seen.item !== undefined) return;
    seen.item = entry.time;
    inView.disconnect();
  });
  const added = new MutationObserver(() => {
    const item = document.querySelector(selector);
    if (!item) return;
    added.disconnect();
    inView.observe(item);
  });
  added.observe(document, { childList: true, subtree: true });
  const waiting = setInterval(() => {
    // A page that came with its document keeps taps back until it listens.
    if (seen.item === undefined || window.__comanda_taps) return;
    seen.usable = performance.now();
    clearInterval(waiting);
  }, 20);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) seen.cls += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

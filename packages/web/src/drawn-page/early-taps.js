// Keeps taps on buttons and choices back while a page that came drawn is not hydrated; use-early-taps.ts makes them again.
(() => {
  if (!document.documentElement.dataset.drawnAt) return;
  const tapped = [];
  const end = new AbortController();
  addEventListener(
    'click',
    (event) => {
      const target = event.target.closest('button, label');
      if (!target) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      tapped.push(target);
    },
    { capture: true, signal: end.signal },
  );
  window.__comanda_taps = { tapped, stop: () => end.abort() };
})();

// Marks a page that came drawn while its document is still loading; loading-styles.ts says how it looks then.
(() => {
  const { dataset } = document.documentElement;
  if (!dataset.drawnAt) return;
  dataset.loading = '';
  // DOMContentLoaded would wait for the module scripts as well.
  document.addEventListener('readystatechange', () => delete dataset.loading, { once: true });
})();

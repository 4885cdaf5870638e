/** Remembers what stands at the top of the window; the answer brings it back there once the page has been drawn anew. */
export function keepPlace(): () => void {
  // The tabs are no anchor: they stick to the window.
  const parts = document.querySelectorAll<HTMLElement>('main section li');
  const anchor = [...parts].find((part) => part.getBoundingClientRect().top >= 0);
  const top = anchor?.getBoundingClientRect().top ?? 0;
  return () => {
    // React draws before the second frame from now.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        if (!anchor?.isConnected) return;
        window.scrollBy({ top: anchor.getBoundingClientRect().top - top, behavior: 'instant' });
      });
    });
  };
}

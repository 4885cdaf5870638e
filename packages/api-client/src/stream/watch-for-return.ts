/** Calls back when the device is online again or the page comes back into view; gives a function that stops it. */
export function watchForReturn(onReturn: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  function onVisible(): void {
    if (document.visibilityState === 'visible') onReturn();
  }
  addEventListener('online', onReturn);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('online', onReturn);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

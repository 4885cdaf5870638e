import { useEffect, useState } from 'react';

/** Keeps the screen awake while the page is in view. Returns whether the browser can. */
export function useWakeLock(): boolean {
  const [isKept, setKept] = useState('wakeLock' in navigator);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    async function keepAwake(): Promise<void> {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        setKept(true);
      } catch {
        // A browser refuses it on a low battery, for example.
        setKept(false);
      }
    }
    function begin(): void {
      void keepAwake();
    }
    begin();
    // A page that was hidden has lost it.
    document.addEventListener('visibilitychange', begin);
    return () => {
      document.removeEventListener('visibilitychange', begin);
      void lock?.release();
    };
  }, []);
  return isKept;
}

import { useEffect } from 'react';

/** Keeps the screen from going dark while the page is in sight, where the browser can. */
export function useScreenAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    async function ask() {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen');
      if (isLeft) await lock.release();
    }
    function askAgain() {
      // A battery that is low refuses it.
      ask().catch(() => undefined);
    }
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, []);
}

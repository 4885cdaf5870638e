import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Chime, createChime } from './create-chime';

/** Returns a chime, and whether the browser plays it. Any tap or key allows sounds from then on. */
export function useUnlockedChime(): { readonly chime: Chime; readonly isReady: boolean } {
  const [chime] = useState(() => createChime(globalThis.AudioContext));
  const isReady = useSyncExternalStore(chime.subscribe, chime.isReady);
  useEffect(() => {
    function unlock(): void {
      void chime.unlock();
    }
    addEventListener('pointerdown', unlock, { passive: true });
    addEventListener('keydown', unlock, { passive: true });
    return () => {
      removeEventListener('pointerdown', unlock);
      removeEventListener('keydown', unlock);
    };
  }, [chime]);
  return { chime, isReady };
}

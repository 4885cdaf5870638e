import { useEffect } from 'react';
import { reloadAtNight } from './reload-at-night';

const LOOK_MS = 600_000;

/** Loads the page again once a night while it is on screen. */
export function useNightlyReload(timezone: string): void {
  useEffect(() => {
    const timer = setInterval(() => reloadAtNight(timezone), LOOK_MS);
    return () => clearInterval(timer);
  }, [timezone]);
}

import { useRestaurant } from '@comanda/ordering';
import { useEffect } from 'react';

const LOOK_MS = 600_000;
const OLD_MS = 12 * 3_600_000;
const NIGHT = { from: 3, to: 5 } as const;

/** Loads the page again once a night while nobody orders: with it comes a new version, and what memory was lost. */
export function useNightlyReload(): void {
  const { timezone } = useRestaurant();
  useEffect(() => {
    const timer = setInterval(() => {
      // Without a network the page might not come back.
      if (navigator.onLine && isReloadDue(performance.now(), new Date(), timezone))
        location.reload();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [timezone]);
}

/** Whether a page of this age is loaded again at a time, by the restaurant's clock. */
export function isReloadDue(age_ms: number, now: Date, timezone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: timezone,
    }).format(now),
  );
  return age_ms >= OLD_MS && hour >= NIGHT.from && hour < NIGHT.to;
}

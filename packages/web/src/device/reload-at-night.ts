import { reloadPage } from './reload-page';

const OLD_MS = 12 * 3_600_000;
const NIGHT = { from: 3, to: 5 } as const;

/** Loads an old page again if it is night: with it comes a new version, and the memory that the old one has lost. */
export function reloadAtNight(timezone: string): void {
  // Without a network no new version comes.
  if (navigator.onLine && isReloadDue(performance.now(), new Date(), timezone)) void reloadPage();
}

/** Whether a page of this age is loaded again at a time, by the clock of a time zone. */
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

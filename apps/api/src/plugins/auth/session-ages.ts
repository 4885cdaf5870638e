const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds without use after which a session is over. A device may be switched off for a season. */
export const IDLE_SECONDS = {
  guest: 12 * HOUR,
  staff: 4 * HOUR,
  device: 90 * DAY,
} as const;

/** How exactly the time of last use is kept: a write per request would cost more than it tells. */
export const TOUCH_AFTER_SECONDS = 5 * 60;

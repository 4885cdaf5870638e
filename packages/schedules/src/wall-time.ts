import { DAY_MINUTES } from './constants';

/** "18:30" → 1110 minutes after midnight. */
export function parseWallTime(text: string): number {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) {
    throw new RangeError(`"${text}" is not a wall time such as 18:30.`);
  }
  return Number(hours) * 60 + Number(minutes);
}

/** 1110 → "18:30"; minutes of the next day fold into it, so 1560 is "02:00". */
export function formatWallTime(minutes: number): string {
  const ofDay = minutes % DAY_MINUTES;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

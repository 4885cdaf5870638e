const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const NEW_YORK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

type Hours = {
  readonly days: readonly string[];
  readonly start_time: string;
  readonly end_time: string;
};

/** An hour of every day that is not near now at the demo's pier. */
export function hoursAway(now = new Date()): Hours {
  const [start_time, end_time] = hourIn(now) < 12 ? ['20:00', '21:00'] : ['06:00', '07:00'];
  return { days: DAYS, start_time, end_time };
}

/** From morning to evening of the day after tomorrow only. */
export function dayAfterTomorrow(now = new Date()): Hours {
  const today = partOf(now, 'weekday').toLowerCase();
  const at = DAYS.findIndex((day) => day === today);
  return { days: [DAYS[(at + 2) % 7] ?? 'mon'], start_time: '09:00', end_time: '18:00' };
}

/** From nine to six on every day but today. */
export function everyOtherDay(now = new Date()): Hours {
  const today = partOf(now, 'weekday').toLowerCase();
  return { days: DAYS.filter((day) => day !== today), start_time: '09:00', end_time: '18:00' };
}

function hourIn(now: Date): number {
  return Number(partOf(now, 'hour'));
}

function partOf(now: Date, type: 'weekday' | 'hour'): string {
  return NEW_YORK.formatToParts(now).find((part) => part.type === type)?.value ?? '';
}

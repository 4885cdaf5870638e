const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
/** One zone for each hour of the day, without summer time where there is such a one. */
const ZONES = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'Pacific/Gambier',
  'Pacific/Pitcairn',
  'America/Phoenix',
  'America/Regina',
  'America/Panama',
  'America/Puerto_Rico',
  'America/Sao_Paulo',
  'America/Noronha',
  'Atlantic/Cape_Verde',
  'Africa/Abidjan',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Africa/Nairobi',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Brisbane',
  'Pacific/Guadalcanal',
  'Pacific/Tarawa',
] as const;

/** A time zone where it is between noon and one o'clock when the tests start: the demo restaurant is put there. */
export const NOON_ZONE = (process.env['COMANDA_E2E_ZONE'] ??= zoneAtNoon(new Date()));

type Hours = {
  readonly days: readonly string[];
  readonly start_time: string;
  readonly end_time: string;
};

/** An evening hour of every day, far from noon. */
export function hoursAway(): Hours {
  return { days: DAYS, start_time: '20:00', end_time: '21:00' };
}

/** From morning to evening of the day after tomorrow only. */
export function dayAfterTomorrow(): Hours {
  const at = DAYS.indexOf(today());
  return { days: [DAYS[(at + 2) % 7] ?? 'mon'], start_time: '09:00', end_time: '18:00' };
}

/** From nine to six on every day but today. */
export function everyOtherDay(): Hours {
  return { days: DAYS.filter((day) => day !== today()), start_time: '09:00', end_time: '18:00' };
}

function zoneAtNoon(now: Date): string {
  const [zone] = ZONES.filter((each) => partOf(now, 'hour', each) === '12');
  if (zone === undefined) throw new Error(`It is noon in none of ${ZONES.join(', ')}.`);
  return zone;
}

function today(): (typeof DAYS)[number] {
  const weekday = partOf(new Date(), 'weekday', NOON_ZONE).toLowerCase();
  return DAYS.find((day) => day === weekday) ?? 'mon';
}

function partOf(now: Date, type: 'weekday' | 'hour', timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return format.formatToParts(now).find((part) => part.type === type)?.value ?? '';
}

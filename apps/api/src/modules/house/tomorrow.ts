import type { Schedule } from '@comanda/contracts';
import { nextOpening } from '@comanda/schedules';

/** When a restaurant's day turns: after the last guest of the night, before the first of the morning. */
const DAY_TURNS: Schedule = {
  schedule_id: '00000000-0000-0000-0000-000000000000',
  name: 'The day turns',
  intervals: [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => ({
    day_of_week,
    start_time: '04:00',
    end_time: '04:01',
  })),
  exceptions: [],
};

/** The end of the restaurant's day: what is sold out until tomorrow is not back while tonight's guests still eat. */
export function startOfTomorrow(now: Date, timezone: string): Date {
  const turn = nextOpening(DAY_TURNS, now, timezone);
  if (turn === null) throw new Error('A clock that never shows four in the morning is no clock.');
  return turn;
}

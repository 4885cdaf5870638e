export type Age = 'fresh' | 'late' | 'very_late';

export type AgeThresholds = { readonly late_minutes: number; readonly very_late_minutes: number };

export const DEFAULT_AGE_THRESHOLDS: AgeThresholds = { late_minutes: 5, very_late_minutes: 10 };

/** Returns how old an order is that has waited some seconds, by two thresholds in minutes. */
export function ageOf(
  waiting_seconds: number,
  { late_minutes, very_late_minutes }: AgeThresholds = DEFAULT_AGE_THRESHOLDS,
): Age {
  const minutes = waiting_seconds / 60;
  if (minutes >= very_late_minutes) return 'very_late';
  return minutes >= late_minutes ? 'late' : 'fresh';
}

/** For how long ordering stays slower or paused. */
export const SPANS = ['half_hour', 'hour', 'two_hours', 'until_changed'] as const;

export type Span = (typeof SPANS)[number];

const MINUTES: Readonly<Record<Exclude<Span, 'until_changed'>, number>> = {
  half_hour: 30,
  hour: 60,
  two_hours: 120,
};

/** Returns when a span ends that begins now; null = when it is changed. */
export function endOf(span: Span, now: Date): string | null {
  if (span === 'until_changed') return null;
  return new Date(now.getTime() + MINUTES[span] * 60_000).toISOString();
}

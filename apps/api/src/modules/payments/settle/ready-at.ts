/** When an order is expected to be ready: at its pickup time, or after the restaurant's usual time from now. */
export function readyAt(
  { prep_minutes }: { readonly prep_minutes: number },
  pickup_time: Date | null,
  now: Date,
): Date {
  const soonest = new Date(now.getTime() + prep_minutes * 60_000);
  // A pickup time that passed while the payment was on its way is a promise nobody can keep.
  return pickup_time !== null && pickup_time > now ? pickup_time : soonest;
}

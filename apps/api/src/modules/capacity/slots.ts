const MINUTE_MS = 60_000;

/** When the slot begins that a time lies in. Slots begin at multiples of their length. */
export function slotOf(time: Date, slot_minutes: number): Date {
  const length = slot_minutes * MINUTE_MS;
  return new Date(Math.floor(time.getTime() / length) * length);
}

/** The slot after one. */
export function slotAfter(slot: Date, slot_minutes: number): Date {
  return new Date(slot.getTime() + slot_minutes * MINUTE_MS);
}

import type { PickupDay } from '@comanda/schedules';

/** The time that comes nearest to the one that cannot be kept, and is another one; of two, the later. */
export function nearestSlot(days: readonly PickupDay[], wanted: Date): Date | null {
  let nearest: Date | null = null;
  for (const slot of days.flatMap(({ slots }) => slots)) {
    const isAnother = slot.getTime() !== wanted.getTime();
    const isNearer = nearest === null || distance(slot, wanted) <= distance(nearest, wanted);
    if (isAnother && isNearer) nearest = slot;
  }
  return nearest;
}

function distance(a: Date, b: Date): number {
  return Math.abs(a.getTime() - b.getTime());
}

import type { PickupFault } from '@comanda/schedules';

/** Why a pickup time could not be kept when the order was to be paid. */
export type RefusedTime = PickupFault['reason'] | (typeof REFUSALS)[number];

/** Server refusals of a time that was still valid here. */
const REFUSALS = ['pickup_time_invalid', 'slot_full'] as const;

type TimeState = { readonly refused_time: RefusedTime };

/** Router state for the page that asks for another time. */
export function timeState(refused_time: RefusedTime): TimeState {
  return { refused_time };
}

/** Reads that router state; null without a refusal. */
export function refusedTimeOf(state: unknown): RefusedTime | null {
  // Only `timeState` makes a state with this in it.
  const isTold = typeof state === 'object' && state !== null && 'refused_time' in state;
  return isTold ? (state as TimeState).refused_time : null;
}

/** Whether a refusal is about the pickup time. */
export function isAboutTime(code: string): code is (typeof REFUSALS)[number] {
  return REFUSALS.some((each) => each === code);
}

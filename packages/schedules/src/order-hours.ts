import type { OrderType, Restaurant } from '@comanda/contracts';
import { MINUTE_MS } from './constants';

/** When a restaurant is open, and how its kitchen takes orders near opening and closing. */
export type OrderHours = Pick<
  Restaurant,
  | 'schedule'
  | 'timezone'
  | 'prep_minutes'
  | 'busy_minutes'
  | 'last_order_minutes'
  | 'kitchen_before_opening'
>;

/** How far from opening and from closing an order can be ready. */
export type OrderMargins = {
  readonly after_opening_minutes: number;
  readonly before_closing_minutes: number;
};

/** When an order is ready that is wanted as soon as possible; at a table it counts when it is sent (SCHED-29). */
export function soonestReadyAt(
  { prep_minutes }: Pick<OrderHours, 'prep_minutes'>,
  order_type: OrderType,
  now: Date,
): Date {
  return order_type === 'DINE_IN' ? now : new Date(now.getTime() + prep_minutes * MINUTE_MS);
}

/**
 * The margins of the restaurant's own hours (SCHED-30). A kitchen that starts at opening has its first take-out order ready
 * after its usual time; how busy it is at the moment says nothing of another day.
 */
export function orderMargins(hours: OrderHours, order_type: OrderType): OrderMargins {
  const { prep_minutes, busy_minutes, last_order_minutes, kitchen_before_opening } = hours;
  const isReadyAtOpening = order_type === 'DINE_IN' || kitchen_before_opening;
  return {
    after_opening_minutes: isReadyAtOpening ? 0 : Math.max(0, prep_minutes - busy_minutes),
    before_closing_minutes: last_order_minutes,
  };
}

/** The margins of a menu's hours: its first dishes may be prepared before it begins (SCHED-30). */
export function menuMargins(last_order_minutes: number): OrderMargins {
  return { after_opening_minutes: 0, before_closing_minutes: last_order_minutes };
}

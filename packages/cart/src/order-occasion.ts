import type { OrderType, Restaurant } from '@comanda/contracts';
import { soonestReadyAt } from '@comanda/schedules';
import type { Occasion } from './check-item';

/** An occasion on which it is known when the order is ready. */
export type SettledOccasion = Required<Omit<Occasion, 'is_any_time'>> & {
  readonly order_type: OrderType;
};

/** When an order is for and when it is ready: at its pickup time, or as soon as possible (CART-12). */
export function orderOccasion(
  restaurant: Pick<Restaurant, 'timezone' | 'prep_minutes' | 'last_order_minutes'>,
  order_type: OrderType,
  pickup_time: Date | null,
  now: Date,
): SettledOccasion {
  const { timezone, last_order_minutes } = restaurant;
  return {
    at: pickup_time ?? now,
    ready_at: pickup_time ?? soonestReadyAt(restaurant, order_type, now),
    timezone,
    order_type,
    last_order_minutes,
  };
}

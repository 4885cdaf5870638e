import type { Restaurant } from '@comanda/contracts';
import { isServedAt, nextChange, nextOpening } from '@comanda/schedules';

export type RestaurantStatus = {
  /** browse_only: nothing can be ordered here at all. inactive: the restaurant takes no orders for now. closed: outside its hours. */
  readonly state: 'open' | 'closed' | 'inactive' | 'browse_only';
  /** Orders take longer than usual. */
  readonly is_delayed: boolean;
  /** When it closes, while open and if that is in sight. */
  readonly closes_at: Date | null;
  /** When it opens, while closed and if that is in sight. */
  readonly opens_at: Date | null;
};

/** Whether a restaurant takes orders at a moment, and until or from when. */
export function restaurantStatus(restaurant: Restaurant, at: Date): RestaurantStatus {
  const { schedule, timezone, order_mode } = restaurant;
  const is_delayed = restaurant.state === 'DELAYED';
  const shut = { is_delayed, closes_at: null, opens_at: null };
  if (order_mode === 'RESTAURANT_SETTING_NONE') return { state: 'browse_only', ...shut };
  if (restaurant.state === 'INACTIVE') return { state: 'inactive', ...shut };
  if (!isServedAt(schedule, at, timezone)) {
    return { ...shut, state: 'closed', opens_at: nextOpening(schedule, at, timezone) };
  }
  return { ...shut, state: 'open', closes_at: nextChange(schedule, at, timezone)?.at ?? null };
}

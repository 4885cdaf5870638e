import { type RestaurantStatus, restaurantStatus } from './restaurant-status';
import { useRestaurant } from '../provider/use-restaurant';
import { useNow } from '../provider/now-provider';

/** Whether the restaurant takes orders now, kept up to date as time passes. */
export function useRestaurantStatus(): RestaurantStatus {
  return restaurantStatus(useRestaurant(), useNow());
}

import type { Menu, Restaurant } from '@comanda/contracts';
import { createReadingContext } from './reading';

export const RestaurantReading = createReadingContext<Restaurant>();
export const MenusReading = createReadingContext<Menu[]>();

export { keepsFoodFilter } from './keeps-food-filter';
export type { FoodFilterChoice } from './use-food-filter';
export { forgetFoodFilter, useFoodFilter } from './use-food-filter';

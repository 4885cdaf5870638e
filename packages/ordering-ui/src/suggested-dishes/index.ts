export { SuggestedDishes } from './suggested-dishes';

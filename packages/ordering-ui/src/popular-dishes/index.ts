export { PopularDishes } from './popular-dishes';

export { FoodPicture, webpSource } from './food-picture';
export { GivenPrice } from './given-price';

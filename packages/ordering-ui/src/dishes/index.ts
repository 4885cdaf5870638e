export { canAddAtOnce } from './can-add-at-once';
export { FoodPicture, webpSource } from './food-picture';
export { GivenPrice } from './given-price';
export { useRows } from './use-rows';

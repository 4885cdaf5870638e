export { type Age, type AgeThresholds, ageOf, DEFAULT_AGE_THRESHOLDS } from './age';
export { countDishes, type DishCount } from './dish-counts';
export { type Lane, laneOf, toLanes } from './lanes';
export { nextStatus } from './next-status';
export { type Board, useBoard } from './use-board';

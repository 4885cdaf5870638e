export { InRestaurant } from './in-restaurant';
export { FRIES, ON_THE_SIDE, STORY_RESTAURANT } from './story-restaurant';
export { STORY_LINE, STORY_ORDER } from './story-order';
export { STORY_SHARE } from './story-share';

export { DISH_PICTURE_SIZES } from './dish-picture-sizes';
export { groupPart, INSTRUCTIONS_PART, type ItemPart } from './item-part';
export { ItemSheet, type ItemSheetProps } from './item-sheet';

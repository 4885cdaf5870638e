export { DISH_PICTURE_SIZES } from './dish-picture-sizes';
export { ItemCustomiser } from './item-customiser';
export { groupPart, INSTRUCTIONS_PART, type ItemPart, showPart } from './item-part';
export { ItemSheet, type ItemSheetProps } from './item-sheet';

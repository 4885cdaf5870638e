/** How wide a dish's picture stands on its sheet, as in the HTML attribute. */
export const DISH_PICTURE_SIZES = '(min-width: 48rem) 36rem, 100vw';

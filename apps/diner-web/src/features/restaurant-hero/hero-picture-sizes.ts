/** How wide a restaurant's picture stands at the top of its pages, as in the HTML attribute. */
export const HERO_PICTURE_SIZES = '(min-width: 72rem) 70rem, 100vw';

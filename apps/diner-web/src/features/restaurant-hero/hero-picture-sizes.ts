/** How wide a restaurant's picture stands at the top of its pages, as in the HTML attribute. */
export const HERO_PICTURE_SIZES = '(min-width: 64rem) 35rem, (min-width: 48rem) 60vw, 100vw';

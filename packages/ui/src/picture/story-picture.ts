/** A picture for stories that needs no file: plates of one colour are enough to see its frame. */
export const DISH_PICTURE = {
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#d9b48a"/><circle cx="200" cy="150" r="110" fill="#fff7ec"/><circle cx="200" cy="150" r="70" fill="#b5482e"/></svg>',
  )}`,
  alt: '',
  width: 400,
  height: 300,
} as const;

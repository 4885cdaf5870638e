/** When one day of business ends and the next begins, on the restaurant's clock. */
export const DAY_TURNS_AT = '04:00';

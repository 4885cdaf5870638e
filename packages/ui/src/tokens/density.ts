/** Where a part is used decides how large it is: in a hand, on a counter, on a kiosk. The value of `data-density`. */
export const DENSITIES = ['phone', 'counter', 'kiosk'] as const;

export type Density = (typeof DENSITIES)[number];

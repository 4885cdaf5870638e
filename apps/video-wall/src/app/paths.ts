import { typedPaths } from '@comanda/web/paths';

/** Every address of the application; `location` in the query is the restaurant whose films a screen shows. */
const patterns = {
  wall: '/wall',
  tv: '/tv',
  orders: '/wall/{endpoint}/orders',
  menu: '/wall/{endpoint}/menu',
} as const;

export const { pathTo, routePattern } = typedPaths(patterns);

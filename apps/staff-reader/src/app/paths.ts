import { typedPaths } from '@comanda/web/paths';

/** Every address of the application; `restaurant` in the query is the restaurant's endpoint. */
const patterns = {
  board: '/staff',
  tables: '/staff/tables',
  calls: '/staff/calls',
  stock: '/staff/stock',
  deliveries: '/staff/deliveries',
  history: '/staff/history',
  day: '/staff/day',
  devices: '/staff/devices',
} as const;

export const { pathTo, routePattern } = typedPaths(patterns);

export type PageName = keyof typeof patterns;

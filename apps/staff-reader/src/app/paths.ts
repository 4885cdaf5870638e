import { typedPaths } from '@comanda/web/paths';
import { PAYMENT_PATH } from '#shared/payment-path';

/** Every address of the application; `restaurant` in the query is the restaurant's endpoint. */
const patterns = {
  board: '/staff',
  tables: '/staff/tables',
  calls: '/staff/calls',
  payment: PAYMENT_PATH,
  stock: '/staff/stock',
  deliveries: '/staff/deliveries',
  history: '/staff/history',
  day: '/staff/day',
  devices: '/staff/devices',
  readers: '/staff/readers',
  qr: '/staff/qr',
} as const;

export const { pathTo, routePattern } = typedPaths(patterns);

export type PageName = keyof typeof patterns;

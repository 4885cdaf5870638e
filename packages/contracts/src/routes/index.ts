import { analyticsRoutes } from './analytics';
import { contactRoutes } from './contact';
import { geocodeRoutes } from './geocode';
import { boardRoutes } from './board';
import { deviceRoutes } from './devices';
import { guestRoutes } from './guests';
import { operationRoutes } from './operations';
import { orderRoutes, paymentRoutes } from './orders';
import { menuRoutes, restaurantRoutes } from './restaurants';
import { staffRoutes } from './staff';
import { tableRoutes } from './tables';
import { terminalRoutes } from './terminals';
import { videoRoutes } from './videos';

export type { Audience, RouteDefinition } from './define-route';
export { restaurantHandleSchema } from './restaurants';

/**
 * Every call with a JSON reply, by operation id. Not here, since they are no JSON calls: the event stream
 * (GET /events?topics=…), pictures (GET /media/…) and the processors' webhooks (POST /webhooks/{processor}).
 */
export const routes = {
  ...restaurantRoutes,
  ...menuRoutes,
  ...tableRoutes,
  ...guestRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...staffRoutes,
  ...deviceRoutes,
  ...boardRoutes,
  ...operationRoutes,
  ...analyticsRoutes,
  ...contactRoutes,
  ...geocodeRoutes,
  ...terminalRoutes,
  ...videoRoutes,
} as const;

export type Routes = typeof routes;
export type OperationId = keyof Routes;

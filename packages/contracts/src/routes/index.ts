import { analyticsRoutes } from './analytics';
import { billRoutes } from './bills';
import { campaignRoutes } from './campaigns';
import { contactRoutes } from './contact';
import { geocodeRoutes } from './geocode';
import { boardRoutes } from './board';
import { deliveryRoutes } from './delivery';
import { deviceRoutes } from './devices';
import { guestRoutes } from './guests';
import { availabilityRoutes } from './availability';
import { operationRoutes } from './operations';
import { orderChangeRoutes } from './order-changes';
import { orderRoutes, paymentRoutes } from './orders';
import { reportRoutes } from './reports';
import { menuRoutes, restaurantRoutes } from './restaurants';
import { placeRoutes } from './places';
import { screenRoutes } from './screen';
import { staffRoutes } from './staff';
import { tableRoutes } from './tables';
import { terminalRoutes } from './terminals';
import { verificationRoutes } from './verification';
import { videoRoutes } from './videos';

export type { CallInput, CallReply, KeyedOperationId } from './route-types';
export type { Audience, RouteDefinition } from './define-route';
export { restaurantHandleSchema } from './restaurants';

/**
 * Every call with a JSON reply, by operation id. Not here, since they are no JSON calls: the event stream
 * (GET /events?topics=…), pictures (GET /media/…) and the processors' webhooks (POST /webhooks/{processor}).
 */
export const routes = {
  ...restaurantRoutes,
  ...menuRoutes,
  ...campaignRoutes,
  ...tableRoutes,
  ...guestRoutes,
  ...verificationRoutes,
  ...orderRoutes,
  ...orderChangeRoutes,
  ...billRoutes,
  ...paymentRoutes,
  ...deliveryRoutes,
  ...staffRoutes,
  ...deviceRoutes,
  ...boardRoutes,
  ...screenRoutes,
  ...reportRoutes,
  ...availabilityRoutes,
  ...operationRoutes,
  ...analyticsRoutes,
  ...contactRoutes,
  ...geocodeRoutes,
  ...placeRoutes,
  ...terminalRoutes,
  ...videoRoutes,
} as const;

export type Routes = typeof routes;
export type OperationId = keyof Routes;

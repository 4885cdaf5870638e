import { billCalls, type BillCalls } from './calls/bills';
import { type CampaignCalls, campaignCalls } from './calls/campaigns';
import { deliveryCalls, type DeliveryCalls } from './calls/deliveries';
import { type DeviceCalls, deviceCalls } from './calls/devices';
import { guestCalls, type GuestCalls } from './calls/guests';
import { orderCalls, type OrderCalls } from './calls/orders';
import { placeCalls, type PlaceCalls } from './calls/places';
import { restaurantCalls, type RestaurantCalls } from './calls/restaurants';
import { suggestionCalls, type SuggestionCalls } from './calls/suggestions';
import { tableCalls, type TableCalls } from './calls/tables';
import { type ApiClientOptions, createTransport } from './transport/create-transport';
import { isAlive } from './transport/is-alive';

/** One function per call of the API. Each resolves to a Result and rejects only when its signal is aborted. */
export type ApiClient = RestaurantCalls &
  GuestCalls &
  OrderCalls &
  CampaignCalls &
  SuggestionCalls &
  PlaceCalls &
  DeliveryCalls &
  TableCalls &
  DeviceCalls &
  BillCalls & {
    /** Whether the API answers right now: asked once, never retried. */
    readonly isAlive: () => Promise<boolean>;
  };

/** A client for the API at an origin. It retries what is safe to retry and shows nothing to anybody. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const transport = createTransport(options);
  return {
    ...restaurantCalls(transport),
    ...guestCalls(transport),
    ...orderCalls(transport),
    ...campaignCalls(transport),
    ...suggestionCalls(transport),
    ...placeCalls(transport),
    ...deliveryCalls(transport),
    ...tableCalls(transport),
    ...deviceCalls(transport),
    ...billCalls(transport),
    isAlive: () => isAlive(options),
  };
}

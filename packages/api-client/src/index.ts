export { CallError, failureOf, unwrap } from './call-error';
export type { ApiFailure, ApiResult } from './api-failure';
export { isOutcomeUnknown, isProblemOf } from './api-failure';
export type { BillCalls, ReorderLine } from './calls/bills';
export type {
  BoardCalls,
  BoardQuery,
  Cancelling,
  OrderMove,
  PrintRequest,
  UndoneStatus,
} from './calls/board';
export type { CampaignCalls } from './calls/campaigns';
export type { DeviceCalls, DeviceReportInput, LateOrderInput } from './calls/devices';
export type { DeliveryCalls, QuoteInput } from './calls/deliveries';
export type { GuestCalls } from './calls/guests';
export type {
  IntentInput,
  IntentReply,
  OrderCalls,
  PaidOrderInput,
  PlaceableInput,
  PricedInput,
  TipInput,
  WantedCampaign,
} from './calls/orders';
export type { NearbyQuery, NearbyReply, PlaceCalls, PlacesReply } from './calls/places';
export type { PastOrderQuery, ReportCalls } from './calls/reports';
export type { RestaurantCalls, RestaurantQuery } from './calls/restaurants';
export type { SoldOutUntil, StaffCalls, StateInput } from './calls/staff';
export type { RiderStatus, StaffDeliveryCalls } from './calls/staff-deliveries';
export type { HouseTables, StaffTableCalls } from './calls/staff-tables';
export type { SuggestedItem, SuggestionCalls } from './calls/suggestions';
export type { TableCalls } from './calls/tables';
export type { TerminalCalls, TerminalPaymentName } from './calls/terminals';
export type { ApiClient } from './create-api-client';
export { createApiClient } from './create-api-client';
export type { StaffClient } from './create-staff-client';
export { createStaffClient } from './create-staff-client';
export type { IntentKey } from './intent-key';
export { newIntentKey, parseIntentKey } from './intent-key';
export { lateApiClient } from './late-api-client';
export type { ServedAt } from './server-clock';
export { serverClock, setServerClock } from './server-clock';
export type { EventStream, EventStreamOptions, StreamState } from './stream/open-event-stream';
export { openEventStream } from './stream/open-event-stream';
export type { ApiClientOptions, CallOptions, KeyedCallOptions } from './transport/create-transport';
export { isAlive } from './transport/is-alive';
export type { RetryPolicy } from './transport/retry-policy';

export { CallError, failureOf, unwrap } from './call-error';
export type { ApiFailure, ApiResult } from './api-failure';
export { isOutcomeUnknown, isProblemOf } from './api-failure';
export type {
  Cancelling,
  CounterOrderInput,
  DeviceReportInput,
  RestaurantTables,
  IntentInput,
  IntentReply,
  LateOrderInput,
  NearbyQuery,
  NearbyReply,
  OrderMove,
  PaidOrderInput,
  PastOrderQuery,
  PlacesReply,
  ReceiptReply,
  PricedInput,
  PrintRequest,
  QuoteInput,
  ReorderLine,
  RestaurantQuery,
  RiderStatus,
  SoldOutUntil,
  StateInput,
  TerminalPaymentName,
  TipInput,
  UndoneStatus,
  WantedCampaign,
} from './inputs';
export type { SuggestedItem } from './suggestions';
export { listRecommendations, listTopTen } from './suggestions';
export type { ApiCalls, ApiClient } from './create-api-client';
export { createApiClient } from './create-api-client';
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

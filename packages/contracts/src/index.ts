export { appPaths } from './app-paths';
export { curbsideRequest, parkingSpotOf } from './curbside-request';
export { mayMove, ORDER_TRANSITIONS, UNFINISHED_STATUSES } from './order-transitions';
export {
  ALLERGENS,
  BUILT_ORIGIN,
  CONTACT_EMAIL,
  CONTACT_TRAP_FIELD,
  DAY_TURNS_AT,
  DEFAULT_KIOSK_COUNTDOWN_SECONDS,
  DEFAULT_KIOSK_IDLE_SECONDS,
  DEFAULT_KIOSK_TIP_OPTIONS,
  DEFAULT_PREP_MINUTES,
  DEFAULT_TIP_OPTIONS,
  DELIVERY_QUOTE_SECONDS,
  DIETS,
  LANGUAGES,
  MAX_ADDRESS_LENGTH,
  MAX_BILL_PARTS,
  MAX_BUSY_MINUTES,
  MAX_CENTS,
  MAX_CONTACT_LENGTHS,
  MAX_FAULT_LENGTH,
  MAX_LINE_QUANTITY,
  MAX_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_ORDER_CAMPAIGNS,
  MAX_ORDER_LINES,
  MAX_PHONE_LENGTH,
  MAX_PREP_MINUTES,
  MAX_ROOM_NUMBER_LENGTH,
  MAX_TRACKING_TRIES,
  MAX_TYPED_PHONE_LENGTH,
  MAX_UNPAID_UNITS,
  MIN_NAME_LENGTH,
  MOST_SUGGESTIONS,
  ORDER_NUMBER_ALPHABET,
  ORDER_NUMBER_LENGTH,
  READER_TEST_AMOUNT,
  RECENT_ORDER_MINUTES,
  RESERVED_ENDPOINTS,
  MAX_TABLE_TENT_LENGTH,
  TABLE_CODE_LENGTH,
  UNLIMITED,
  VERIFICATION_CODE_LENGTH,
  VERIFICATION_RESEND_SECONDS,
  USUAL_REQUESTS,
} from './constants';
export type {
  DocumentRenderer,
  DocumentSite,
  DocumentVisit,
  DrawnDocument,
  PageRenderer,
  PageVisit,
} from './documents';
export type { AnalyticsReply, RecommendationsQuery, TopTenQuery } from './entities/analytics';
export type { Bill, BillShare, ShareInput, ShareKind, ShareStatus } from './entities/bill';
export type {
  BoardOrder,
  OrderAct,
  PaidState,
  Party,
  PastOrder,
  PrintedPaper,
  StaffTable,
  WaiterCall,
} from './entities/board';
export type {
  Campaign,
  CampaignDiscount,
  CampaignInput,
  CampaignInstance,
  CampaignItemGroup,
  CampaignType,
  CentsDiscount,
  DiscountType,
  ItemDiscount,
  PercentDiscount,
  SpecialPriceDiscount,
} from './entities/campaign';
export type { Contact } from './entities/contact';
export type { ComandaEvent } from './entities/event';
export { guestInRoom, numberedGuest, readGuestName } from './guest-names';
export type { Guest, PaidShare, Receipt, ReceiptPayment, Review } from './entities/guest';
export type { LateDifference, LateOrder, ReservedNumber } from './entities/late-order';
export type {
  Category,
  Item,
  ItemModifierGroup,
  Menu,
  MenuStatus,
  Modifier,
} from './entities/menu';
export type {
  CancelReason,
  DeliveryPlatform,
  HasPaid,
  Order,
  OrderCampaign,
  OrderItem,
  OrderItemInput,
  OrderModifier,
  OrderStatus,
  OrderType,
  PaymentStatus,
  PaymentTotals,
  OrderRefund,
  RefundReason,
  StaffCancelReason,
} from './entities/order';
export type { TaxAmount, TaxRates } from './entities/tax';
export type { Payer } from './entities/payer';
export type {
  BrowserFacts,
  NuveiOutcome,
  NuveiReturn,
  PaidCard,
  PaymentAction,
  PaymentIntent,
  PaymentMethod,
  Processor,
} from './entities/payment';
export type {
  Delivery,
  DeliveryProvider,
  DeliveryQuote,
  DeliveryStatus,
  OrderDelivery,
} from './entities/delivery';
export type { StaffDelivery } from './entities/staff-delivery';
export type { NearbyPlace, Place, PlaceHours, PlacePoint } from './entities/place';
export type { Allergen, Currency, Diet, Image, Language } from './entities/primitives';
export type {
  Concierge,
  GalleryPicture,
  Hotel,
  Landing,
  Notice,
  NoticeKind,
  QuickRequest,
} from './entities/presentation';
export type { Problem } from './entities/problem';
export type { DayReport, DaySums } from './entities/report';
export type {
  PaymentService,
  Restaurant,
  RestaurantConcept,
  RestaurantSetting,
  RestaurantState,
  RestaurantSummary,
  RestaurantTheme,
  TablePresence,
  TipType,
} from './entities/restaurant';
export type { Interval, Schedule, ScheduleException, TimeRange } from './entities/schedule';
export type {
  RestaurantTable,
  SectionType,
  Table,
  TableCart,
  TableSectionType,
} from './entities/table';
export type {
  Terminal,
  TerminalFailure,
  TerminalPayment,
  TerminalPaymentStatus,
  TerminalVendor,
} from './entities/terminal';
export type {
  FilmOrientations,
  KioskVideos,
  ScreenOrientation,
  VideoWall,
} from './entities/video';
export type { ScreenOrder } from './entities/screen';
export type {
  Device,
  DeviceFault,
  DeviceKind,
  DeviceReport,
  DeviceReportKind,
  StaffMember,
} from './entities/staff';
export type { SoldOut } from './entities/stock';
export type { ErrorCode } from './errors';
export { ERROR_STATUS } from './errors';

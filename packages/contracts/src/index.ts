export {
  ALLERGENS,
  DEFAULT_PREP_MINUTES,
  DEFAULT_TIP_OPTIONS,
  DIETS,
  LANGUAGES,
  MAX_CENTS,
  MAX_LINE_QUANTITY,
  MAX_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_ORDER_LINES,
  MAX_PHONE_LENGTH,
  MAX_TYPED_PHONE_LENGTH,
  MIN_NAME_LENGTH,
  ORDER_NUMBER_ALPHABET,
  ORDER_NUMBER_LENGTH,
  UNLIMITED,
} from './constants';
export type {
  Campaign,
  CampaignDiscount,
  CampaignInstance,
  CampaignItemGroup,
  CampaignType,
  CentsDiscount,
  DiscountType,
  ItemDiscount,
  PercentDiscount,
  SpecialPriceDiscount,
} from './entities/campaign';
export type { ComandaEvent } from './entities/event';
export type { Guest, Receipt, Review, SectionType, Table } from './entities/guest';
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
  OrderItem,
  OrderItemInput,
  OrderModifier,
  OrderStatus,
  OrderType,
  PaymentStatus,
  PaymentTotals,
} from './entities/order';
export type { PaymentIntent, PaymentMethod, Processor } from './entities/payment';
export type { Allergen, Currency, Diet, Image, Language } from './entities/primitives';
export type { Problem } from './entities/problem';
export type {
  PaymentService,
  Restaurant,
  RestaurantSetting,
  RestaurantState,
  RestaurantSummary,
  RestaurantTheme,
  TipType,
} from './entities/restaurant';
export type { Interval, Schedule, ScheduleException, TimeRange } from './entities/schedule';
export type { ErrorCode } from './errors';
export { ERROR_STATUS } from './errors';

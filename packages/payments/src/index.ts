export type { CardAppearance } from './card-appearance';
export type {
  Billing,
  CardDriver,
  CardState,
  MountedCard,
  MountOptions,
  PaymentFailed,
  PaymentResult,
} from './card-driver';
export type { NoCardDriver } from './load-card-driver';
export { loadCardDriver } from './load-card-driver';

export type { CardAppearance } from './card-appearance';
export type {
  Billing,
  CardDriver,
  CardPlaces,
  MountedCard,
  MountOptions,
  PaymentFailed,
  PaymentResult,
  WalletOutcome,
} from './card-driver';
export type { CardLayout } from './card-layout';
export { cardLayoutOf } from './card-layout';
export type { CardBrand, CardField, CardState, FieldFault } from './card-state';
export { CARD_BRANDS, untouchedCard } from './card-state';
export type { NoCardDriver } from './load-card-driver';
export { loadCardDriver } from './load-card-driver';
export { readNuveiReturn } from './nuvei/read-nuvei-return';
export { showBankPage } from './show-bank-page';
export type { Wallet } from './wallet';
export type {
  BegunPayment,
  CardReader,
  CardReaderOptions,
  CollectOutcome,
  ReaderApi,
  ReaderMessage,
  ReaderPace,
  ReaderPayment,
  ReaderState,
} from './readers/card-reader';
export type { NoCardReader } from './readers/load-card-reader';
export { loadCardReader } from './readers/load-card-reader';
export type { ReaderEvent, ReaderStatus } from './readers/reader-status';
export { nextReaderStatus } from './readers/reader-status';

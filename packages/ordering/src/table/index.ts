export type { TableFault } from './table-fault';
export type { GuestUpdate } from './use-guest-update';
export { useGuestUpdate } from './use-guest-update';
export { useIsRoundTried } from './use-is-round-tried';
export type { JoinTable } from './use-join-table';
export { useJoinTable } from './use-join-table';
export { useLiveTable } from './use-live-table';
export type { PhoneVerification, VerificationFault } from './use-phone-verification';
export { usePhoneVerification } from './use-phone-verification';
export type { Round } from './use-round';
export { useRound } from './use-round';
export type { Seat } from './use-seat';
export { useSeat } from './use-seat';
export { useOthersCarts, useShareCart } from './use-shared-cart';
export type { TableParty } from './use-table';
export { useTable } from './use-table';
export type { Waiter } from './use-waiter';
export { useWaiter } from './use-waiter';
export {
  billQuery,
  tableGuestsQuery,
  tableOrdersQuery,
  tableRestaurantsQuery,
} from '../queries/tables';

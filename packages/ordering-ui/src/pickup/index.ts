export { OrderForLater } from './order-for-later';
export { PickupChoice } from './pickup-choice';
export { PickupFaultNotice } from './pickup-fault-notice';
export { PickupPicker } from './pickup-picker';
export { RefusedTimeNotice } from './refused-time-notice';
export { isAboutTime, type RefusedTime, refusedTimeOf, timeState } from './refused-time';

export {
  aPurchaseCampaign,
  aSpendCampaign,
  anEntityCampaign,
  centsOff,
  freeItems,
  percentOff,
  specialPrice,
} from './a-campaign';
export type { BuiltCartLine } from './a-cart';
export { aCart, aCartLine } from './a-cart';
export { aCategory, aMenu, anItem } from './a-menu';
export { aModifier, aModifierGroup } from './a-modifier-group';
export { aRestaurant } from './a-restaurant';
export { aSchedule, everyDay } from './a-schedule';
export { anId } from './an-id';
export { anOrderItem } from './an-order-item';
export { deepFreeze } from './deep-freeze';
export type { FakeClock } from './fake-clock';
export { fakeClock } from './fake-clock';
export { totalsAddUp } from './totals-add-up';

export { addCampaign, editCampaign, removeCampaign } from './add-campaign';
export type { AppliedCampaign } from './apply-campaign';
export type {
  CampaignAdjustment,
  CampaignOutcome,
  PricedLine,
  RefusedCampaign,
} from './apply-campaigns';
export { applyCampaigns } from './apply-campaigns';
export { automaticCampaigns, isAutomatic } from './automatic-campaigns';
export type { AddedCampaign, CampaignCart, CampaignLine } from './campaign-cart';
export { campaignsLeft } from './campaigns-left';
export type { CampaignRefusal, NotInForce } from './campaign-refusal';
export type { CartWithCampaigns } from './cart-with-campaigns';
export { checkInForce } from './check-in-force';
export { evaluateCampaign } from './evaluate-campaign';
export { findCampaigns, normaliseCode } from './find-campaigns';
export type { Missing, MissingGroup } from './missing';
export type { PrunedCart } from './prune-campaigns';
export { pruneCampaigns } from './prune-campaigns';
export type { PurchaseGroup } from './purchase-groups';
export { purchaseGroups } from './purchase-groups';
export type { CampaignSuggestion } from './suggest-campaigns';
export { suggestCampaigns } from './suggest-campaigns';
export { toCampaignInstance } from './to-campaign-instance';
export type { UnclaimedReward } from './unclaimed-rewards';
export { unclaimedRewards } from './unclaimed-rewards';

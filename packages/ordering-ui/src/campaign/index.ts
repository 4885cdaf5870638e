export { CampaignBar } from './campaign-bar';
export { CampaignDetails } from './campaign-details';
export { OnceListed } from './once-listed';

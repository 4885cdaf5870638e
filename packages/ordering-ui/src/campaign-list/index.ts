export { CampaignList } from './campaign-list';

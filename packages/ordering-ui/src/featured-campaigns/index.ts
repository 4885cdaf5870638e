export { FeaturedCampaigns } from './featured-campaigns';

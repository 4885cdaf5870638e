export { CartCampaigns } from './cart-campaigns';

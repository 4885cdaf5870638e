import { z } from 'zod';
import { campaignSchema } from '../entities/campaign';
import { idSchema, languageSchema } from '../entities/primitives';
import { calls } from '../calls';
import { defineRoute } from './define-route';
import { restaurantHandleSchema } from './restaurants';

const inLanguage = z.strictObject({ language: languageSchema.optional() });

export const campaignRoutes = {
  listPublicCampaigns: defineRoute({
    ...calls.listPublicCampaigns,
    summary: 'The campaigns that guests may see: public, active and between their dates',
    area: 'campaigns',
    audience: 'public',
    params: z.strictObject({ restaurant_id: restaurantHandleSchema }),
    query: inLanguage,
    reply: z.strictObject({ campaigns: z.array(campaignSchema) }),
    errors: ['restaurant_not_found'],
  }),
  getCampaignForGuest: defineRoute({
    ...calls.getCampaignForGuest,
    summary: 'The campaign that a code opens; capitals and blanks around it do not matter',
    area: 'campaigns',
    audience: 'guest',
    query: inLanguage,
    body: z.strictObject({
      restaurant_id: idSchema,
      guest_id: idSchema,
      campaign_code: z.string().trim().min(1).max(64),
    }),
    reply: z.strictObject({ campaign: campaignSchema }),
    errors: ['campaign_used_up', 'discount_code_invalid', 'rate_limited'],
  }),
} as const;

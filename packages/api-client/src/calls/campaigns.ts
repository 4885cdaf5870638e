import type { Campaign, Language } from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import type { CallOptions, Transport } from '../transport/create-transport';

export type CampaignCalls = {
  /** The campaigns that guests may see; by the restaurant's id or endpoint. */
  readonly listPublicCampaigns: (
    query: { readonly restaurant: string; readonly language?: Language | undefined },
    options?: CallOptions,
  ) => Promise<ApiResult<{ campaigns: Campaign[] }>>;
  /** The campaign that a code opens for a guest. */
  readonly getCampaignForGuest: (
    query: {
      readonly restaurant_id: string;
      readonly guest_id: string;
      readonly campaign_code: string;
      readonly language?: Language | undefined;
    },
    options?: CallOptions,
  ) => Promise<ApiResult<{ campaign: Campaign }>>;
};

export function campaignCalls({ http, settle }: Transport): CampaignCalls {
  return {
    listPublicCampaigns({ restaurant, language }, { signal } = {}) {
      return settle(
        http.GET('/campaign/list/public/{restaurant_id}', {
          params: { path: { restaurant_id: restaurant }, query: language ? { language } : {} },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    getCampaignForGuest({ language, ...body }, { signal } = {}) {
      return settle(
        http.POST('/campaign/getForGuest', {
          params: { query: language ? { language } : {} },
          body,
          signal: signal ?? null,
        }),
        signal,
      );
    },
  };
}

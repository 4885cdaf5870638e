import type { ApiClient } from '@comanda/api-client';
import type { Language } from '@comanda/contracts';
import { queryOptions } from '@tanstack/react-query';
import { takeBoot } from './boot';
import { unwrap } from './call-error';

type Place = { readonly endpoint: string; readonly language: Language };

/** The campaigns of a restaurant that everybody may see. */
export function campaignsQuery(client: ApiClient, { endpoint, language }: Place) {
  return queryOptions({
    queryKey: ['campaigns', endpoint, 'public', language],
    queryFn: async ({ signal }) => {
      const reply =
        (await takeBoot('campaigns', endpoint, language)) ??
        unwrap(await client.listPublicCampaigns({ restaurant: endpoint, language }, { signal }));
      return reply.campaigns;
    },
  });
}

export type CodeQuestion = Place & {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly campaign_code: string;
};

/** The campaign that a code opens. */
export function codeCampaignQuery(client: ApiClient, { endpoint, ...question }: CodeQuestion) {
  const { campaign_code, language } = question;
  return queryOptions({
    queryKey: ['campaigns', endpoint, 'code', campaign_code, language],
    queryFn: async ({ signal }) =>
      unwrap(await client.getCampaignForGuest(question, { signal })).campaign,
  });
}

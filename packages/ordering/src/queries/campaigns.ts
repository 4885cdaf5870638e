import { type ApiClient, failureOf, unwrap } from '@comanda/api-client';
import type { Campaign, Language } from '@comanda/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { takeBoot } from './boot';
import { FRESH_MS } from '@comanda/api-client/query-client';

type Place = { readonly endpoint: string; readonly language: Language };

/** The campaigns of a restaurant that everybody may see. */
export function campaignsQuery(client: ApiClient, { endpoint, language }: Place) {
  return queryOptions({
    queryKey: ['campaigns', endpoint, 'public', language],
    queryFn: async ({ signal }) => {
      const reply =
        (await takeBoot('campaigns', endpoint, language)) ??
        unwrap(await client.listPublicCampaigns({ restaurant_id: endpoint, language }, { signal }));
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

export type CodesQuestion = Omit<CodeQuestion, 'campaign_code'> & {
  readonly campaign_codes: readonly string[];
};

/** Campaigns of several codes, as far as known: being offline is no result. */
export type CodedCampaigns = {
  readonly campaigns: readonly Campaign[];
  readonly is_complete: boolean;
};

/** The campaigns that several codes open. A code that the server knows no more brings none. */
export function codeCampaignsQuery(
  queryClient: QueryClient,
  client: ApiClient,
  { campaign_codes, ...place }: CodesQuestion,
) {
  const queries = campaign_codes.map((campaign_code) =>
    codeCampaignQuery(client, { ...place, campaign_code }),
  );
  return queryOptions({
    queryKey: ['campaigns', place.endpoint, 'codes', campaign_codes, place.language],
    queryFn: async (): Promise<CodedCampaigns> => {
      const asked = await Promise.allSettled(queries.map((query) => queryClient.fetchQuery(query)));
      return {
        campaigns: asked.flatMap((each, index) => {
          if (each.status === 'fulfilled') return each.value;
          const before = queries[index] && queryClient.getQueryData(queries[index].queryKey);
          return before && !isRefused(each.reason) ? before : [];
        }),
        is_complete: asked.every((each) => each.status === 'fulfilled' || isRefused(each.reason)),
      };
    },
    // Codes that were just queried are not queried again.
    initialData: () => {
      const campaigns = queries.flatMap(({ queryKey }) => queryClient.getQueryData(queryKey) ?? []);
      return campaigns.length === queries.length ? { campaigns, is_complete: true } : undefined;
    },
    // Failed queries are repeated at the next occasion.
    staleTime: ({ state }) => (state.data?.is_complete ? FRESH_MS : 0),
  });
}

function isRefused(error: unknown): boolean {
  const failure = failureOf(error);
  const code = failure?.kind === 'problem' ? failure.problem.code : null;
  return code === 'discount_code_invalid' || code === 'campaign_used_up';
}

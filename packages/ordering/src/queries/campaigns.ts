import type { ApiClient } from '@comanda/api-client';
import type { Language } from '@comanda/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { takeBoot } from './boot';
import { failureOf, unwrap } from './call-error';

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

export type CodesQuestion = Omit<CodeQuestion, 'campaign_code'> & {
  readonly campaign_codes: readonly string[];
};

/** The campaigns that several codes open. A code that the server knows no more is an answer, too, and brings none; being offline is none. */
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
    queryFn: async () => {
      const asked = queries.map((query) => queryClient.fetchQuery(query).catch(noneIfRefused));
      return (await Promise.all(asked)).filter((campaign) => campaign !== null);
    },
    // What was just asked about one code need not be asked again.
    initialData: () => {
      const known = queries.flatMap(({ queryKey }) => queryClient.getQueryData(queryKey) ?? []);
      return known.length === queries.length ? known : undefined;
    },
  });
}

function noneIfRefused(error: unknown): null {
  const failure = failureOf(error);
  const code = failure?.kind === 'problem' ? failure.problem.code : null;
  if (code === 'discount_code_invalid' || code === 'campaign_used_up') return null;
  throw error;
}

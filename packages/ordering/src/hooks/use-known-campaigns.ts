import { campaignsLeft } from '@comanda/campaigns';
import type { Campaign } from '@comanda/contracts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { onceFor } from '../model/once-for';
import type { KnownCampaigns } from '../model/settle-campaigns';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import { useOrderingStore } from '../provider/use-ordering-store';
import { campaignsQuery, codeCampaignQuery } from '../queries/campaigns';
import { failureOf } from '../queries/call-error';
import { useUsedCampaigns } from './use-used-campaigns';

/** The campaigns of the restaurant that an order may have: those in its list, and those that the guest's codes have opened. None while they are read. */
export function useKnownCampaigns(): KnownCampaigns {
  const { client, endpoint, language } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const chosen = useOrderingStore((state) => state.campaigns);
  const guest_id = useOrderingStore((state) => state.guest?.guest_id ?? null);
  const list = useQuery(campaignsQuery(client, { endpoint, language }));
  const codes = chosen.flatMap(({ campaign_code }) => campaign_code ?? []);
  const answers = useQueries({
    queries: codes.map((campaign_code) => ({
      ...codeCampaignQuery(client, {
        endpoint,
        language,
        restaurant_id,
        guest_id: guest_id ?? '',
        campaign_code,
      }),
      enabled: guest_id !== null,
    })),
    combine: joinAnswers,
  });
  const listed = list.data ?? NONE;
  const is_complete = list.isSuccess && answers.is_complete;
  return known(listed, answers.coded, is_complete, useUsedCampaigns());
}

const NONE: readonly Campaign[] = [];

const known = onceFor(
  (
    listed: readonly Campaign[],
    coded: readonly Campaign[],
    is_complete: boolean,
    used: readonly string[],
  ): KnownCampaigns => ({
    listed: campaignsLeft(listed, used),
    coded: campaignsLeft(coded, used),
    is_complete,
  }),
);

type Answer = {
  readonly data: Campaign | undefined;
  readonly isSuccess: boolean;
  readonly error: Error | null;
};

/** A code that the server knows no more is an answer, too; being offline is none. */
function joinAnswers(answers: readonly Answer[]) {
  const coded = answers.flatMap(({ data, error }) => (data && !isRefused(error) ? [data] : []));
  return {
    coded: coded.length === 0 ? NONE : coded,
    is_complete: answers.every(({ isSuccess, error }) => isSuccess || isRefused(error)),
  };
}

function isRefused(error: Error | null): boolean {
  const failure = failureOf(error);
  if (failure?.kind !== 'problem') return false;
  const { code } = failure.problem;
  return code === 'discount_code_invalid' || code === 'campaign_used_up';
}

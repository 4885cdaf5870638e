import type { Deps } from '../../deps';
import { ok } from '@comanda/kernel';
import type { Handlers } from '../../http/route';
import { createAnswerEntry } from '../restaurants/answer-entry';
import { getCampaignForGuest } from './get-campaign-for-guest';
import { publicCampaigns } from './public-campaigns';

/** The calls about campaigns. */
export function campaignHandlers(
  deps: Deps,
): Pick<Handlers, 'listPublicCampaigns' | 'getCampaignForGuest'> {
  const answer = createAnswerEntry(deps);
  return {
    async listPublicCampaigns({ params, query: { language }, request }) {
      const handle = params.restaurant_id;
      const entry = await deps.catalogue.get(handle);
      const now = deps.clock.now();
      const shown = new Set(publicCampaigns(entry?.campaigns ?? [], now));
      const ids = [...shown].map(({ campaign_id }) => campaign_id);
      return answer(
        { handle, request, language, name: `campaigns ${ids.join(' ')}`, isOfNow: true },
        (current) => ({
          campaigns: current
            .localise(language)
            .campaigns.filter(({ campaign_id }) => ids.includes(campaign_id)),
        }),
      );
    },

    async getCampaignForGuest({ body, query: { language }, principal }) {
      const found = await getCampaignForGuest(deps, principal, { ...body, language });
      return found.ok ? ok({ campaign: found.value }) : found;
    },
  };
}

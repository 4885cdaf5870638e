import type { ApiFailure } from '@comanda/api-client';
import { type CampaignRefusal, normaliseCode } from '@comanda/campaigns';
import type { Campaign, ErrorCode } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAsGuest } from '../table/ask-as-guest';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import { codeCampaignQuery } from '../queries/campaigns';
import { useCampaignActions } from './use-campaign-actions';

/** Why a code brought nothing. */
export type CodeFault =
  | CampaignRefusal
  | { readonly code: 'code_in_use' }
  | { readonly code: 'refused'; readonly error: ErrorCode }
  | { readonly code: 'offline' };

export type DiscountCode = {
  /** As it is typed, in capitals. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly is_checking: boolean;
  readonly fault: CodeFault | null;
  /** Asks the server what the code opens and adds it, if the cart earns it. A second call while one is under way does nothing. */
  readonly apply: () => Promise<Result<Campaign, CodeFault> | null>;
};

/** The field for a discount code. */
export function useDiscountCode(): DiscountCode {
  const ordering = useOrdering();
  const { client, store, endpoint, language, policy } = ordering;
  const { restaurant_id } = useRestaurant();
  const queryClient = useQueryClient();
  const { add } = useCampaignActions();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<CodeFault | null>(null);
  const [is_checking, setChecking] = useState(false);

  async function find(campaign_code: string): Promise<Result<Campaign, ApiFailure>> {
    const name = store.getState().details.name.trim();
    const deps = { client, store, section_type: policy.section_type };
    const found = await askAsGuest(deps, { restaurant_id, name, language }, ({ guest_id }) =>
      client.getCampaignForGuest({ restaurant_id, guest_id, campaign_code, language }),
    );
    if (!found.ok) return found;
    const { campaign } = found.value;
    const question = { endpoint, language, restaurant_id, guest_id: '', campaign_code };
    queryClient.setQueryData(codeCampaignQuery(client, question).queryKey, campaign);
    return ok(campaign);
  }

  async function check(): Promise<Result<Campaign, CodeFault>> {
    const campaign_code = normaliseCode(text);
    const isInUse = store.getState().campaigns.some((each) => each.campaign_code === campaign_code);
    if (isInUse) return err({ code: 'code_in_use' });
    const found = await find(campaign_code);
    if (!found.ok) return err(faultOf(found.error));
    const added = add(found.value);
    return added.ok ? found : added;
  }

  return {
    text,
    setText(typed) {
      setFault(null);
      setText(typed.toUpperCase());
    },
    is_checking,
    fault,
    async apply() {
      if (is_checking || normaliseCode(text) === '') return null;
      setChecking(true);
      setFault(null);
      const result = await check();
      setChecking(false);
      if (result.ok) setText('');
      else setFault(result.error);
      return result;
    },
  };
}

function faultOf(failure: ApiFailure): CodeFault {
  return failure.kind === 'problem'
    ? { code: 'refused', error: failure.problem.code }
    : { code: 'offline' };
}

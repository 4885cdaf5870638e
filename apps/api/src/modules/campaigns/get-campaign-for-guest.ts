import { normaliseCode } from '@comanda/campaigns';
import type { Campaign, Language } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { updateGuestRow } from '../guests/repository';
import { checkOrderer } from '../orders/check-orderer';
import { isRunning } from './public-campaigns';
import { isUsedUp } from './redemption-store';

export type CodeInput = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly campaign_code: string;
  readonly language: Language | undefined;
};

/** The campaign that a code opens for a guest of the caller's table. One that is over is as unknown as one that never was. */
export async function getCampaignForGuest(
  deps: Deps,
  principal: GuestPrincipal,
  input: CodeInput,
): Promise<Result<Campaign, Refusal>> {
  const checked = await checkOrderer(deps, principal, input, { needs_phone: false });
  if (!checked.ok) return checked;
  const { entry, orderer, redeemer } = checked.value;
  const typed = normaliseCode(input.campaign_code);
  const now = deps.clock.now();
  const campaign = entry
    .localise(input.language)
    .campaigns.find(
      (each) => normaliseCode(each.campaign_code ?? '') === typed && isRunning(each, now),
    );
  if (campaign === undefined || typed === '') return err({ code: 'discount_code_invalid' });
  if (await isUsedUp(deps.db, campaign, redeemer)) return err({ code: 'campaign_used_up' });
  await updateGuestRow(deps.db, orderer, { campaign_code: typed });
  return ok(campaign);
}

import {
  type AddedCampaign,
  applyCampaigns,
  automaticCampaigns,
  type CampaignOutcome,
  type CampaignRefusal,
  findCampaigns,
  normaliseCode,
  type RefusedCampaign,
} from '@comanda/campaigns';
import { type MenuIndex, type Occasion, type ResolvedLine } from '@comanda/cart';
import type { Campaign, CampaignInput, ErrorCode, Problem } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Refusal } from '../../http/refusal';

export type CampaignQuestion = {
  /** All of the restaurant's, whoever may see them. */
  readonly campaigns: readonly Campaign[];
  readonly wanted: readonly CampaignInput[];
  readonly lines: readonly ResolvedLine[];
  readonly index: MenuIndex;
  readonly occasion: Occasion;
};

/**
 * Calculates the campaign discounts of an order: the requested campaigns, each of which must be open to the guest and
 * earned, and the automatic ones. A requested campaign that does not apply refuses the order, so that the price never
 * changes unnoticed.
 */
export function priceCampaigns(question: CampaignQuestion): Result<CampaignOutcome, Refusal> {
  const { campaigns, lines, index, occasion } = question;
  const chosen = chooseCampaigns(question);
  if (!chosen.ok) return chosen;
  const joining = automaticCampaigns(findCampaigns(campaigns, occasion), chosen.value);
  const added = [...chosen.value, ...joining];
  const stray = strayIds(added, lines);
  if (stray !== null) return err(stray);
  const cart = {
    lines: lines.map(({ input, menu, modifier_counts, multiplier }) => ({
      item_id: input.item_id,
      menu_id: menu.menu_id,
      modifier_counts,
      multiplier,
      campaign_instance_id: input.campaign_instance_id,
      is_reward_item: input.is_reward_item,
    })),
  };
  const outcome = applyCampaigns(cart, added, index, occasion);
  const [first] = outcome.removed;
  return first === undefined ? ok(outcome) : err(refuse(first, outcome.removed));
}

/** A campaign that does not exist and one that is not open to the guest look the same. */
function chooseCampaigns({
  campaigns,
  wanted,
}: CampaignQuestion): Result<AddedCampaign[], Refusal> {
  const byId = new Map(campaigns.map((campaign) => [campaign.campaign_id, campaign]));
  const added: AddedCampaign[] = [];
  const closed: NamedCampaign[] = [];
  for (const { campaign_instance_id, campaign_id, campaign_code } of wanted) {
    const campaign = byId.get(campaign_id);
    if (campaign !== undefined && isOpenTo(campaign, campaign_code))
      added.push({ campaign_instance_id, campaign, is_automatic: false });
    else closed.push({ campaign_instance_id, campaign_id, name: '' });
  }
  return closed.length === 0 ? ok(added) : err({ code: 'campaign_unavailable', campaigns: closed });
}

type NamedCampaign = NonNullable<Problem['campaigns']>[number];

function isOpenTo({ campaign_code, is_public }: Campaign, typed: string | undefined): boolean {
  const code = normaliseCode(campaign_code ?? '');
  return code === '' ? is_public : normaliseCode(typed ?? '') === code;
}

/** Each instance has an id of its own, and lines belong to one that is there. */
function strayIds(added: readonly AddedCampaign[], lines: readonly ResolvedLine[]): Refusal | null {
  const ids = new Set(added.map(({ campaign_instance_id }) => campaign_instance_id));
  if (ids.size < added.length)
    return invalid('campaigns', 'two of them have the same campaign_instance_id');
  const at = lines.findIndex(({ input: { campaign_instance_id, is_reward_item } }) =>
    campaign_instance_id === null ? is_reward_item : !ids.has(campaign_instance_id),
  );
  return at === -1
    ? null
    : invalid(`items.${at}.campaign_instance_id`, 'names no campaign of this order');
}

function invalid(path: string, message: string): Refusal {
  return { code: 'invalid_input', issues: [{ path, message }] };
}

const REFUSALS = {
  campaign_inactive: 'campaign_unavailable',
  campaign_wrong_order_type: 'campaign_unavailable',
  campaign_not_started: 'campaign_unavailable',
  campaign_ended: 'campaign_unavailable',
  campaign_not_served: 'campaign_unavailable',
  campaign_limit_reached: 'campaign_limit_reached',
  campaign_not_combinable: 'campaign_not_combinable',
  campaign_not_earned: 'campaign_not_earned',
} as const satisfies Record<CampaignRefusal['code'], ErrorCode>;

/** The first reason, with every campaign that it is true of. */
function refuse({ reason }: RefusedCampaign, all: readonly RefusedCampaign[]): Refusal {
  const code = REFUSALS[reason.code];
  const campaigns = all.filter((each) => REFUSALS[each.reason.code] === code).map(nameRefused);
  const served = reason.code === 'campaign_not_served' ? { served: [...reason.served] } : {};
  return { code, detail: `Why: ${reason.code}.`, campaigns, ...served };
}

function nameRefused({ campaign_instance_id, campaign, reason }: RefusedCampaign): NamedCampaign {
  const { campaign_id, name } = campaign;
  const missing = reason.code === 'campaign_not_earned' ? { missing: toWire(reason.missing) } : {};
  return { campaign_instance_id, campaign_id, name, ...missing };
}

type EarnedReason = Extract<CampaignRefusal, { code: 'campaign_not_earned' }>;

function toWire(missing: EarnedReason['missing']): NonNullable<NamedCampaign['missing']> {
  switch (missing.code) {
    case 'spend_more':
      return { ...missing };
    case 'groups_incomplete':
      return {
        ...missing,
        groups: missing.groups.map((group) => ({ ...group, item_ids: [...group.item_ids] })),
      };
    case 'entity_missing':
      return {
        code: missing.code,
        item_ids: [...missing.item_ids],
        category_ids: [...missing.category_ids],
        menu_ids: [...missing.menu_ids],
      };
  }
}

import { createHash } from 'node:crypto';
import type { AppliedCampaign } from '@comanda/campaigns';
import type { Campaign } from '@comanda/contracts';
import type { Refusal } from '../../http/refusal';

/** One use of a limited campaign: of everybody's, or of what one guest may. */
export type Redemption = {
  readonly campaign_id: string;
  readonly name: string;
  readonly campaign_instance_id: string;
  readonly subject: string;
  readonly most: number;
};

/** Known identity of a guest. */
export type Redeemer = {
  readonly guest_id: string;
  /** Their phone number, once a code has shown that it is theirs: anybody can type another's. */
  readonly verified_phone: string | null;
  /** The party, where it is one guest's own; tablemates are each their own. */
  readonly table_session_id: string | null;
};

/** The subject under which all uses of a campaign are counted. */
export const EVERYBODY = 'all';

/** Uses of campaigns by an order. An order uses a campaign once, however many instances it has. */
export function redemptionsOf(
  instances: readonly AppliedCampaign[],
  redeemer: Redeemer,
): Redemption[] {
  const first = new Map(instances.toReversed().map((each) => [each.campaign.campaign_id, each]));
  return [...first.values()]
    .flatMap(({ campaign, campaign_instance_id }) =>
      limitsOf(campaign, redeemer).map((limit) => {
        const { campaign_id, name } = campaign;
        return { campaign_id, name, campaign_instance_id, ...limit };
      }),
    )
    .toSorted(inOrderOfLocks);
}

/** The limits of a campaign that concern a guest; none for most campaigns. */
export function limitsOf(
  { max_redemptions, max_redemptions_per_guest }: Campaign,
  redeemer: Redeemer,
): Pick<Redemption, 'subject' | 'most'>[] {
  return [
    ...(max_redemptions === null ? [] : [{ subject: EVERYBODY, most: max_redemptions }]),
    ...(max_redemptions_per_guest === null
      ? []
      : subjectsOf(redeemer).map((subject) => ({ subject, most: max_redemptions_per_guest }))),
  ];
}

/** A phone number is kept as a hash: the counter outlives the guest. */
export function subjectOfPhone(phone_number: string): string {
  return `phone:${createHash('sha256').update(phone_number).digest('base64url')}`;
}

function subjectsOf({ guest_id, verified_phone, table_session_id }: Redeemer): string[] {
  return [
    `guest:${guest_id}`,
    ...(table_session_id === null ? [] : [`party:${table_session_id}`]),
    ...(verified_phone === null ? [] : [subjectOfPhone(verified_phone)]),
  ];
}

/** Everybody takes the counters in the same order, so that nobody waits for each other in a circle. */
function inOrderOfLocks(a: Redemption, b: Redemption): number {
  return keyOf(a) < keyOf(b) ? -1 : 1;
}

function keyOf({ campaign_id, subject }: Pick<Redemption, 'campaign_id' | 'subject'>): string {
  return `${campaign_id} ${subject}`;
}

/** Which campaigns are used up, when not all uses were counted; null when they were. */
export function refuseUsedUp(
  redemptions: readonly Redemption[],
  counted: readonly Pick<Redemption, 'campaign_id' | 'subject'>[],
): Refusal | null {
  const keys = new Set(counted.map(keyOf));
  const lost = redemptions.filter((each) => !keys.has(keyOf(each)));
  if (lost.length === 0) return null;
  const campaigns = new Map(
    lost.map(({ campaign_id, campaign_instance_id, name }) => [
      campaign_id,
      { campaign_instance_id, campaign_id, name },
    ]),
  );
  return { code: 'campaign_used_up', campaigns: [...campaigns.values()] };
}

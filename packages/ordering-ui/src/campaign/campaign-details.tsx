import type { Item } from '@comanda/contracts';
import { type CampaignView, useCart, useOfferedPlace } from '@comanda/ordering';
import { Banner, Button } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoodPicture } from '../dishes/food-picture';
import { InSight } from '@comanda/web/page';
import { RewardPicker } from '../reward-reminder/reward-picker';
import { useBlockedCampaignText } from './use-blocked-campaign-text';
import { useFormat } from '../times/use-format';
import { useSuggestionText } from './use-suggestion-text';
import { useToldCampaigns } from './use-told-campaigns';
import styles from './campaign-details.module.css';
import { dishGroups } from './dish-groups';
import { DishSection } from './dish-section';

type CampaignDetailsProps = {
  readonly detail: CampaignView;
  readonly itemPath: (item: Item) => string;
};

/** Shows a campaign's reward, its missing conditions, and the dishes that count towards it. */
export function CampaignDetails({ detail, itemPath }: CampaignDetailsProps) {
  const placeOf = useOfferedPlace();
  const { campaign } = detail;
  return (
    <>
      {campaign.image && (
        <div className={styles.picture}>
          <FoodPicture
            image={campaign.image}
            ratio="16 / 9"
            sizes="(min-width: 48rem) 44rem, 100vw"
          />
        </div>
      )}
      {campaign.description && (
        <p className={styles.description} dir="auto">
          {campaign.description}
        </p>
      )}
      <Standing detail={detail} itemPath={itemPath} />
      {dishGroups(detail, placeOf).map((group, place) => (
        // Groups may have the same name, and they have no other.
        // oxlint-disable-next-line react/no-array-index-key
        <DishSection key={place} group={group} itemPath={itemPath} />
      ))}
    </>
  );
}

/** How the order stands to it, and what can be done about that. */
function Standing({ detail, itemPath }: CampaignDetailsProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const suggestionText = useSuggestionText();
  const blockedText = useBlockedCampaignText();
  const { take, takeOut } = useToldCampaigns();
  const { unclaimed } = useCart();
  const { campaign, block, missing, groups, instance_ids, is_automatic, discount } = detail;
  const isInOrder = instance_ids.length > 0;
  const [wasInOrder] = useState(isInOrder);
  if (block) return <Banner tone="warning">{blockedText(block)}</Banner>;
  if (isInOrder) {
    const rewards = unclaimed.filter(({ campaign_instance_id }) =>
      instance_ids.includes(campaign_instance_id),
    );
    const told = (
      <div className={styles.told}>
        <Banner
          tone="success"
          isLive
          action={
            !is_automatic && (
              <Button size="small" tone="secondary" onClick={() => instance_ids.forEach(takeOut)}>
                {t('common.remove')}
              </Button>
            )
          }
        >
          {discount > 0
            ? t('cart.promotions.in_order', { amount: money(discount) })
            : t('cart.promotions.earned', { name: campaign.name })}
        </Banner>
        {rewards.map((reward) => (
          <RewardPicker key={reward.campaign_instance_id} reward={reward} itemPath={itemPath} />
        ))}
      </div>
    );
    return wasInOrder ? told : <InSight>{told}</InSight>;
  }
  return (
    <Banner
      isLive
      action={
        missing === null &&
        !is_automatic &&
        // There it is taken at the end of the page.
        groups.length === 0 && (
          <Button size="small" onClick={() => take(campaign)}>
            {t('cart.promotions.take')}
          </Button>
        )
      }
    >
      {suggestionText({ campaign, missing })}
    </Banner>
  );
}

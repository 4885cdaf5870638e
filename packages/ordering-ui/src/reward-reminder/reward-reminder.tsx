import type { UnclaimedReward } from '@comanda/campaigns';
import type { Campaign, Item } from '@comanda/contracts';
import { Banner, Button, Sheet, VisuallyHidden } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { InSight } from '@comanda/web/page';
import { RewardPicker } from './reward-picker';
import { useToldCampaigns } from '../campaign/use-told-campaigns';
import styles from './reward-reminder.module.css';

type RewardReminderProps = {
  readonly isOpen: boolean;
  readonly rewards: readonly UnclaimedReward[];
  /** Campaigns with a reward once added. */
  readonly waiting: readonly Campaign[];
  readonly itemPath: (item: Item) => string;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
};

/** Before an order goes out: something free was earned and not taken or not chosen. It can be taken and chosen here. */
export function RewardReminder(props: RewardReminderProps) {
  const { isOpen, rewards, waiting, itemPath, onCancel, onSubmit } = props;
  const { t } = useTranslation();
  const { take } = useToldCampaigns();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onCancel}
      title={t('cart.reward.title')}
      closeLabel={t('common.close')}
      footer={
        <div className={styles.foot}>
          <Button tone="secondary" isWide onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button tone="secondary" isWide onClick={onSubmit}>
            {t('cart.reward.submit')}
          </Button>
        </div>
      }
    >
      {/* The tapped button to take or choose something is gone then. */}
      <InSight key={rewards.length}>
        <div className={styles.rewards}>
          {rewards.map((reward) => (
            <RewardPicker
              key={reward.campaign_instance_id}
              reward={reward}
              itemPath={itemPath}
              isMain
            />
          ))}
          {waiting.map((campaign) => (
            <Banner
              key={campaign.campaign_id}
              action={
                <Button size="small" onClick={() => take(campaign)}>
                  {t('cart.promotions.take')}
                  <VisuallyHidden> {campaign.name}</VisuallyHidden>
                </Button>
              }
            >
              {t('cart.promotions.earned', { name: campaign.name })}
            </Banner>
          ))}
        </div>
      </InSight>
    </Sheet>
  );
}

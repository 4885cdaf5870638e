import type { UnclaimedReward } from '@comanda/campaigns';
import type { Item } from '@comanda/contracts';
import { Button, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { RewardPicker } from '#shared/reward-picker';
import styles from './reward-reminder.module.css';

type RewardReminderProps = {
  readonly isOpen: boolean;
  readonly rewards: readonly UnclaimedReward[];
  readonly itemPath: (item: Item) => string;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
};

/** Before an order goes out: something free was earned and not chosen. It can be chosen here. */
export function RewardReminder(props: RewardReminderProps) {
  const { isOpen, rewards, itemPath, onCancel, onSubmit } = props;
  const { t } = useTranslation();
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
      <div className={styles.rewards}>
        {rewards.map((reward) => (
          <RewardPicker
            key={reward.campaign_instance_id}
            reward={reward}
            itemPath={itemPath}
            isMain
          />
        ))}
      </div>
    </Sheet>
  );
}

import type { UnclaimedReward } from '@comanda/campaigns';
import { Button, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/use-format';
import styles from './reward-reminder.module.css';

type RewardReminderProps = {
  readonly isOpen: boolean;
  readonly rewards: readonly UnclaimedReward[];
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
};

/** Before an order goes out: something free was earned and not chosen. */
export function RewardReminder({ isOpen, rewards, onCancel, onSubmit }: RewardReminderProps) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const names = list(rewards.map(({ campaign }) => campaign.name));
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onCancel}
      title={t('cart.reward.title')}
      closeLabel={t('common.close')}
      footer={
        <div className={styles.foot}>
          <Button size="large" isWide onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button size="large" tone="secondary" isWide onClick={onSubmit}>
            {t('cart.reward.submit')}
          </Button>
        </div>
      }
    >
      <p>{t('cart.reward.body', { names })}</p>
    </Sheet>
  );
}

import type { UnclaimedReward } from '@comanda/campaigns';
import { useCampaignActions, useCatalogue } from '@comanda/ordering';
import { Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { toasts } from './toasts';
import styles from './reward-picker.module.css';

type RewardPickerProps = {
  readonly reward: UnclaimedReward;
  /** Whether picking is what there is to do here, and not something beside an order. */
  readonly isMain?: boolean;
  readonly onPick?: () => void;
};

/** What a campaign gives away, to be picked by the guest. */
export function RewardPicker({ reward, isMain = false, onPick }: RewardPickerProps) {
  const { t } = useTranslation();
  const { index } = useCatalogue();
  const { pickReward } = useCampaignActions();
  const { campaign, campaign_instance_id, item_ids } = reward;
  const items = item_ids.flatMap((id) => index.get(id)?.item ?? []);

  function pick(item_id: string, name: string) {
    const { ok } = pickReward(campaign_instance_id, item_id);
    toasts.show({
      message: t(ok ? 'item.added' : 'item.not_available', { name }),
      tone: ok ? 'success' : 'danger',
      id: 'added',
    });
    onPick?.();
  }

  return (
    <div role="group" aria-label={t('cart.promotions.pick', { name: campaign.name })}>
      <p className={styles.hint}>{t('cart.promotions.pick', { name: campaign.name })}</p>
      <div className={styles.choices}>
        {items.map(({ item_id, name, is_in_stock }) => (
          <Button
            key={item_id}
            size={isMain ? 'large' : 'small'}
            tone={isMain ? 'primary' : 'secondary'}
            disabled={!is_in_stock}
            onClick={() => pick(item_id, name)}
          >
            {t('cart.promotions.pick_item', { name })}
          </Button>
        ))}
      </div>
    </div>
  );
}

import type { UnclaimedReward } from '@comanda/campaigns';
import type { Item } from '@comanda/contracts';
import { useCampaignActions, useCatalogue, useOfferedPlace } from '@comanda/ordering';
import { Button, LinkButton } from '@comanda/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { canAddAtOnce } from '../dishes/can-add-at-once';
import { toasts } from '@comanda/web/toasts';
import { withSearch } from '@comanda/web/page';
import styles from './reward-picker.module.css';

type RewardPickerProps = {
  readonly reward: UnclaimedReward;
  /** Where a dish is chosen that asks something. */
  readonly itemPath: (item: Item) => string;
  /** Whether picking is what there is to do here, and not something beside an order. */
  readonly isMain?: boolean;
  /** Content beside the promotion's name. */
  readonly beside?: ReactNode;
  readonly onPick?: () => void;
};

/** More have a box of their own to scroll in. */
const FEW = 12;

/** Lets the guest pick a campaign's free dishes. */
export function RewardPicker(props: RewardPickerProps) {
  const { reward, itemPath, isMain = false, beside, onPick } = props;
  const { t } = useTranslation();
  const id = useId();
  const { index } = useCatalogue();
  const placeOf = useOfferedPlace();
  const { pickReward } = useCampaignActions();
  const { campaign, campaign_instance_id, item_ids } = reward;
  // None named = anything.
  const ids = item_ids.length === 0 ? [...index.keys()] : item_ids;
  const items = ids.flatMap((each) => placeOf(each)?.item ?? []);
  const look = {
    size: isMain ? 'large' : 'medium',
    tone: isMain ? 'primary' : 'secondary',
    isWide: true,
  } as const;

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
    <div role="group" aria-labelledby={`${id}-name ${id}-what`} className={styles.reward}>
      <div className={styles.head}>
        <p id={`${id}-name`} className={styles.name} dir="auto">
          {campaign.name}
        </p>
        {beside}
      </div>
      <p id={`${id}-what`}>{t('cart.promotions.pick')}</p>
      <div className={styles.choices} data-many={items.length > FEW || undefined}>
        {items.map((item) =>
          item.is_in_stock && !canAddAtOnce(item) ? (
            <LinkButton
              key={item.item_id}
              component={Link}
              to={withSearch(itemPath(item), 'reward', campaign_instance_id)}
              {...look}
            >
              {t('cart.promotions.pick_item', { name: item.name })}
            </LinkButton>
          ) : (
            <Button
              key={item.item_id}
              disabled={!item.is_in_stock}
              onClick={() => pick(item.item_id, item.name)}
              {...look}
            >
              {t('cart.promotions.pick_item', { name: item.name })}
            </Button>
          ),
        )}
      </div>
    </div>
  );
}

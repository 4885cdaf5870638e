import type { ApiClient } from '@comanda/api-client';
import type { OrderItem, Receipt } from '@comanda/contracts';
import { IconButton, ThumbIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { toasts } from '#shared/toasts';
import styles from './item-rating.module.css';
import { type Thumb, useThumb } from './use-thumb';

type ItemRatingProps = {
  readonly client: ApiClient;
  readonly receipt: Pick<Receipt, 'guest_id' | 'item_ratings'>;
  readonly item: Pick<OrderItem, 'item_id' | 'name'>;
};

/** How a dish was: a thumb up, or down. It can be changed, not taken back. */
export function ItemRating({ client, receipt, item }: ItemRatingProps) {
  const { t } = useTranslation();
  const { item_id, name } = item;
  const { thumb, give } = useThumb({
    client,
    receipt,
    item_id,
    onFailed: () => toasts.show({ message: t('rating.failed'), tone: 'danger' }),
  });

  function button(given: Thumb, label: string) {
    return (
      <IconButton
        className={styles.thumb}
        label={label}
        icon={<ThumbIcon className={given === -1 ? styles.down : undefined} />}
        aria-pressed={thumb === given}
        onClick={() => {
          if (thumb !== given) give(given);
        }}
      />
    );
  }

  return (
    <div className={styles.thumbs}>
      {button(1, t('rating.liked', { name }))}
      {button(-1, t('rating.disliked', { name }))}
    </div>
  );
}

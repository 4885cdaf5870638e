import { IconButton, ThumbIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './item-rating.module.css';
import type { Thumb } from './use-thumbs';

type ItemRatingProps = {
  /** The dish. */
  readonly name: string;
  readonly thumb: Thumb | undefined;
  readonly onGive: (thumb: Thumb) => void;
};

/** How a dish was: a thumb up, or down. It can be changed, not taken back. */
export function ItemRating({ name, thumb, onGive }: ItemRatingProps) {
  const { t } = useTranslation();
  const label = { [1]: t('rating.liked', { name }), [-1]: t('rating.disliked', { name }) };
  return (
    <div className={styles.thumbs}>
      {([1, -1] as const).map((each) => (
        <IconButton
          key={each}
          className={styles.thumb}
          label={label[each]}
          icon={<ThumbIcon className={each === -1 ? styles.down : undefined} />}
          aria-pressed={thumb === each}
          onClick={() => {
            if (thumb !== each) onGive(each);
          }}
        />
      ))}
    </div>
  );
}

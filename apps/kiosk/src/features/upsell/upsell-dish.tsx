import type { Item } from '@comanda/contracts';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import { useFormat } from '@comanda/ordering-ui/times';
import { LinkButton, Price, VisuallyHidden } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './upsell.module.css';

type UpsellDishProps = {
  readonly item: Item;
  readonly itemPath: string;
  readonly menuPath: string;
  /** A way was taken, perhaps to the page below. */
  readonly onLeave: () => void;
};

/** One dish of a slide, with the ways to it and to its menu. */
export function UpsellDish({ item, itemPath, menuPath, onLeave }: UpsellDishProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <li className={styles.dish}>
      {item.image && (
        <div className={styles.media}>
          <FoodPicture image={item.image} ratio="4 / 3" sizes="18rem" isPriority />
        </div>
      )}
      <p className={styles.name} dir="auto">
        {item.name}
      </p>
      <Price>{money(item.price)}</Price>
      <LinkButton component={Link} to={itemPath} isWide onClick={onLeave}>
        {t('kiosk.upsell.choose')}
        <VisuallyHidden> {item.name}</VisuallyHidden>
      </LinkButton>
      <LinkButton component={Link} to={menuPath} tone="quiet" isWide onClick={onLeave}>
        {t('kiosk.upsell.browse')}
        <VisuallyHidden> {item.name}</VisuallyHidden>
      </LinkButton>
    </li>
  );
}

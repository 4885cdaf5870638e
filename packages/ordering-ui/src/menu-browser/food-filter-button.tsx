import type { Menu } from '@comanda/contracts';
import { useFoodFilter } from '@comanda/ordering/food-filter';
import { Badge, Button, LeafIcon, VisuallyHidden } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './food-filter.module.css';
import { FoodFilterSheet } from './food-filter-sheet';
import { tellsWhatIsIn } from './tells-what-is-in';

type FoodFilterButtonProps = {
  /** How many dishes of the page the filter hides. */
  readonly hidden: number;
  readonly menus: readonly Menu[];
};

/** Opens what the guest does not eat, and tells how many dishes are left out because of it. Nothing where no dish could be told from another. */
export function FoodFilterButton({ hidden, menus }: FoodFilterButtonProps) {
  const { t } = useTranslation();
  const filter = useFoodFilter();
  const [isOpen, setOpen] = useState(false);
  if (filter.count === 0 && !isOpen && !tellsWhatIsIn(menus)) return null;
  return (
    <div className={styles.bar}>
      <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
        <LeafIcon /> {t('menu.filter.title')}
        {filter.count > 0 && (
          <>
            <Badge tone="brand">
              <span aria-hidden>{filter.count}</span>
            </Badge>
            <VisuallyHidden>{t('menu.filter.active', { count: filter.count })}</VisuallyHidden>
          </>
        )}
      </Button>
      <p className={styles.hidden} role="status">
        {hidden > 0 && t('menu.filter.hidden', { count: hidden })}
      </p>
      <FoodFilterSheet filter={filter} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

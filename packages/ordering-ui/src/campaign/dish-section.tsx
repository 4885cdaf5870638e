import { soldOutLast } from '@comanda/cart';
import type { Item } from '@comanda/contracts';
import { useOfferedMenus } from '@comanda/ordering';
import { Badge, CheckIcon } from '@comanda/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { COMES_BACK } from '@comanda/web/page';
import { ItemRow } from '../dishes/item-row';
import { useRows } from '../dishes/use-rows';
import { useServedText } from '../times/use-served-text';
import styles from './campaign-details.module.css';
import type { DishGroup, GroupProgress } from './dish-groups';

type DishSectionProps = {
  readonly group: DishGroup;
  readonly itemPath: (item: Item) => string;
};

/** Dishes that count for a campaign, to be added from here, or that it gives away; how many are wanted, and how many of them are in the order. */
export function DishSection({ group, itemPath }: DishSectionProps) {
  const { t } = useTranslation();
  const servedText = useServedText();
  const rows = useRows();
  const titleId = useId();
  const offers = new Map(useOfferedMenus().map((each) => [each.menu.menu_id, each]));
  const { kind, name, progress, items } = group;
  const shown = items.filter(({ menu_id }) => offers.has(menu_id));
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title} dir="auto">
          {name || t(`cart.promotions.${kind}`)}
        </h2>
        {progress && <Progress {...progress} />}
      </div>
      <ul>
        {soldOutLast(shown).map((item) => {
          const { can_order = false, not_served = null } = offers.get(item.menu_id) ?? {};
          return (
            <li key={item.item_id}>
              <ItemRow
                item={item}
                to={itemPath(item)}
                state={COMES_BACK}
                // Free dishes are added as rewards, not at their price.
                canOrder={can_order && kind === 'counts'}
                served={not_served && servedText(not_served)}
                rows={rows}
                isPriority={false}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Progress({ wanted, filled }: GroupProgress) {
  const { t } = useTranslation();
  const isFull = filled >= wanted;
  return (
    <p className={styles.progress}>
      <span>{t('item.rule.exactly', { count: wanted })}</span>
      <Badge tone={isFull ? 'success' : 'neutral'}>
        {isFull && <CheckIcon />} <span>{t('cart.promotions.filled', { filled, wanted })}</span>
      </Badge>
    </p>
  );
}

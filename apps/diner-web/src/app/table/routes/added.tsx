import { findPlace } from '@comanda/cart';
import { useCatalogue } from '@comanda/ordering';
import { CheckIcon, LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import { useParty } from '../party-context';
import { TableBar } from '../table-bar';
import { TablePage } from '../table-page';
import styles from './added.module.css';

/** Shows the added item; a tap anywhere leads back to its category. */
export function AddedRoute() {
  const { t } = useTranslation();
  const { paths } = useParty();
  const { index } = useCatalogue();
  const [search] = useSearchParams();
  const [item_id, menu_id] = [search.get('item_id') ?? '', search.get('menu_id')];
  const entry = findPlace(index, { item_id, menu_id });
  if (!entry) return <Navigate to={paths.menus} replace />;
  const { item, menu, category } = entry;
  const onPath = paths.category({ menu_id: menu.menu_id, category_id: category.category_id });
  return (
    <TablePage title={t('table.added.title')} backTo={onPath} isNarrow bar={<TableBar />}>
      <div>
        <Link className={styles.added} to={onPath} replace>
          {item.image ? (
            <span className={styles.media}>
              <FoodPicture
                image={item.image}
                ratio="4 / 3"
                sizes="(min-width: 34rem) 34rem, 92vw"
              />
            </span>
          ) : (
            <span className={styles.mark}>
              <CheckIcon />
            </span>
          )}
          <strong className={styles.name}>{item.name}</strong>
          <span>{t('table.added.go_on')}</span>
        </Link>
      </div>
      <LinkButton component={Link} to={paths.logoView} tone="secondary" isWide>
        {t('table.menus.title')}
      </LinkButton>
    </TablePage>
  );
}

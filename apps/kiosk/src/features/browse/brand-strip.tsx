import type { Menu } from '@comanda/contracts';
import { useOfferedMenus } from '@comanda/ordering';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useKioskPath } from '#app/use-go';
import styles from './brand-strip.module.css';

/** The brands side by side; nothing where there is only one. */
export function BrandStrip({ current }: { readonly current: Menu }) {
  const { t } = useTranslation();
  const path = useKioskPath();
  const offered = useOfferedMenus();
  if (offered.length < 2) return null;
  return (
    <nav className={styles.strip} aria-label={t('menu.menus')}>
      {offered.map(({ menu, not_served }) => (
        <Link
          key={menu.menu_id}
          className={styles.brand}
          data-muted={not_served ? '' : undefined}
          aria-current={menu.menu_id === current.menu_id ? 'page' : undefined}
          to={path('browse', { menu: menu.menu_id })}
        >
          {menu.image && (
            <span className={styles.media}>
              <FoodPicture image={menu.image} ratio="16 / 9" sizes="10rem" isPriority />
            </span>
          )}
          <span className={styles.name}>{menu.name}</span>
        </Link>
      ))}
    </nav>
  );
}

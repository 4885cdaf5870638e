import type { Menu } from '@comanda/contracts';
import { useOfferedMenus } from '@comanda/ordering';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import { useNestedTheme } from '@comanda/web/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useKioskPath } from '#app/use-go';
import styles from './brand-strip.module.css';

/** The brands side by side, each in its own look; nothing where there is only one. */
export function BrandStrip({ current }: { readonly current: Menu }) {
  const { t } = useTranslation();
  const offered = useOfferedMenus();
  if (offered.length < 2) return null;
  return (
    <nav className={styles.strip} aria-label={t('menu.menus')}>
      {offered.map(({ menu, not_served }) => (
        <Brand
          key={menu.menu_id}
          menu={menu}
          isCurrent={menu.menu_id === current.menu_id}
          isMuted={not_served !== null}
        />
      ))}
    </nav>
  );
}

type BrandProps = {
  readonly menu: Menu;
  readonly isCurrent: boolean;
  readonly isMuted: boolean;
};

function Brand({ menu, isCurrent, isMuted }: BrandProps) {
  const path = useKioskPath();
  const theme = useNestedTheme(menu.theme);
  const { name, image, logo } = menu;
  return (
    <Link
      className={styles.brand}
      data-muted={isMuted ? '' : undefined}
      data-branded={menu.theme ? '' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      to={path('browse', { menu: menu.menu_id })}
      {...theme}
    >
      {logo ? (
        <span className={styles.logo}>
          <FoodPicture image={logo} sizes="6rem" isPriority />
        </span>
      ) : (
        image && (
          <span className={styles.media}>
            <FoodPicture image={image} ratio="16 / 9" sizes="10rem" isPriority />
          </span>
        )
      )}
      <span className={styles.name}>{name}</span>
    </Link>
  );
}

import type { Image, Menu } from '@comanda/contracts';
import { type OfferedMenu, useComingMenus, useRestaurant } from '@comanda/ordering';
import { Badge, Banner, LinkButton, Tile, VisuallyHidden } from '@comanda/ui';
import { useNestedTheme } from '@comanda/web/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FoodPicture } from '../dishes/food-picture';
import styles from './brand-tiles.module.css';
import { useServedText } from '../times/use-served-text';

type BrandTilesProps = {
  readonly offered: readonly OfferedMenu[];
  readonly menuPath: (menu: Menu) => string;
  /** Whether what they are is to be seen; not where the page shows it. */
  readonly hasTitle?: boolean;
};

/** The menus as large pictures: those served now first, the others readable but stepping back, and last what is announced. */
export function BrandTiles({ offered, menuPath, hasTitle = true }: BrandTilesProps) {
  const { t } = useTranslation();
  const servedText = useServedText();
  const coming = useComingMenus();
  const servedFirst = offered.toSorted((a, b) => Number(!!a.not_served) - Number(!!b.not_served));
  if (offered.length + coming.length === 0) return <NoMenus />;
  return (
    <section aria-labelledby="menus-title">
      <h2 id="menus-title" className={hasTitle ? styles.title : undefined}>
        {hasTitle ? t('menu.menus') : <VisuallyHidden>{t('menu.menus')}</VisuallyHidden>}
      </h2>
      <ul className={styles.grid}>
        {servedFirst.map(({ menu, not_served }) => (
          <BrandTile
            key={menu.menu_id}
            menu={menu}
            to={menuPath(menu)}
            label={not_served && servedText(not_served)}
          />
        ))}
        {coming.map((menu) => (
          <BrandTile key={menu.menu_id} menu={menu} label={t('schedule.coming_soon')} />
        ))}
      </ul>
    </section>
  );
}

type BrandTileProps = {
  readonly menu: Menu;
  /** Where it leads; an announced menu leads nowhere yet. */
  readonly to?: string;
  /** Why it cannot be ordered from now; such a menu is muted. */
  readonly label: string | null;
};

/** One menu, in the look of its brand while it is served. */
function BrandTile({ menu, to, label }: BrandTileProps) {
  const theme = useNestedTheme(menu.theme);
  const { name, description, image, logo } = menu;
  const shown = {
    title: name,
    description,
    picture: image && <MenuPicture image={image} />,
    mark: logo && <FoodPicture image={logo} sizes="8rem" />,
    badge: label && <Badge>{label}</Badge>,
    isMuted: label !== null,
    isFilled: Boolean(menu.theme) && label === null,
  };
  return (
    <li {...theme}>
      {to === undefined ? (
        <Tile component="span" {...shown} />
      ) : (
        <Tile component={Link} to={to} {...shown} />
      )}
    </li>
  );
}

/** Actions shown before any menu exists. */
function NoMenus() {
  const { t } = useTranslation();
  const { phone_number } = useRestaurant();
  return (
    <Banner
      title={t('menu.no_menus.title')}
      action={
        phone_number && (
          <LinkButton component="a" href={`tel:${phone_number}`} size="small" tone="secondary">
            {t('common.call')}
          </LinkButton>
        )
      }
    >
      {t('menu.no_menus.body')}
    </Banner>
  );
}

function MenuPicture({ image }: { readonly image: Image }) {
  return <FoodPicture image={image} ratio="16 / 9" sizes="(min-width: 48rem) 22rem, 92vw" />;
}

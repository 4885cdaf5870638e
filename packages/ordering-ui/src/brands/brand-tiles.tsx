import type { Image, Menu } from '@comanda/contracts';
import { type OfferedMenu, useComingMenus, useRestaurant } from '@comanda/ordering';
import { Badge, Banner, LinkButton, Tile, VisuallyHidden } from '@comanda/ui';
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
          <li key={menu.menu_id}>
            <Tile
              component={Link}
              to={menuPath(menu)}
              title={menu.name}
              description={menu.description}
              isMuted={not_served !== null}
              badge={not_served && <Badge>{servedText(not_served)}</Badge>}
              picture={menu.image && <MenuPicture image={menu.image} />}
            />
          </li>
        ))}
        {coming.map((menu) => (
          <li key={menu.menu_id}>
            <Tile
              component="span"
              title={menu.name}
              description={menu.description}
              isMuted
              badge={<Badge>{t('schedule.coming_soon')}</Badge>}
              picture={menu.image && <MenuPicture image={menu.image} />}
            />
          </li>
        ))}
      </ul>
    </section>
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

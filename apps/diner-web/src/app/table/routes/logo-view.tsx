import { useOfferedMenus, useRestaurant } from '@comanda/ordering';
import { BrandTiles } from '#features/brands/brand-tiles';
import { PopularDishes } from '#features/popular-dishes/popular-dishes';
import { RestaurantHero } from '#features/restaurant-hero/restaurant-hero';
import { LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { latePart } from '#shared/late-part';
import { OptionalPart } from '#shared/optional-part';
import { useParty } from '../party-context';
import { TableBar } from '../table-bar';
import { TablePage } from '../table-page';

const FeaturedCampaigns = latePart(() =>
  import('#features/featured-campaigns/featured-campaigns').then((m) => m.FeaturedCampaigns),
);

// Last, like what is promoted: it says what else there is, and nothing waits for it.
const TableHouse = latePart(() =>
  import('#app/house/table-house-links').then((m) => m.TableHouseLinks),
);

/** Where ordering begins: the restaurant’s face, its favourites, its menus and what it promotes. */
export function LogoViewRoute() {
  const { t } = useTranslation();
  const { name } = useRestaurant();
  const { paths } = useParty();
  const offered = useOfferedMenus();
  return (
    <TablePage title={name} bar={<TableBar />} hasSearch hasFace>
      <RestaurantHero />
      <PopularDishes
        menus={offered.filter(({ can_order }) => can_order).map(({ menu }) => menu)}
        itemPath={paths.item}
      />
      <BrandTiles offered={offered} menuPath={({ menu_id }) => paths.oneMenu(menu_id)} />
      <OptionalPart>
        <FeaturedCampaigns campaignPath={({ campaign_id }) => paths.oneCampaign(campaign_id)} />
      </OptionalPart>
      <LinkButton component={Link} to={paths.campaigns} tone="secondary" isWide>
        {t('menu.promotions')}
      </LinkButton>
      <OptionalPart>
        <TableHouse />
      </OptionalPart>
    </TablePage>
  );
}

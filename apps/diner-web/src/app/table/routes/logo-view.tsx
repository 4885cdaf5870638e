import { useOfferedMenus, useRestaurant } from '@comanda/ordering';
import { TableHotelLinks } from '#app/hotel/table-hotel-links';
import { BrandTiles } from '@comanda/ordering-ui/brands';
import { FeaturedCampaigns } from '@comanda/ordering-ui/featured-campaigns';
import { PopularDishes } from '@comanda/ordering-ui/popular-dishes';
import { RestaurantHero } from '#features/restaurant-hero/restaurant-hero';
import { LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OptionalPart } from '@comanda/web/late';
import { useParty } from '../party-context';
import { TableBar } from '../table-bar';
import { TablePage } from '../table-page';

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
      <FeaturedCampaigns campaignPath={({ campaign_id }) => paths.oneCampaign(campaign_id)} />
      <LinkButton component={Link} to={paths.campaigns} tone="secondary" isWide>
        {t('menu.promotions')}
      </LinkButton>
      <OptionalPart>
        <TableHotelLinks />
      </OptionalPart>
    </TablePage>
  );
}

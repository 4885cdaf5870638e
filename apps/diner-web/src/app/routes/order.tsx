import { useOfferedMenus, useOrdering, useRestaurant } from '@comanda/ordering';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { WebHotelLinks } from '#app/hotel/web-hotel-links';
import { pathTo } from '#app/paths';
import { useItemPath } from '#app/use-item-path';
import { MenuPage } from '#app/web-pages';
import { BrandTiles } from '@comanda/ordering-ui/brands';
import { FeaturedCampaigns } from '@comanda/ordering-ui/featured-campaigns';
import { PopularDishes } from '@comanda/ordering-ui/popular-dishes';
import { RestaurantHero } from '#features/restaurant-hero/restaurant-hero';
import { OptionalPart, whenIdle } from '@comanda/web/late';
import { Page } from '@comanda/web/page';
import { CurrentCartBar } from './current-cart-bar';
import { PageActions } from './page-actions';

/** Shows the restaurant's favourites, its menus, and its promotions. */
export function OrderRoute() {
  const { endpoint } = useOrdering();
  const { name } = useRestaurant();
  const itemPath = useItemPath();
  const offered = useOfferedMenus();
  const { i18n } = useTranslation();
  useEffect(
    // The next tap most likely opens a menu; what fails here is fetched again then.
    () => whenIdle(() => void MenuPage.preload(i18n).catch(() => undefined)),
    [i18n],
  );
  return (
    <Page title={name} siteName={name} actions={<PageActions />} bar={<CurrentCartBar />}>
      <RestaurantHero />
      <PopularDishes
        menus={offered.filter(({ not_served }) => !not_served).map(({ menu }) => menu)}
        itemPath={itemPath}
      />
      <BrandTiles
        offered={offered}
        menuPath={({ menu_id }) => pathTo('menu', { endpoint, menu_id })}
      />
      <FeaturedCampaigns
        allPath={pathTo('featured', { endpoint })}
        campaignPath={({ campaign_id }) => pathTo('campaign', { endpoint, campaign_id })}
      />
      <OptionalPart>
        <WebHotelLinks />
      </OptionalPart>
    </Page>
  );
}

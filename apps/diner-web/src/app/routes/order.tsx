import { useOfferedMenus, useOrdering, useRestaurant } from '@comanda/ordering';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '#app/paths';
import { useItemPath } from '#app/use-item-path';
import { MenuPage } from '#app/web-pages';
import { BrandTiles } from '#features/brands/brand-tiles';
import { PopularDishes } from '#features/popular-dishes/popular-dishes';
import { RestaurantHero } from '#features/restaurant-hero/restaurant-hero';
import { latePart } from '#shared/late-part';
import { OptionalPart } from '#shared/optional-part';
import { Page } from '#shared/page';
import { whenIdle } from '#shared/when-idle';
import { CurrentCartBar } from './current-cart-bar';
import { PageActions } from './page-actions';

// After the menus, so that nothing moves when it comes: it brings the rules of campaigns along, and the menus do not wait for them.
const FeaturedCampaigns = latePart(() =>
  import('#features/featured-campaigns/featured-campaigns').then((m) => m.FeaturedCampaigns),
);

// Last, like what is promoted: it says what else there is, and nothing waits for it.
const WebHouse = latePart(() => import('#app/house/web-house-links').then((m) => m.WebHouseLinks));

/** What the restaurant serves: its favourites, then its menus, then what it promotes. */
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
      <OptionalPart>
        <FeaturedCampaigns
          allPath={pathTo('featured', { endpoint })}
          campaignPath={({ campaign_id }) => pathTo('campaign', { endpoint, campaign_id })}
        />
      </OptionalPart>
      <OptionalPart>
        <WebHouse />
      </OptionalPart>
    </Page>
  );
}

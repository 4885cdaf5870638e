import { useOrdering, useRestaurant } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { pathTo } from '#app/paths';
import { OnceListed } from '@comanda/ordering-ui/campaign';
import { CampaignList } from '@comanda/ordering-ui/campaign-list';
import { Page } from '@comanda/web/page';
import { MENU_TEXTS, PageOnItsWay, useTexts } from '@comanda/web/late';
import { CurrentCartBar } from './current-cart-bar';
import { PageActions } from './page-actions';

/** Every promotion, what the restaurant wants seen first. */
export function FeaturedRoute() {
  const { t } = useTranslation();
  const { endpoint } = useOrdering();
  const { name } = useRestaurant();
  const areTextsThere = useTexts(MENU_TEXTS);
  if (!areTextsThere) return <PageOnItsWay />;
  return (
    <Page
      title={t('menu.promotions')}
      siteName={name}
      backTo={pathTo('order', { endpoint })}
      actions={<PageActions />}
      isNarrow
      bar={<CurrentCartBar />}
    >
      <OnceListed>
        <CampaignList
          campaignPath={({ campaign_id }) => pathTo('campaign', { endpoint, campaign_id })}
        />
      </OnceListed>
    </Page>
  );
}

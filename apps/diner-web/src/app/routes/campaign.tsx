import { useCampaign, useOrdering, useRestaurant } from '@comanda/ordering';
import { EmptyState, LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { pathTo } from '#app/paths';
import { useItemPath } from '#app/use-item-path';
import { CampaignBar, CampaignDetails, OnceListed } from '@comanda/ordering-ui/campaign';
import { Page } from '@comanda/web/page';
import { MENU_TEXTS, PageOnItsWay, useTexts } from '@comanda/web/late';
import { CurrentCartBar } from './current-cart-bar';
import { LanguageAction } from './language-action';

/** One promotion: what it gives, what is missing for it, and what is free once it is earned. */
export function CampaignRoute() {
  const { t } = useTranslation();
  const { endpoint } = useOrdering();
  const { name } = useRestaurant();
  const { campaign_id = '' } = useParams();
  const detail = useCampaign(campaign_id);
  const areTextsThere = useTexts(MENU_TEXTS);
  const orderPath = pathTo('order', { endpoint });
  const itemPath = useItemPath();
  if (!areTextsThere) return <PageOnItsWay />;
  const title = detail?.campaign.name ?? t('cart.promotions.title');
  return (
    <Page
      title={title}
      siteName={name}
      backTo={orderPath}
      isDetour
      actions={<LanguageAction />}
      isNarrow
      bar={
        <CampaignBar detail={detail}>
          <CurrentCartBar />
        </CampaignBar>
      }
    >
      <OnceListed>
        {detail ? (
          <CampaignDetails detail={detail} itemPath={itemPath} />
        ) : (
          <EmptyState
            title={t('error.campaign_unavailable')}
            action={
              <LinkButton component={Link} to={orderPath}>
                {t('cart.empty.action')}
              </LinkButton>
            }
          />
        )}
      </OnceListed>
    </Page>
  );
}

import { useCampaign } from '@comanda/ordering';
import { EmptyState, LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { CampaignBar, CampaignDetails, OnceListed } from '@comanda/ordering-ui/campaign';
import { useParty } from '../party-context';
import { TableBar } from '../table-bar';
import { TablePage } from '../table-page';

/** One promotion: what it gives, what is missing for it, and what is free once it is earned. */
export function TableCampaignRoute() {
  const { t } = useTranslation();
  const { paths } = useParty();
  const [search] = useSearchParams();
  const campaign_id = search.get('campaign_id');
  const detail = useCampaign(campaign_id ?? '');
  if (!campaign_id) return <Navigate to={paths.campaigns} replace />;
  return (
    <TablePage
      title={detail?.campaign.name ?? t('cart.promotions.title')}
      backTo={paths.campaigns}
      isDetour
      isNarrow
      bar={
        <CampaignBar detail={detail}>
          <TableBar />
        </CampaignBar>
      }
    >
      <OnceListed>
        {detail ? (
          <CampaignDetails detail={detail} itemPath={paths.item} />
        ) : (
          <EmptyState
            title={t('error.campaign_unavailable')}
            action={
              <LinkButton component={Link} to={paths.campaigns}>
                {t('menu.promotions')}
              </LinkButton>
            }
          />
        )}
      </OnceListed>
    </TablePage>
  );
}

import { useTranslation } from 'react-i18next';
import { OnceListed } from '@comanda/ordering-ui/campaign';
import { CampaignList } from '@comanda/ordering-ui/campaign-list';
import { useParty } from '../party-context';
import { TableBar } from '../table-bar';
import { TablePage } from '../table-page';

export function CampaignsRoute() {
  const { t } = useTranslation();
  const { paths } = useParty();
  return (
    <TablePage title={t('menu.promotions')} backTo={paths.logoView} isNarrow bar={<TableBar />}>
      <OnceListed>
        <CampaignList campaignPath={({ campaign_id }) => paths.oneCampaign(campaign_id)} />
      </OnceListed>
    </TablePage>
  );
}

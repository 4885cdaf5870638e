import type { Campaign } from '@comanda/contracts';
import { useFeaturedCampaigns } from '@comanda/ordering';
import { LinkButton, MediaRow, useIsLive, VisuallyHidden } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FoodPicture } from '../dishes/food-picture';
import styles from './featured-campaigns.module.css';

type FeaturedCampaignsProps = {
  readonly campaignPath: (campaign: Campaign) => string;
  /** Where all of them are; none where something else leads there. */
  readonly allPath?: string;
};

/** The promotions that the restaurant wants seen; each leads to what it is about. */
export function FeaturedCampaigns({ campaignPath, allPath }: FeaturedCampaignsProps) {
  const { t } = useTranslation();
  const campaigns = useFeaturedCampaigns();
  // They are read in the browser; a page that a server drew is first drawn as it came.
  const isLive = useIsLive();
  if (!isLive || campaigns.length === 0) return null;
  return (
    <section aria-labelledby="campaigns-title">
      <h2 id="campaigns-title" className={styles.title}>
        {t('menu.promotions')}
      </h2>
      <ul>
        {campaigns.map((campaign) => (
          <li key={campaign.campaign_id}>
            <MediaRow
              component={Link}
              to={campaignPath(campaign)}
              title={campaign.name}
              description={campaign.description}
              picture={
                campaign.image && <FoodPicture image={campaign.image} ratio="4 / 3" sizes="7rem" />
              }
            />
          </li>
        ))}
      </ul>
      {allPath && (
        <LinkButton component={Link} to={allPath} tone="quiet">
          {t('menu.more')}
          <VisuallyHidden> {t('menu.promotions')}</VisuallyHidden>
        </LinkButton>
      )}
    </section>
  );
}

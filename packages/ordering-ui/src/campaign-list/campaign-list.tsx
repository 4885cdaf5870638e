import type { Campaign } from '@comanda/contracts';
import { type CampaignView, useCampaigns } from '@comanda/ordering';
import { Badge, EmptyState, MediaRow } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FoodPicture } from '../dishes/food-picture';
import { shorten } from '../dishes/shorten';
import { useFormat } from '../times/use-format';
import styles from './campaign-list.module.css';

/** A name is cut only where it would fill the row. */
const LONG_NAME = 30;
const NAME_LENGTH = 70;

type CampaignListProps = { readonly campaignPath: (campaign: Campaign) => string };

/** Shows the restaurant's campaigns: featured first, then the rest. */
export function CampaignList({ campaignPath }: CampaignListProps) {
  const { t } = useTranslation();
  const { featured, others } = useCampaigns();
  if (featured.length + others.length === 0) {
    return (
      <EmptyState title={t('cart.promotions.none_title')}>
        {t('cart.promotions.none_body')}
      </EmptyState>
    );
  }
  return (
    <>
      <Section title={t('cart.promotions.featured')} views={featured} path={campaignPath} />
      <Section title={t('cart.promotions.others')} views={others} path={campaignPath} />
    </>
  );
}

type SectionProps = {
  readonly title: string;
  readonly views: readonly CampaignView[];
  readonly path: (campaign: Campaign) => string;
};

function Section({ title, views, path }: SectionProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  if (views.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {views.map(({ campaign, discount, block }) => (
          <li key={campaign.campaign_id}>
            <MediaRow
              component={Link}
              to={path(campaign)}
              title={
                campaign.name.length > LONG_NAME
                  ? shorten(campaign.name, NAME_LENGTH)
                  : campaign.name
              }
              description={campaign.description}
              isMuted={block !== null}
              meta={
                discount > 0 && (
                  <Badge tone="success">
                    {t('cart.promotions.in_order', { amount: money(discount) })}
                  </Badge>
                )
              }
              picture={
                campaign.image && <FoodPicture image={campaign.image} ratio="4 / 3" sizes="7rem" />
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

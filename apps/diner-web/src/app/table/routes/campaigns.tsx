import { type CampaignView, useCampaigns } from '@comanda/ordering';
import { Badge, EmptyState, MediaRow } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FoodPicture } from '#shared/food-picture';
import { shorten } from '#shared/shorten';
import { useFormat } from '#shared/use-format';
import { useParty } from '../party-context';
import { TableBar } from '../table-bar';
import { TablePage } from '../table-page';
import styles from './campaigns.module.css';

/** A name is cut only where it would fill the row. */
const LONG_NAME = 30;
const NAME_LENGTH = 70;

/** What the restaurant promotes: what it wants seen first, then the rest. */
export function CampaignsRoute() {
  const { t } = useTranslation();
  const { paths } = useParty();
  const { featured, others } = useCampaigns();
  const isEmpty = featured.length + others.length === 0;
  return (
    <TablePage title={t('menu.promotions')} backTo={paths.logoView} isNarrow bar={<TableBar />}>
      {isEmpty && (
        <EmptyState title={t('table.campaigns.none_title')}>
          {t('table.campaigns.none_body')}
        </EmptyState>
      )}
      <Section title={t('table.campaigns.featured')} views={featured} />
      <Section title={t('table.campaigns.others')} views={others} />
    </TablePage>
  );
}

type SectionProps = { readonly title: string; readonly views: readonly CampaignView[] };

function Section({ title, views }: SectionProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { paths } = useParty();
  if (views.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {views.map(({ campaign, instance_ids, discount, block }) => (
          <li key={campaign.campaign_id}>
            <MediaRow
              component={Link}
              to={paths.oneCampaign(campaign.campaign_id)}
              title={
                campaign.name.length > LONG_NAME
                  ? shorten(campaign.name, NAME_LENGTH)
                  : campaign.name
              }
              description={campaign.description}
              isMuted={block !== null}
              meta={
                instance_ids.length > 0 && (
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

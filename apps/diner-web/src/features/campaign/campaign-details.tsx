import type { Item } from '@comanda/contracts';
import { type CampaignView, useCatalogue } from '@comanda/ordering';
import { Banner, Button, MediaRow, Price } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FoodPicture } from '#shared/food-picture';
import { useBlockedCampaignText } from '#shared/use-blocked-campaign-text';
import { useFormat } from '#shared/use-format';
import { useItemPrice } from '#shared/use-item-price';
import { useSuggestionText } from '#shared/use-suggestion-text';
import { useToldCampaigns } from '#shared/use-told-campaigns';
import styles from './campaign-details.module.css';
import { dishGroups } from './dish-groups';

type CampaignDetailsProps = {
  readonly detail: CampaignView;
  readonly itemPath: (item: Item) => string;
};

/** What a campaign gives, what is missing for it, and the dishes that bring it nearer. */
export function CampaignDetails({ detail, itemPath }: CampaignDetailsProps) {
  const { t } = useTranslation();
  const itemPrice = useItemPrice();
  const { index } = useCatalogue();
  const { campaign } = detail;
  return (
    <>
      {campaign.image && (
        <div className={styles.picture}>
          <FoodPicture
            image={campaign.image}
            ratio="16 / 9"
            sizes="(min-width: 48rem) 44rem, 100vw"
          />
        </div>
      )}
      {campaign.description && (
        <p className={styles.description} dir="auto">
          {campaign.description}
        </p>
      )}
      <Standing detail={detail} />
      {dishGroups(campaign, index).map(({ kind, name, items }) => (
        <section key={`${kind} ${name}`} aria-label={name || t(`cart.promotions.${kind}`)}>
          <h2 className={styles.title} dir="auto">
            {name || t(`cart.promotions.${kind}`)}
          </h2>
          <ul>
            {items.map((item) => (
              <li key={item.item_id}>
                <MediaRow
                  component={Link}
                  to={itemPath(item)}
                  title={item.name}
                  description={item.description}
                  meta={<Price>{itemPrice(item)}</Price>}
                  picture={
                    item.image && <FoodPicture image={item.image} ratio="4 / 3" sizes="7rem" />
                  }
                  isMuted={!item.is_in_stock}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** How the order stands to it, and what can be done about that. */
function Standing({ detail }: { readonly detail: CampaignView }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const suggestionText = useSuggestionText();
  const blockedText = useBlockedCampaignText();
  const { take, takeOut } = useToldCampaigns();
  const { campaign, block, missing, instance_ids, is_automatic, discount } = detail;
  if (block) return <Banner tone="warning">{blockedText(block)}</Banner>;
  if (instance_ids.length > 0) {
    return (
      <Banner
        tone="success"
        isLive
        action={
          !is_automatic && (
            <Button size="small" tone="secondary" onClick={() => instance_ids.forEach(takeOut)}>
              {t('common.remove')}
            </Button>
          )
        }
      >
        {discount > 0
          ? t('cart.promotions.in_order', { amount: money(discount) })
          : t('cart.promotions.earned', { name: campaign.name })}
      </Banner>
    );
  }
  return (
    <Banner
      isLive
      action={
        missing === null &&
        !is_automatic && (
          <Button size="small" onClick={() => take(campaign)}>
            {t('cart.promotions.take')}
          </Button>
        )
      }
    >
      {suggestionText({ campaign, missing })}
    </Banner>
  );
}

import type { Campaign } from '@comanda/contracts';
import {
  useCampaignActions,
  useCampaignSuggestions,
  useCart,
  useLostCampaigns,
} from '@comanda/ordering';
import { Banner, Button, Price, VisuallyHidden } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { RewardPicker } from '#shared/reward-picker';
import { toasts } from '#shared/toasts';
import { useFormat } from '#shared/use-format';
import { useSuggestionText } from '#shared/use-suggestion-text';
import styles from './cart-campaigns.module.css';
import { DiscountCode } from './discount-code';

/** More would be advertising. */
const MOST_SUGGESTIONS = 2;

/** The promotions of the order: what they take off, what is still to be picked, what is within reach, and the code field. */
export function CartCampaigns() {
  const { t } = useTranslation();
  const { unclaimed } = useCart();
  return (
    <section className={styles.section} aria-labelledby="promotions-title">
      <h2 id="promotions-title" className={styles.title}>
        {t('cart.promotions.title')}
      </h2>
      <LostCampaigns />
      <AppliedCampaigns />
      {unclaimed.map((reward) => (
        <RewardPicker key={reward.campaign_instance_id} reward={reward} />
      ))}
      <Suggestions />
      <DiscountCode />
    </section>
  );
}

function LostCampaigns() {
  const { t } = useTranslation();
  const { list } = useFormat();
  const { lost, forget } = useLostCampaigns();
  return lost.map(({ campaign_instance_id, name, rewards }) => (
    <Banner
      key={campaign_instance_id}
      tone="warning"
      isLive
      action={
        <Button size="small" tone="secondary" onClick={forget}>
          {t('common.dismiss')}
        </Button>
      }
    >
      {name === '' && t('cart.promotions.lost_unknown')}
      {name !== '' && rewards.length === 0 && t('cart.promotions.lost', { name })}
      {name !== '' &&
        rewards.length > 0 &&
        t('cart.promotions.lost_with', { name, rewards: list(rewards) })}
    </Banner>
  ));
}

function AppliedCampaigns() {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { applied } = useCart();
  const { remove } = useCampaignActions();
  if (applied.length === 0) return null;

  function takeOut(campaign_instance_id: string) {
    remove(campaign_instance_id);
    toasts.show({ message: t('cart.discount.removed'), id: 'campaign' });
  }

  return (
    <ul className={styles.applied}>
      {applied.map(({ campaign_instance_id, campaign: { name }, discount, is_automatic }) => (
        <li key={campaign_instance_id} className={styles.campaign}>
          <span className={styles.name}>{name}</span>
          <Price>{money(-discount)}</Price>
          {!is_automatic && (
            <Button size="small" tone="quiet" onClick={() => takeOut(campaign_instance_id)}>
              {t('common.remove')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Suggestions() {
  const { t } = useTranslation();
  const suggestionText = useSuggestionText();
  const suggestions = useCampaignSuggestions();
  const { add } = useCampaignActions();

  function take(campaign: Campaign) {
    const { ok } = add(campaign);
    toasts.show({
      message: ok ? t('item.added', { name: campaign.name }) : t('error.campaign_unavailable'),
      tone: ok ? 'success' : 'danger',
      id: 'campaign',
    });
  }

  return suggestions.slice(0, MOST_SUGGESTIONS).map((suggestion) => {
    const { campaign, missing } = suggestion;
    const canTake = missing === null && campaign.campaign_code === null;
    return (
      <Banner
        key={campaign.campaign_id}
        action={
          canTake && (
            <Button size="small" tone="secondary" onClick={() => take(campaign)}>
              {t('cart.promotions.take')}
              <VisuallyHidden> {campaign.name}</VisuallyHidden>
            </Button>
          )
        }
      >
        {suggestionText(suggestion)}
      </Banner>
    );
  });
}

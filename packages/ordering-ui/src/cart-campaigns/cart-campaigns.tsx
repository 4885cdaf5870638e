import type { AppliedCampaign } from '@comanda/campaigns';
import type { Item } from '@comanda/contracts';
import {
  useCampaignSuggestions,
  useCart,
  useLostCampaigns,
  useRestaurantStatus,
} from '@comanda/ordering';
import { Banner, Button, Price, VisuallyHidden } from '@comanda/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RewardPicker } from '../reward-reminder/reward-picker';
import { useFormat } from '../times/use-format';
import { useSuggestionText } from '../campaign/use-suggestion-text';
import { useToldCampaigns } from '../campaign/use-told-campaigns';
import styles from './cart-campaigns.module.css';
import { DiscountCode } from './discount-code';

/** More would be advertising. */
const MOST_SUGGESTIONS = 2;

type CartCampaignsProps = { readonly itemPath: (item: Item) => string };

/** The promotions of the order: what they take off, what is still to be picked, what is within reach, and the code field. */
export function CartCampaigns({ itemPath }: CartCampaignsProps) {
  const { t } = useTranslation();
  const { campaigns } = useCart();
  const { state } = useRestaurantStatus();
  const sectionRef = useRef<HTMLElement>(null);
  const [actions, setActions] = useState(0);
  // The pressed button may be gone then, and the focus with it.
  useEffect(() => {
    if (actions > 0 && document.activeElement === document.body) sectionRef.current?.focus();
  }, [actions]);
  function onAction() {
    setActions((count) => count + 1);
  }
  // One code to an order, and none where nothing is ordered.
  const isCodeAsked =
    state !== 'browse_only' && campaigns.every(({ campaign_code }) => campaign_code === null);
  return (
    <section
      ref={sectionRef}
      className={styles.section}
      aria-labelledby="promotions-title"
      tabIndex={-1}
    >
      <h2 id="promotions-title" className={styles.title}>
        {t('cart.promotions.title')}
      </h2>
      <LostCampaigns />
      <AppliedCampaigns itemPath={itemPath} onAction={onAction} />
      <Suggestions onAction={onAction} />
      <DiscountCode isAsked={isCodeAsked} />
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
      {lostText(name, rewards)}
    </Banner>
  ));

  function lostText(name: string, rewards: readonly string[]): string {
    if (name === '') return t('cart.promotions.lost_unknown');
    return rewards.length === 0
      ? t('cart.promotions.lost', { name })
      : t('cart.promotions.lost_with', { name, rewards: list(rewards) });
  }
}

type Acting = { readonly onAction: () => void };

/** Applied campaigns, each with its rewards still to be picked. */
function AppliedCampaigns({ itemPath, onAction }: CartCampaignsProps & Acting) {
  const { applied, unclaimed } = useCart();
  if (applied.length === 0) return null;
  return (
    <ul className={styles.applied}>
      {applied.map((one) => {
        const { campaign_instance_id, campaign } = one;
        const reward = unclaimed.find((open) => open.campaign_instance_id === campaign_instance_id);
        const worth = <AppliedWorth applied={one} onAction={onAction} />;
        return (
          <li key={campaign_instance_id}>
            {reward ? (
              <RewardPicker reward={reward} itemPath={itemPath} beside={worth} onPick={onAction} />
            ) : (
              <div className={styles.campaign}>
                <span className={styles.name}>{campaign.name}</span>
                {worth}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Discount of a promotion, with a button to remove it. */
function AppliedWorth({ applied, onAction }: Acting & { readonly applied: AppliedCampaign }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { takeOut } = useToldCampaigns();
  const { campaign_instance_id, campaign, discount, is_automatic } = applied;
  return (
    <>
      {discount > 0 && <Price>{money(-discount)}</Price>}
      {!is_automatic && (
        <Button
          size="small"
          tone="quiet"
          onClick={() => {
            takeOut(campaign_instance_id);
            onAction();
          }}
        >
          {t('common.remove')}
          <VisuallyHidden> {campaign.name}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}

function Suggestions({ onAction }: Acting) {
  const { t } = useTranslation();
  const suggestionText = useSuggestionText();
  const suggestions = useCampaignSuggestions();
  const { take } = useToldCampaigns();
  return suggestions.slice(0, MOST_SUGGESTIONS).map((suggestion) => {
    const { campaign, missing } = suggestion;
    const canTake = missing === null && campaign.campaign_code === null;
    return (
      <Banner
        key={campaign.campaign_id}
        action={
          canTake && (
            <Button
              size="small"
              tone="secondary"
              onClick={() => {
                take(campaign);
                onAction();
              }}
            >
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

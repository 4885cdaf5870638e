import type { IntentReply } from '@comanda/api-client';
import { useRestaurant } from '@comanda/ordering';
import { cardLayoutOf, type MountedCard } from '@comanda/payments';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { ActionBanner } from '../notices/action-banner';
import { CardForm } from './card-form';
import { testCardOf } from './test-card';

type CardSectionProps = {
  /** The open payment that the form is for; null until there is one. */
  readonly intent: IntentReply | null;
  readonly isBroken: boolean;
  /** Whether it can be paid without a card. */
  readonly hasOtherWay: boolean;
  readonly onBroken: (isBroken: boolean) => void;
  readonly onCard: (card: MountedCard | null) => void;
};

/** The processor's form of an open payment, what is said where it does not load, and the sandbox's card to try it with. */
export function CardSection(props: CardSectionProps) {
  const { intent, isBroken, hasOtherWay, onBroken, onCard } = props;
  const { t } = useTranslation();
  const { is_sandbox } = useRestaurant();
  return (
    <>
      {isBroken && (
        <ActionBanner label={t('common.retry')} onAction={() => onBroken(false)}>
          {t(
            hasOtherWay
              ? 'checkout.payment.card_unavailable'
              : 'checkout.payment.card_unavailable_only',
          )}
        </ActionBanner>
      )}
      {intent && !isBroken && (
        <CardForm
          key={formKeyOf(intent)}
          intent={intent}
          onCard={onCard}
          onFailure={() => onBroken(true)}
        />
      )}
      {is_sandbox && intent && (
        <Banner>
          {t('common.sandbox.test_card', { card: testCardOf(intent.payment_service) })}
        </Banner>
      )}
    </>
  );
}

/**
 * A form of one frame belongs to its payment. One that makes tokens serves another payment as well, so that what was typed stays
 * when a card was declined or the order has changed.
 */
function formKeyOf({ payment_service, payment_intent }: IntentReply): string {
  const isKept = cardLayoutOf(payment_service) === 'fields';
  return isKept ? payment_service : payment_intent.payment_intent_id;
}

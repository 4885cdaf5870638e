import type { IntentReply } from '@comanda/api-client';
import type { PaymentOptions } from '@comanda/ordering';
import type { Checkout } from '@comanda/ordering/payment';
import { cardLayoutOf } from '@comanda/payments';
import { Banner, Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../times/use-format';
import { ActionBanner } from '../notices/action-banner';
import { CardSection } from './card-section';
import { ChangedNotice } from './changed-notice';
import { PaymentNotice } from './payment-notice';
import styles from './payment-panel.module.css';
import { PaymentWays } from './payment-ways';
import { usePaying } from './use-paying';
import { useReviewText } from './use-review-text';

type PaymentPanelProps = {
  readonly checkout: Checkout;
  readonly options: PaymentOptions;
  readonly total: number;
  readonly onReview: () => void;
  /** Label of the button that leads there. */
  readonly reviewLabel: string;
  /** A wallet was not let pay; nothing was charged. */
  readonly onWalletFailed: () => void;
};

/** How the order is paid: by card in the processor's form, or at the counter. One tap is one payment. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { checkout, options, total, onReview, reviewLabel } = props;
  const { t } = useTranslation();
  const { money } = useFormat();
  const { flow, intent } = checkout;
  const paying = usePaying(props);
  const { way, isBusy, isFormBroken, mustReview, formIntent, isElsewhere } = paying;
  const reviewText = useReviewText(checkout.fault);

  if (mustReview) {
    return (
      <ActionBanner label={reviewLabel} onAction={onReview}>
        {reviewText}
      </ActionBanner>
    );
  }
  return (
    <div className={styles.panel}>
      <PaymentNotice
        flow={flow}
        total={total}
        canTryAgain={intent !== null}
        hasOtherWay={options.counter}
        onAccept={checkout.acceptChanges}
        onReview={onReview}
        reviewLabel={reviewLabel}
        onRetry={checkout.retry}
      />
      {paying.isChanged && way === 'card' && !isHalted(flow.stage) && (
        <ChangedNotice
          total={total}
          layout={formIntent && cardLayoutOf(formIntent.payment_service)}
          onAgree={paying.mustAgree ? paying.agree : null}
        />
      )}
      {total === 0 ? (
        <Banner tone="success">{t('checkout.payment.free')}</Banner>
      ) : (
        <PaymentWays options={options} way={way} isBusy={isBusy} onChange={paying.changeWay} />
      )}
      {way === 'card' && (
        <CardSection
          intent={formIntent}
          formKey={formIntent ? formKeyOf(formIntent) : ''}
          isBroken={isFormBroken}
          hasOtherWay={options.counter}
          onBroken={paying.setFormBroken}
          onCard={paying.setCard}
        />
      )}
      {!(way === 'card' && (isHalted(flow.stage) || paying.mustAgree || isFormBroken)) && (
        <Button
          size="large"
          isWide
          isBusy={isBusy || paying.isWaitingForForm}
          busyLabel={t(isBusy ? busyText(flow.stage) : 'common.loading')}
          onClick={paying.pay}
        >
          {way === 'card'
            ? t(isElsewhere ? 'checkout.payment.other_site_continue' : 'checkout.payment.pay', {
                total: money(total),
              })
            : t('checkout.payment.place')}
        </Button>
      )}
      {isBusy && <p className={styles.wait}>{t('checkout.payment.do_not_close')}</p>}
    </div>
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

/** The notice above says what to do first; until then no form is on its way. */
function isHalted(stage: Checkout['flow']['stage']): boolean {
  return (
    stage === 'price_changed' ||
    stage === 'items_unavailable' ||
    stage === 'refused' ||
    stage === 'offline'
  );
}

function busyText(stage: Checkout['flow']['stage']) {
  switch (stage) {
    case 'confirming':
      return 'checkout.payment.confirming';
    case 'placing':
      return 'checkout.payment.placing';
    default:
      return 'checkout.payment.paying';
  }
}

import type { PaymentOptions } from '@comanda/ordering';
import type { Checkout } from '@comanda/ordering/payment';
import { cardLayoutOf } from '@comanda/payments';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../times/use-format';
import { ActionBanner } from '../notices/action-banner';
import { ChangedNotice } from './changed-notice';
import { PaymentNotice } from './payment-notice';
import { PaymentPanel } from './payment-panel';
import { PaymentWays } from './payment-ways';
import { usePaying, type Way } from './use-paying';
import { useReviewText } from './use-review-text';

type OrderPaymentProps = {
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
export function OrderPayment(props: OrderPaymentProps) {
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
  const canPay = !(way === 'card' && (isHalted(flow.stage) || paying.mustAgree || isFormBroken));
  return (
    <PaymentPanel
      form={
        way === 'card'
          ? {
              intent: formIntent,
              isBroken: isFormBroken,
              hasOtherWay: options.counter,
              onBroken: paying.setFormBroken,
              onCard: paying.setCard,
            }
          : null
      }
      label={canPay ? t(payText(way, isElsewhere), { total: money(total) }) : null}
      isBusy={isBusy}
      busyLabel={t(busyText(flow.stage))}
      isWaiting={paying.isWaitingForForm}
      onPay={paying.pay}
    >
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
    </PaymentPanel>
  );
}

function payText(way: Way, isElsewhere: boolean) {
  if (way === 'counter') return 'checkout.payment.place';
  return isElsewhere ? 'checkout.payment.other_site_continue' : 'checkout.payment.pay';
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

import type { PaymentOptions } from '@comanda/ordering';
import type { Checkout } from '@comanda/ordering/checkout';
import type { MountedCard } from '@comanda/payments';
import { Banner, Button, SegmentedControl } from '@comanda/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/use-format';
import { CardForm } from './card-form';
import { PaymentNotice } from './payment-notice';
import styles from './payment-panel.module.css';

type PaymentPanelProps = {
  readonly checkout: Checkout;
  readonly options: PaymentOptions;
  readonly total: number;
  readonly test_card: string | null;
  readonly onReview: () => void;
};

/** How the order is paid: by card in the processor's form, or at the counter. One tap is one payment. */
export function PaymentPanel({ checkout, options, total, test_card, onReview }: PaymentPanelProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { flow, intent } = checkout;
  const [way, setWay] = useState<'card' | 'counter'>(options.online ? 'card' : 'counter');
  const [card, setCard] = useState<MountedCard | null>(null);
  const [isFormBroken, setFormBroken] = useState(false);
  const isBusy = flow.stage === 'confirming' || flow.stage === 'placing' || flow.stage === 'checking';
  const canPayByCard = flow.stage === 'ready_to_confirm' || flow.stage === 'declined';

  // A payment is opened on arrival, and again once what stood in its way has been settled.
  const start = useEffectEvent(() => checkout.start());
  const mustOpen = way === 'card' && flow.stage === 'idle' && checkout.fault === null;
  useEffect(() => {
    if (mustOpen) start();
  }, [mustOpen]);

  function pay() {
    if (way === 'counter') checkout.payAtCounter();
    else if (card && canPayByCard) void checkout.confirm(card, { return_url: location.href });
  }

  return (
    <div className={styles.panel}>
      <PaymentNotice
        flow={flow}
        former_total={total}
        onAccept={checkout.acceptChanges}
        onReview={onReview}
        onRetry={checkout.retry}
      />
      {options.online && options.counter && (
        <SegmentedControl
          legend={t('checkout.payment.method')}
          value={way}
          onChange={setWay}
          options={[
            { value: 'card', label: t('checkout.payment.card'), isDisabled: isBusy },
            {
              value: 'counter',
              label: t('checkout.payment.counter'),
              detail: t('checkout.payment.counter_detail'),
              isDisabled: isBusy,
            },
          ]}
        />
      )}
      {!options.online && !options.counter && (
        <Banner tone="warning">{t('checkout.payment.no_provider')}</Banner>
      )}
      {way === 'card' && isFormBroken && (
        <Banner
          tone="warning"
          isLive
          action={
            <Button size="small" tone="secondary" onClick={() => setFormBroken(false)}>
              {t('common.retry')}
            </Button>
          }
        >
          {t(options.counter ? 'checkout.payment.card_unavailable' : 'checkout.payment.card_unavailable_only')}
        </Banner>
      )}
      {way === 'card' && intent && !isFormBroken && (
        <CardForm
          key={intent.payment_intent.payment_intent_id}
          intent={intent}
          onCard={setCard}
          onFailure={() => setFormBroken(true)}
        />
      )}
      {way === 'card' && test_card && (
        <Banner>{t('common.sandbox.test_card', { card: test_card })}</Banner>
      )}
      <Button
        size="large"
        isWide
        isBusy={isBusy || (way === 'card' && options.online && !card && !isFormBroken)}
        busyLabel={t(isBusy ? busyText(flow.stage) : 'common.loading')}
        onClick={pay}
      >
        {way === 'card'
          ? t('checkout.payment.pay', { total: money(total) })
          : t('checkout.payment.place')}
      </Button>
      {isBusy && <p className={styles.wait}>{t('checkout.payment.do_not_close')}</p>}
    </div>
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

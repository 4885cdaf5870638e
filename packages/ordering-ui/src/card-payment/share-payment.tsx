import type { Share } from '@comanda/ordering/payment';
import type { MountedCard } from '@comanda/payments';
import { Banner, Button } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '@comanda/web/toasts';
import { useFormat } from '../times/use-format';
import { ActionBanner } from '../notices/action-banner';
import { DeclinedBanner } from './declined-banner';
import { PaymentPanel } from './payment-panel';
import { useWallet } from './use-wallet';

type SharePaymentProps = {
  readonly share: Share;
  readonly flow: Extract<Share['flow'], { readonly intent: unknown }>;
  /** Others may have it by now: what was typed stays, and is sent once it is held again. */
  readonly isOver: boolean;
  readonly onChange: () => void;
};

/** A share of the bill that is held for this guest, and the form that pays it. */
export function SharePayment({ share, flow, isOver, onChange }: SharePaymentProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { intent, stage } = flow;
  const [card, setCard] = useState<MountedCard | null>(null);
  const [isFormBroken, setFormBroken] = useState(false);
  const isBusy = stage === 'confirming' || stage === 'checking';
  const decline = stage === 'open' ? flow.decline : null;

  function pay() {
    if (card && !isBusy) void share.confirm(card, { return_url: location.href });
  }
  function payByWallet() {
    if (isOver) return card?.settleWallet('declined');
    pay();
  }
  function showWalletFailed() {
    toasts.show({ message: t('checkout.payment.wallet_failed'), tone: 'danger', id: 'wallet' });
  }
  useWallet(card, payByWallet, showWalletFailed);

  if (stage === 'checking' && flow.is_unfinished) {
    return (
      <ActionBanner label={t('table.pay.start_again')} onAction={onChange}>
        {t('table.pay.unfinished')}
      </ActionBanner>
    );
  }
  return (
    <PaymentPanel
      form={{
        intent,
        isBroken: isFormBroken,
        hasOtherWay: false,
        onBroken: setFormBroken,
        onCard: setCard,
      }}
      label={
        isFormBroken || isOver
          ? null
          : t('checkout.payment.pay', { total: money(intent.payment_intent.amount) })
      }
      isBusy={isBusy}
      busyLabel={t('checkout.payment.paying')}
      isWaiting={card === null}
      onPay={pay}
      otherAct={
        <Button tone="quiet" isWide onClick={onChange}>
          {t('table.pay.change')}
        </Button>
      }
    >
      {decline !== null && <DeclinedBanner message={decline} hasOtherWay={false} />}
      {stage === 'checking' && (
        <Banner tone="warning" isLive>
          {t('checkout.payment.unknown')}
        </Banner>
      )}
    </PaymentPanel>
  );
}

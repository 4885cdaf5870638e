import { useTotals } from '@comanda/ordering';
import { useCheckout } from '@comanda/ordering/payment';
import { useFormat } from '@comanda/ordering-ui/times';
import { Banner, Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useTroubleText } from './use-trouble-text';

/** Why the last try to pay or to order came to nothing, with the words of the bank; nothing was charged. */
export function PaymentTrouble() {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { totals } = useTotals();
  const { flow, acceptChanges } = useCheckout();
  const told = useTroubleText()(flow);
  if (told === null) return null;
  const canAccept = flow.stage === 'price_changed' || flow.stage === 'items_unavailable';
  return (
    <Banner
      tone="danger"
      isLive
      title={told.error}
      action={
        canAccept && (
          <Button tone="secondary" onClick={acceptChanges}>
            {flow.stage === 'price_changed'
              ? t('checkout.price_changed.accept', { total: money(totals.total_with_tip_and_tax) })
              : t('cart.accept')}
          </Button>
        )
      }
    >
      {told.details}
    </Banner>
  );
}

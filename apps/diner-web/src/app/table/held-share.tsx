import type { BillShare } from '@comanda/contracts';
import { type Share, useHold } from '@comanda/ordering/payment';
import { Banner, Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { HoldLine } from '#features/bill-share/hold-line';
import { isHoldEnding } from '#features/bill-share/is-hold-ending';
import { SharePayment } from '@comanda/ordering-ui/card-payment';
import { TotalsTable } from '@comanda/ordering-ui/totals';
import { ActionBanner } from '@comanda/ordering-ui/notices';
import { toasts } from '@comanda/web/toasts';
import { useTableFaultText } from './use-table-fault-text';

type HeldShareProps = {
  readonly share: Share;
  readonly flow: Extract<Share['flow'], { readonly intent: unknown }>;
  /** The payer's own, as the bill has them; null where this browser reads the bill of another table by now. */
  readonly shares: readonly BillShare[] | null;
  /** The guest's open amount of that bill, in cents. */
  readonly open: number;
};

/** A share that is held for a guest for some minutes, what it comes to, and the form that pays it. */
export function HeldShare({ share, flow, shares, open }: HeldShareProps) {
  const { t } = useTranslation();
  const faultText = useTableFaultText();
  const hold = useHold(flow.intent.share_id, shares);
  const isOpen = flow.stage === 'open';
  const isRenewing = isOpen && share.is_renewing;
  // During a payment the processor reports the result.
  const isOver = isOpen && (hold.is_over || flow.is_over === true);
  const isTaken = isOver && shares !== null && hold.share !== null && open < ofBill(hold.share);

  async function renew() {
    const fault = await share.renew(hold.share);
    if (fault) toasts.show({ message: faultText(fault), tone: 'danger', id: 'share-renewed' });
  }
  return (
    <>
      {isTaken && (
        <ActionBanner
          title={t('table.pay.claimed_title')}
          label={t('table.pay.change')}
          onAction={() => void share.reset()}
        >
          {t('table.pay.taken')}
        </ActionBanner>
      )}
      {isOver && !isTaken && (
        <ActionBanner
          title={t('table.pay.over_title')}
          label={t('table.pay.take_again')}
          onAction={() => void renew()}
          isBusy={isRenewing}
        >
          {t('table.pay.over')}
        </ActionBanner>
      )}
      {!isOver && (
        <Banner
          title={t('table.pay.your_share')}
          action={
            isOpen &&
            isHoldEnding(hold) && (
              <Button
                size="small"
                tone="secondary"
                onClick={() => void renew()}
                isBusy={isRenewing}
              >
                {t('table.pay.keep')}
              </Button>
            )
          }
        >
          {isOpen && <HoldLine {...hold} />}
        </Banner>
      )}
      <TotalsTable totals={flow.intent.totals} />
      <SharePayment share={share} flow={flow} isOver={isOver} onChange={() => void share.reset()} />
    </>
  );
}

/** A share's amount of a bill, without the tip. */
function ofBill({ amount, tip_amount }: BillShare): number {
  return amount - tip_amount;
}

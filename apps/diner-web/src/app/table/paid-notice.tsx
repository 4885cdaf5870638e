import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { ReceiptLink } from '#app/screens/receipt-link';
import { useFormat } from '@comanda/ordering-ui/times';

type PaidNoticeProps = {
  /** In cents, with tips. */
  readonly paid: number;
  readonly guest_id: string | undefined;
};

/** Confirms a guest's payment of the bill; a later payment is added to it. */
export function PaidNotice({ paid, guest_id }: PaidNoticeProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <Banner
      tone="success"
      isLive
      title={t('table.complete.paid')}
      action={guest_id && <ReceiptLink guest_id={guest_id} tone="secondary" size="small" />}
    >
      {t('table.pay.paid_own', { amount: money(paid) })}
    </Banner>
  );
}

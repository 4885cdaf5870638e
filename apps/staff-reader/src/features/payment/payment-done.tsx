import type { PaymentFlow, StoredDraft } from '@comanda/ordering/payment';
import { useStaffPlace } from '@comanda/staff/provider';
import { useGuestBill } from '@comanda/staff/tables';
import { Button, CheckIcon, QrCode } from '@comanda/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePaper } from '#shared/paper/paper-context';
import { PAYMENT_PATH } from '#shared/payment-path';
import { receiptAddress } from '#shared/receipt-address';
import { usePageSession } from '#shared/session/session-context';
import styles from './payment.module.css';
import { ReceiptTextForm } from './receipt-text-form';

type PaymentDoneProps = {
  readonly table_id: string | null;
  readonly flow: Extract<PaymentFlow<StoredDraft>, { readonly stage: 'placed' }>;
  /** The next payment can begin. */
  readonly onRead: () => void;
};

/** Shows that a guest has paid, the order's number and the receipt. */
export function PaymentDone({ table_id, flow, onRead }: PaymentDoneProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { restaurant_id } = useStaffPlace();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { guest_id, order_number } = flow;
  const { bill } = useGuestBill(guest_id, table_id);
  const { print } = usePaper();
  const own = bill?.orders ?? [];
  const printed = own.length > 0 ? own : (bill?.party?.orders ?? []);
  useEffect(() => {
    for (const key of ['board', 'tables', 'table'])
      void queryClient.invalidateQueries({ queryKey: [key, restaurant_id] });
  }, [queryClient, restaurant_id]);

  function finish(): void {
    onRead();
    void navigate(`${PAYMENT_PATH}?restaurant=${encodeURIComponent(restaurant.endpoint)}`);
  }
  return (
    <section className={styles.reader} data-status="COMPLETE">
      <span className={styles.symbol}>
        <CheckIcon />
      </span>
      <p className={styles.heading} role="status">
        {t('reader.complete')}
      </p>
      {order_number !== null && <p className={styles.figure}>{order_number}</p>}
      <div className={styles.code}>
        <QrCode text={receiptAddress(flow)} label={t('staff.act.receipt')} />
        <p>{t('staff.paper.scan')}</p>
      </div>
      <ReceiptTextForm guest_id={guest_id} />
      <div className={styles.acts}>
        <Button size="large" isWide onClick={finish}>
          {t('common.done')}
        </Button>
        <Button tone="secondary" size="large" isWide onClick={onRead}>
          {t('staff.payment.another')}
        </Button>
        {printed.length > 0 && (
          <Button
            tone="secondary"
            size="large"
            isWide
            onClick={() => print({ paper: 'receipt', orders: printed })}
          >
            {t('staff.paper.receipt')}
          </Button>
        )}
      </div>
    </section>
  );
}

import type { BoardOrder } from '@comanda/contracts';
import { useOrderActs } from '@comanda/staff/board';
import { Button, LinkButton, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePaper } from '#shared/paper/paper-context';
import { usePaymentPath } from '#shared/payment-path';
import { receiptPath } from '#shared/receipt-address';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { useOnDone } from '#shared/use-on-done';
import styles from './sheets.module.css';

/** How many minutes an order can be promised in, besides the usual time. */
const READY_IN = [10, 20, 30, 45, 60] as const;

type MoreSheetProps = {
  readonly order: BoardOrder;
  readonly onOpen: (kind: 'cancel' | 'pay' | 'refund') => void;
  readonly onClose: () => void;
};

/** The rarer acts on an order. */
export function MoreSheet({ order, onOpen, onClose }: MoreSheetProps) {
  const { t } = useTranslation();
  const { order_id, paid_state, open_amount, is_accepted, guest_id } = order;
  const paymentPath = usePaymentPath();
  const { print } = usePaper();
  const { accept, ...acting } = useOrderActs();
  const { isActing } = acting;
  useOnDone(acting, onClose);
  useRefusalToast(acting.error);
  const isPaidInPart = paid_state !== 'UNPAID' && paid_state !== 'REFUNDED';
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('staff.ticket.order', { number: order.order_number ?? '' })}
      closeLabel={t('common.close')}
    >
      <div className={styles.acts}>
        {!is_accepted && (
          <fieldset className={styles.minutes}>
            <legend>{`${t('staff.act.accept')}: ${t('staff.act.accept_in')}`}</legend>
            {READY_IN.map((minutes) => (
              <Button
                key={minutes}
                tone="secondary"
                isBusy={isActing}
                onClick={() => accept(order_id, minutes)}
              >
                {t('staff.ticket.minutes', { minutes })}
              </Button>
            ))}
          </fieldset>
        )}
        {open_amount > 0 && (
          <LinkButton component={Link} to={paymentPath(guest_id)} size="large" isWide>
            {t('staff.act.take_payment')}
          </LinkButton>
        )}
        {open_amount > 0 && (
          <Button tone="secondary" size="large" isWide onClick={() => onOpen('pay')}>
            {t('staff.act.paid')}
          </Button>
        )}
        {isPaidInPart && (
          <Button tone="secondary" size="large" isWide onClick={() => onOpen('refund')}>
            {t('staff.act.refund')}
          </Button>
        )}
        <LinkButton
          component="a"
          href={receiptPath(order)}
          target="_blank"
          rel="noreferrer"
          tone="secondary"
          size="large"
          isWide
        >
          {t('staff.act.receipt')}
        </LinkButton>
        <div className={styles.papers}>
          <Button tone="secondary" onClick={() => print({ paper: 'ticket', order, round: null })}>
            {t('staff.paper.ticket')}
          </Button>
          <Button tone="secondary" onClick={() => print({ paper: 'receipt', orders: [order] })}>
            {t('staff.paper.receipt')}
          </Button>
        </div>
        <Button
          tone="secondary"
          size="large"
          isWide
          className={styles.ends}
          onClick={() => onOpen('cancel')}
        >
          {t(is_accepted ? 'staff.act.cancel' : 'staff.act.reject')}
        </Button>
      </div>
    </Sheet>
  );
}

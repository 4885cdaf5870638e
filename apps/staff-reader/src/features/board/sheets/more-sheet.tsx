import type { BoardOrder } from '@comanda/contracts';
import { useOrderActs } from '@comanda/staff/board';
import { Button, LinkButton, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { canRefund } from '#shared/money/money-back';
import { usePaper } from '#shared/paper/paper-context';
import { usePaymentPath } from '#shared/payment-path';
import { receiptPath } from '#shared/receipt-address';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { useOnDone } from '#shared/use-on-done';
import { ActsOnOrder } from './acts-on-order';
import { ReadyIn } from './ready-in';
import styles from './sheets.module.css';

type MoreSheetProps = {
  readonly order: BoardOrder;
  readonly onOpen: (kind: 'cancel' | 'pay' | 'refund') => void;
  readonly onClose: () => void;
};

/** The rarer acts on an order. */
export function MoreSheet({ order, onOpen, onClose }: MoreSheetProps) {
  const { t } = useTranslation();
  const { order_id, open_amount, is_accepted, guest_id, status } = order;
  const paymentPath = usePaymentPath();
  const { print } = usePaper();
  const { accept, ...acting } = useOrderActs();
  const { isActing } = acting;
  useOnDone(acting, onClose);
  useRefusalToast(acting.error);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('staff.ticket.order', { number: order.order_number ?? '' })}
      closeLabel={t('common.close')}
    >
      <div className={styles.acts}>
        <ReadyIn
          order={order}
          isActing={isActing}
          onChoose={(minutes) => accept(order_id, minutes)}
        />
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
        {canRefund(order) && (
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
        {status !== 'ORDER_COMPLETED' && (
          <Button
            tone="secondary"
            size="large"
            isWide
            className={styles.ends}
            onClick={() => onOpen('cancel')}
          >
            {t(is_accepted ? 'staff.act.cancel' : 'staff.act.reject')}
          </Button>
        )}
        <ActsOnOrder order_id={order_id} />
      </div>
    </Sheet>
  );
}

import { useFormatOf } from '@comanda/i18n/react';
import { useCashPayment } from '@comanda/staff/board';
import { Button, Sheet } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { usePageSession } from '#shared/session/session-context';
import { useOnDone } from '#shared/use-on-done';
import { MoneyField } from './money-field';
import styles from './payment.module.css';

type CashSheetProps = {
  /** In cents. */
  readonly amount: number;
  /** The orders that it pays. */
  readonly counted: readonly string[];
  readonly onClose: () => void;
};

/** Takes cash at the counter and shows the change. */
export function CashSheet({ amount, counted, onClose }: CashSheetProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const [given, setGiven] = useState<number | null>(null);
  const cash = useCashPayment();
  useRefusalToast(cash.error);
  useOnDone(cash, () => {
    toasts.show({ message: t('staff.payment.cash_done'), tone: 'success' });
    onClose();
  });
  const change = given === null ? null : given - amount;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('staff.payment.cash_title', { amount: money(amount) })}
      closeLabel={t('common.close')}
      footer={
        <Button
          size="large"
          isWide
          disabled={change !== null && change < 0}
          isBusy={cash.isActing}
          busyLabel={t('common.one_moment')}
          onClick={() => cash.take(counted)}
        >
          {t('staff.pay.submit')}
        </Button>
      }
    >
      <div className={styles.acts}>
        <MoneyField label={t('staff.payment.given')} onCents={setGiven} />
        <p className={styles.change} role="status">
          {change !== null && change >= 0 && t('staff.payment.change', { amount: money(change) })}
          {change !== null && change < 0 && t('staff.payment.short', { amount: money(-change) })}
        </p>
      </div>
    </Sheet>
  );
}

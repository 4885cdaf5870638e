import { Button } from '@comanda/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSection } from './card-section';
import styles from './payment-panel.module.css';

type PaymentPanelProps = {
  /** Notices about the payment, and the ways of paying where there is a choice. */
  readonly children: ReactNode;
  /** The processor's form; null where nothing on the page takes a card. */
  readonly form: ComponentProps<typeof CardSection> | null;
  /** Label of the one button that pays; null while it cannot be paid. */
  readonly label: string | null;
  /** Money may be moving. */
  readonly isBusy: boolean;
  readonly busyLabel: string;
  /** The form is on its way. */
  readonly isWaiting: boolean;
  readonly onPay: () => void;
  /** Another act than paying, offered while no money moves. */
  readonly otherAct?: ReactNode;
};

/** Pays an order or a share of a bill on a page: notices, a form, one button. One tap is one payment. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { children, form, label, isBusy, busyLabel, isWaiting, onPay, otherAct } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.panel}>
      {children}
      {form && <CardSection {...form} />}
      {label !== null && (
        <Button
          size="large"
          isWide
          isBusy={isBusy || isWaiting}
          busyLabel={isBusy ? busyLabel : t('common.loading')}
          onClick={onPay}
        >
          {label}
        </Button>
      )}
      {isBusy ? <p className={styles.wait}>{t('checkout.payment.do_not_close')}</p> : otherAct}
    </div>
  );
}

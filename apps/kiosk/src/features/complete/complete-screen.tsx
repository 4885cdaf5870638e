import type { Order } from '@comanda/contracts';
import { useCheckoutDetails, useRestaurant } from '@comanda/ordering';
import { CancelledNotice } from '@comanda/ordering-ui/order-status';
import { useFormat } from '@comanda/ordering-ui/times';
import { usePageTitle } from '@comanda/web/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrivalFocus } from '#shared/use-arrival-focus';
import { useVisit } from '#shared/visit';
import { Leaving } from './leaving';
import { PrintSlip } from './print-slip';
import { ReceiptOffer } from './receipt-offer';
import styles from './complete-screen.module.css';

type CompleteScreenProps = {
  readonly number: string;
  /** null = the server does not know the order yet, so there is no receipt. */
  readonly guest_id: string | null;
  /** The order as it was placed; null until it is read. */
  readonly order: Order | null;
  readonly onEnd: () => void;
};

/** The number, where to wait, and the receipt. The page leaves by itself, or with a tap. */
export function CompleteScreen({ number, guest_id, order, onEnd }: CompleteScreenProps) {
  const { t } = useTranslation();
  const { name } = useRestaurant();
  const told = useArrivalFocus<HTMLElement>();
  const [isCopy, setCopy] = useState(false);
  usePageTitle(t('order.complete.title_plain'), name);
  return (
    <main id="content" className={styles.page}>
      <section ref={told} tabIndex={-1} className={styles.ticket} aria-live="polite">
        <h1 className={styles.thanks}>{t('order.complete.title_plain')}</h1>
        {isCopy && <p className={styles.copy}>{t('kiosk.complete.copy')}</p>}
        <p>{t('kiosk.complete.number')}</p>
        <p className={styles.number}>{number}</p>
        <Waiting order={order} />
        <Owed order={order} />
        <Late />
      </section>
      <div className={styles.rest}>
        {order?.status === 'ORDER_CANCELLED' && <CancelledNotice order={order} />}
        {guest_id !== null && <ReceiptOffer guest_id={guest_id} />}
        <PrintSlip order_id={order?.order_id ?? null} onCopy={setCopy} />
        <Leaving onEnd={onEnd} />
      </div>
    </main>
  );
}

/** Where the guest waits, or where the order is brought. */
function Waiting({ order }: { readonly order: Order | null }) {
  const { t } = useTranslation();
  const { table_tent } = useVisit();
  const { name, order_type } = useCheckoutDetails();
  if ((order?.order_type ?? order_type) === 'DINE_IN') {
    return table_tent === null ? (
      <p>{t('kiosk.complete.to_table')}</p>
    ) : (
      <p>{t('kiosk.complete.to_tent', { number: table_tent })}</p>
    );
  }
  return <p>{name ? t('kiosk.complete.wait_name', { name }) : t('kiosk.complete.wait')}</p>;
}

/** Shows the amount that is still to be paid at the counter. */
function Owed({ order }: { readonly order: Order | null }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  if (order === null || order.open_amount === 0 || order.payment_method !== 'COUNTER') return null;
  return (
    <p className={styles.owed}>
      {t('order.complete.pay_at_counter', { total: money(order.open_amount) })}
    </p>
  );
}

/** Of an order that waits for the connection: how much is paid at the counter, and when the kitchen has it. */
function Late() {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { late } = useVisit();
  if (late === null) return null;
  return (
    <>
      <p className={styles.owed}>
        {t('order.complete.pay_at_counter', { total: money(late.shown_total) })}
      </p>
      <p>{t('kiosk.offline.saved')}</p>
    </>
  );
}

import type { Order } from '@comanda/contracts';
import { useCancellationText, useRestaurant } from '@comanda/ordering';
import { AlertIcon } from '@comanda/ui';
import { usePageTitle } from '@comanda/web/page';
import { useTranslation } from 'react-i18next';
import { Leaving } from './leaving';
import { useArrivalFocus } from '#shared/use-arrival-focus';
import styles from './complete-screen.module.css';

/** So long staff have to come before the page makes room for the next guest. */
const STAFF_COME_WITHIN_SECONDS = 300;

type NotPlacedScreenProps = {
  readonly order: Order;
  /** Such a card is refunded only by staff, at the reader; they have been called. */
  readonly isInterac: boolean;
  readonly onEnd: () => void;
};

/** An order that was paid and cannot be made: why, and what becomes of the money. */
export function NotPlacedScreen({ order, isInterac, onEnd }: NotPlacedScreenProps) {
  const { t } = useTranslation();
  const { name } = useRestaurant();
  const { why } = useCancellationText()(order);
  const title = t('order.cancelled.unplaced');
  const told = useArrivalFocus<HTMLElement>();
  usePageTitle(title, name);
  return (
    <main id="content" className={styles.page}>
      <section ref={told} tabIndex={-1} className={styles.notPlaced} role="alert">
        <span className={styles.icon}>
          <AlertIcon />
        </span>
        <h1 className={styles.thanks}>{title}</h1>
        <p>{why}</p>
        <p className={styles.money}>{t(isInterac ? 'kiosk.pay.staff' : 'kiosk.pay.refunded')}</p>
      </section>
      <div className={styles.rest}>
        <Leaving onEnd={onEnd} {...(isInterac && { seconds: STAFF_COME_WITHIN_SECONDS })} />
      </div>
    </main>
  );
}

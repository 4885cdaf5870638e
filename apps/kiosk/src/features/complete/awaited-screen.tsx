import { useRestaurant } from '@comanda/ordering';
import { OrderWaiting } from '@comanda/ordering-ui/order-status';
import { usePageTitle } from '@comanda/web/page';
import { useTranslation } from 'react-i18next';
import { Leaving } from './leaving';
import styles from './complete-screen.module.css';

/** The order was paid, and the server has not told yet whether it is made. */
export function AwaitedScreen({ onEnd }: { readonly onEnd: () => void }) {
  const { t } = useTranslation();
  const { name } = useRestaurant();
  usePageTitle(t('order.waiting.title'), name);
  return (
    <main id="content" className={styles.page}>
      <OrderWaiting />
      <div className={styles.rest}>
        <Leaving onEnd={onEnd} />
      </div>
    </main>
  );
}

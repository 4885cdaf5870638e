import { useDeliveries } from '@comanda/staff/deliveries';
import { CourierIcon, EmptyState } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#shared/page-body';
import { PagePending } from '#shared/page-pending';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { usePageSession } from '#shared/session/session-context';
import { DeliveryCard } from './delivery-card';
import styles from './deliveries.module.css';

/** Lists the deliveries with the state of each, and moves those of the restaurant's own riders on. */
export function DeliveriesPage() {
  const { t } = useTranslation();
  const { act } = usePageSession();
  const { deliveries, error, move, resend, isActing, actError } = useDeliveries();
  useRefusalToast(actError);
  return (
    <PageBody title={t('staff.nav.deliveries')}>
      {deliveries === undefined && <PagePending error={error} />}
      {deliveries?.length === 0 && (
        <EmptyState icon={<CourierIcon />} title={t('staff.deliveries.none')} />
      )}
      <ul className={styles.cards}>
        {deliveries?.map((delivery) => (
          <DeliveryCard
            key={delivery.order_id}
            delivery={delivery}
            isActing={isActing}
            onMove={(status) => act(() => move({ order_id: delivery.order_id, status }))}
            onResend={(in_house) => act(() => resend(delivery.order_id, { in_house }))}
          />
        ))}
      </ul>
    </PageBody>
  );
}
